import { countryCode, hasPostcode, placeEvidence } from '../lexicon/places.ts';
import { alternatives, spaced, unspaced } from '../lexicon/words.ts';
import { titleEvidence } from '../lexicon/work-words.ts';
import type { Line } from '../text/cv-text.ts';
import { fold } from '../text/fold.ts';
import { cut, type Piece, splitPiece, tidy } from '../text/piece.ts';
import { findDates } from './dates.ts';
import { withoutPersonalFacts } from './personal-facts.ts';
import type { SectionBlock } from './sections.ts';

export type Home = { country: string; city: string; full: Piece | null };

const LABEL = new RegExp(
  `^\\s*(?:${spaced((words) => words.people?.home)})\\s*[:：]\\s*|^\\s*(?:${unspaced((words) => words.people?.home)})\\s*[:：\\t]?\\s*`,
);
const BIRTH = new RegExp(alternatives((words) => words.people?.birth));

/** Where the person lives, from the head of the CV and its contact lines. */
export function findHome(sections: SectionBlock[], nameLine: number): Home {
  let best: { piece: Piece; score: number; city: string; country: string } | null = null;
  for (const block of sections) {
    if (block.section !== 'head' && block.section !== 'contact' && block.section !== 'personal') continue;
    for (const line of block.lines) {
      for (const option of optionsOf(line)) {
        const near = Math.abs(line.start - nameLine) < 600 ? 0.3 : 0;
        const score = option.score + near;
        if (option.score > 0 && (best === null || score > best.score)) best = { ...option, score };
      }
    }
  }
  if (best === null || best.score < 1) return { country: '', city: '', full: null };
  return { country: best.country, city: best.city, full: best.piece };
}

function optionsOf(line: Line): { piece: Piece; score: number; city: string; country: string }[] {
  const found: { piece: Piece; score: number; city: string; country: string }[] = [];
  for (const cell of line.cells) {
    for (const part of splitPiece(cell, /\s*[|｜•·]\s*|\s{3,}/g).flatMap(withoutPost)) {
      const label = LABEL.exec(fold(part.text));
      const labelled = label !== null && label[0].trim() !== '';
      const told = tidy(labelled ? cut(part, label?.[0].length ?? 0, part.text.length) : part);
      const piece = labelled ? told : withoutPersonalFacts(told);
      if (piece === null) continue;
      const folded = fold(piece.text);
      if (piece.text === '' || piece.text.length > 110 || /[@]|https?:/.test(piece.text) || BIRTH.test(fold(line.text)))
        continue;
      const evidence = placeEvidence(piece.text);
      const country = countryCode(piece.text);
      const postcode = hasPostcode(piece.text) && findDates(piece.text).length === 0;
      let score = evidence.score + (labelled ? 2 : 0) + (postcode ? 1.5 : 0) + (country !== null ? 0.5 : 0);
      if (/^[\p{Lu}][\p{L}.' -]+,\s*[A-Z]{2}(?:\s+\d{5})?$/u.test(piece.text)) score += 1.5;
      if (
        score === 0 &&
        /(?:^|,\s*)\p{Lu}[\p{L} -]{2,},\s*\p{Lu}[\p{L} ]{2,}$/u.test(piece.text) &&
        piece.text.split(/\s+/).length <= 6
      )
        score = 0.6;
      const parts = townOf(piece.text, evidence.city);
      if (score > 0 && folded.length > 1)
        found.push({ piece, score, city: parts, country: evidence.country || (country === null ? '' : piece.text) });
    }
  }
  return found;
}

/** `Mechanical Engineer — Amman`: what one does, and where. */
function withoutPost(piece: Piece): Piece[] {
  const sides = splitPiece(piece, /\s+[–—-]\s+|\s*[,@]\s+(?=\p{Lu})|\s+(?:in|en|à|a|em|te)\s+(?=\p{Lu})/gu);
  if (sides.length < 2 || titleEvidence(sides[0]?.text ?? '') < 2) return [piece];
  return sides.filter((side) => titleEvidence(side.text) === 0);
}

/** The town of an address line: the known one, or what follows the postcode, or what is before the state. */
function townOf(text: string, known: string): string {
  if (known !== '') return known;
  const afterCode = /(?:^|[\s,])(?:[A-Z]{1,2}-)?\d{4,5}(?:\s?[A-Z]{2})?\s+(\p{L}[\p{L}.' -]+)/u.exec(text)?.[1];
  if (afterCode !== undefined) return afterCode.split(/\s+[–-]\s+|,/)[0]?.trim() ?? '';
  const beforeState = /(?:^|,\s*|[–-]\s+)([\p{Lu}][\p{L}.' -]+),\s*[A-Z]{2}(?:\s+\d{5})?$/u.exec(text)?.[1];
  if (beforeState !== undefined) return beforeState.trim();
  const first = text.split(/\s*,\s*/)[0] ?? '';
  return /\d/.test(first) ? '' : first;
}
