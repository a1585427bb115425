import { isDocumentTitle, sectionOf } from '../lexicon/headings.ts';
import { hasPostcode, placeEvidence } from '../lexicon/places.ts';
import { isSchool } from '../lexicon/study-words.ts';
import { alternatives } from '../lexicon/words.ts';
import { companyEvidence, titleEvidence } from '../lexicon/work-words.ts';
import type { Cell, CvText, Line } from '../text/cv-text.ts';
import { fold, hasCjk } from '../text/fold.ts';
import { cut, joinPieces, type Piece, splitPiece, tidy } from '../text/piece.ts';
import { findDates } from './dates.ts';
import type { SectionBlock } from './sections.ts';
import { splitName } from './split-name.ts';

export type PersonName = { first: string; last: string; at: Piece; rest: Piece[] };

const LABEL = new RegExp(
  `^\\s*(?:${alternatives((words) => words.people?.name)})\\s*(?:[:：\\t]|\\s{2,})\\s*(?=\\p{L})` +
    String.raw`|^\s*(?:curriculum vitae (?:of|von|de|di|van)|resume of|cv of|lebenslauf von)\s*:?\s+(?=\p{L})` +
    `|^\\s*(?:${alternatives((words) => words.people?.nameWithin)})\\s*[:：\\t]?\\s*(?=\\S)`,
  'iu',
);
const HONORIFIC = new RegExp(
  `^(?:(?:${alternatives((words) => words.people?.honorifics)}` +
    String.raw`)\.?\s+|(?:dr\.|prof\.|ing\.|ir\.|drs\.|dipl\.-ing\.|mag\.|dott\.(?:ssa)?)\s*)+`,
);
const SUFFIX =
  /(?:\s*,\s*|\s+)(?:ph\.?\s?d\.?|m\.?d\.?|mba|m\.?sc\.?|b\.?sc\.?|msc\.?|bsc\.?|m\.?a\.?|b\.?a\.?|cpa|pmp|cfa|cissp|rn|esq\.?|csm|p\.?e\.?|dds|jd|j\.d\.|llm|mph|meng|beng|s\.?kom\.?|s\.?e\.?|s\.?t\.?|m\.?kom\.?|shrm-cp|phr|he\/him|she\/her|they\/them|\((?:he\/him|she\/her|they\/them)\))(?=\s*,|\s|$)\.?/gi;

type Candidate = { piece: Piece; rest: Piece[]; score: number };

/** The person's name as the document shows it; null when it shows none. The e-mail only backs what is written. */
export function findName(cv: CvText, sections: SectionBlock[], emails: Piece[]): PersonName | null {
  const local = emails.map((email) => fold(email.text.split('@')[0] ?? '').replace(/[^a-z]/g, ''));
  const owners = new Map<Line, SectionBlock>();
  for (const block of sections) for (const line of block.lines) owners.set(line, block);
  let best: Candidate | null = null;
  const tops = new Set<Line>();
  const columns = new Set<number>();
  for (const line of cv.lines) {
    if (columns.has(line.column)) continue;
    columns.add(line.column);
    tops.add(line);
  }
  cv.lines.forEach((line, index) => {
    const section = owners.get(line)?.section;
    const home = section === 'head' || section === 'contact' || section === 'personal' || section === 'summary';
    if (!home && line.scale < 1.3) return;
    if (section === 'references') return;
    for (const candidate of candidatesAt(cv, index, local)) {
      const position = index === 0 ? 2 : index < 3 ? 1.5 : index < 6 ? 1 : tops.has(line) ? 1 : line.page > 1 ? -1 : 0;
      const size = Math.min(4, Math.max(0, (line.scale - 1) * 4));
      const stress = (line.bold ? 0.4 : 0) + (line.heading === 1 ? 2 : 0);
      candidate.score +=
        position +
        size +
        stress +
        (section === 'summary' ? -1.5 : 0) +
        (section === 'personal' || section === 'contact' ? 0.3 : 0);
      if (best === null || candidate.score > best.score) best = candidate;
    }
  });
  const found = best as Candidate | null;
  if (found === null || found.score < 1.5) return null;
  const split = splitName(found.piece.text);
  return { ...split, at: found.piece, rest: found.rest };
}

function candidatesAt(cv: CvText, index: number, local: string[]): Candidate[] {
  const line = cv.lines[index];
  if (line === undefined) return [];
  const label = LABEL.exec(fold(line.text));
  if (label !== null && label[0].trim() !== '') {
    const rest = cut(line, label[0].length, line.text.length);
    const value = splitPiece(rest, /\t|\s{2,}|\s*[|,;]\s*/g)[0];
    if (value !== undefined && looksLikeName(value.text)) return [{ piece: clean(value), rest: [], score: 7 }];
  }
  const found: Candidate[] = [];
  const wrapped = wrappedName(cv, index);
  if (wrapped !== null) found.push(candidate(wrapped, [], local, 0.6));
  for (const cell of line.cells) {
    const parts = splitPiece(cell, /\s*[|｜]\s*|\s+[·•]\s+|\s+[–—]\s+|\s+-\s+/g);
    const first = parts[0];
    if (first === undefined) continue;
    if (parts.length > 1) {
      parts.forEach((part, i) => {
        if (looksLikeName(part.text))
          found.push(
            candidate(
              part,
              parts.filter((_, k) => k !== i),
              local,
              i === 0 ? 0 : -0.5,
            ),
          );
      });
    }
    const addressed = nameBeforeAddress(cell);
    if (addressed !== null) found.push(candidate(addressed, [], local, 0));
    if (parts.length === 1 && !looksLikeName(cell.text)) {
      for (const part of styleParts(cell)) if (looksLikeName(part.text)) found.push(candidate(part, [], local, 0.1));
    } else if (parts.length === 1)
      found.push(
        candidate(
          cell,
          line.cells.filter((other) => other !== cell),
          local,
          0,
        ),
      );
  }
  return found.filter((entry) => entry.piece.text !== '');
}

/** `Wiebke Tarnow, Lindenweg 4, 24103 Kiel`: the name in front of the address that goes on behind a comma. */
function nameBeforeAddress(cell: Cell): Piece | null {
  const [name, ...rest] = splitPiece(cell, /\s*[,;]\s*/g);
  const isAddress = rest.some(
    (part) => hasPostcode(part.text) || /^\p{Lu}[\p{L} .-]+ \d{1,4}\p{Ll}?$/u.test(part.text),
  );
  return name !== undefined && isAddress && /\s/.test(name.text) && looksLikeName(name.text) ? name : null;
}

/** The stretches of a cell that look alike, when it has several. */
function styleParts(cell: Cell): Piece[] {
  if (cell.styleBreaks.length === 0 || cell.styleBreaks.length > 6) return [];
  const cuts = [0, ...cell.styleBreaks, cell.text.length];
  return cuts.slice(1).map((to, i) => tidy(cut(cell, cuts[i] ?? 0, to)));
}

function candidate(piece: Piece, rest: Piece[], local: string[], bonus: number): Candidate {
  const name = clean(piece);
  return { piece: name, rest, score: bonus + nameScore(name.text, local) };
}

/** A large name that the narrow column breaks over lines. */
function wrappedName(cv: CvText, index: number): Piece | null {
  const first = cv.lines[index];
  if (first === undefined || first.scale < 1.25 || first.cells.length > 1) return null;
  const parts: Piece[] = [first];
  for (let i = index + 1; i < index + 4; i += 1) {
    const next = cv.lines[i];
    if (next === undefined || next.block !== first.block || next.cells.length > 1) break;
    if (Math.abs(next.scale - first.scale) > 0.02 || next.bold !== first.bold || next.gap > 0.45) break;
    parts.push(next);
  }
  if (parts.length === 1) return null;
  const concatenated = parts
    .map((part) => part.text)
    .reduce((text, part) => (/[-‐]$/.test(text) ? text + part : `${text} ${part}`));
  const piece = { ...joinPieces(parts), text: concatenated };
  return looksLikeName(concatenated) ? piece : null;
}

function clean(piece: Piece): Piece {
  let value = tidy(piece);
  const reading = /\s*[（(][^）)]*[）)]\s*$/.exec(value.text);
  if (reading !== null && reading.index > 0) value = cut(value, 0, reading.index);
  const honorific = HONORIFIC.exec(fold(value.text));
  if (honorific !== null && honorific[0].length < value.text.length)
    value = cut(value, honorific[0].length, value.text.length);
  const suffix = value.text.search(SUFFIX);
  if (suffix > 2) value = cut(value, 0, suffix);
  return tidy(value);
}

const PARTICLES =
  /^(?:de|del|della|di|da|do|dos|das|du|van|von|der|den|ten|ter|la|le|el|al|bin|binti|ibn|zu|y|e|i|of|'t|op|vom|zum|san|st\.?|mac|mc|af|av)$/;

/** "al-Rahman", "ad-Din": the article joined to the name. */
const ARTICLE_IN_NAME = /^(?:al|el|ul|ad|an|ar|as|ash|at|az)[-‐’']\p{Lu}/u;

/** Whether a text has the form of a name: a few capitalised words, or a few characters of a script without capitals. */
function looksLikeName(raw: string): boolean {
  const text = raw.trim();
  if (text.length < 2 || text.length > 60 || /[@\d/\\:;!?%&"“”<>=+_#]|https?/.test(text.replace(SUFFIX, '')))
    return false;
  if (sectionOf(text) !== null || isDocumentTitle(text)) return false;
  // "Darlington, UK" next to the e-mail is a place; what stands so behind a name was taken away as its suffix.
  if (/\p{Ll},\s*\p{Lu}{2,3}$/u.test(text.replace(SUFFIX, ''))) return false;
  if (hasCjk(text)) {
    const normalized = text.replace(/[（(][^）)]*[）)]/g, '').trim();
    if (/[。、，・～]|年|月/.test(normalized)) return false;
    return /^[\u4e00-\u9fff々]{1,4}[\s　]?[\u3040-\u30ff\u4e00-\u9fff々]{1,5}$|^[\uac00-\ud7af]{1,2}[\s　]?[\uac00-\ud7af]{1,3}$|^[\u30a0-\u30ff]+[\s・　=][\u30a0-\u30ff]+$/.test(
      normalized,
    );
  }
  const words = text
    .replace(SUFFIX, '')
    .replace(/,/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length > 6) return false;
  for (let k = 2; k < words.length; k += 1) if (sectionOf(words.slice(0, k).join(' ')) !== null) return false;
  let capital = 0;
  for (const word of words) {
    if (
      /^\p{Lu}/u.test(word) ||
      /^[('‘"]\p{Lu}/u.test(word) ||
      /^(?:d|l|o)['’]\p{Lu}/iu.test(word) ||
      ARTICLE_IN_NAME.test(word)
    )
      capital += 1;
    else if (!PARTICLES.test(fold(word))) return false;
  }
  return capital >= 1 && /\p{L}{2}/u.test(text);
}

function nameScore(text: string, local: string[]): number {
  let score = 0;
  const words = text.split(/\s+/);
  if (hasCjk(text)) score += 2;
  else if (words.length >= 2 && words.length <= 4) score += 1.5;
  else if (words.length === 1) score -= 0.5;
  if (titleEvidence(text) >= 2) score -= 3.5;
  if (companyEvidence(text) >= 2) score -= 2.5;
  else if (companyEvidence(text) === 1) score -= 1;
  if (isSchool(text)) score -= 2.5;
  if (placeEvidence(text).score >= 2) score -= 2;
  if (findDates(text).length > 0) score -= 3;
  const tokens = fold(text)
    .split(/[^a-z]+/)
    .filter((token) => token.length >= 3);
  for (const address of local) {
    const hits = tokens.filter(
      (token) => address.includes(token) || (address.length >= 4 && token.startsWith(address.slice(0, 5))),
    ).length;
    if (hits > 0) score += hits === 1 ? 1.8 : 2.6;
  }
  return score;
}
