import { languageNames } from '../lexicon/languages.ts';
import { alternatives } from '../lexicon/words.ts';
import { titleEvidence } from '../lexicon/work-words.ts';
import { fold } from '../text/fold.ts';
import { type Piece, splitPiece, tidy } from '../text/piece.ts';

const PART = /\s*[,;|｜•·、，/]\s*|\s+[–—-]\s+|\s*\t\s*/g;

/** `31 years old`, `Alter: 31`, `31歳`. */
const AGE =
  /^(?:age[d:]?|alter|edad|eta|leeftijd|idade|usia|tuoi)?\s*:?\s*\d{2}\s*(?:years?(?: old)?|yrs?(?: old)?|y\/o|jahre?(?: alt)?|ans|anos?(?: de edad| de idade)?|anni|jaar(?: oud)?|tahun|tuoi|ar|lat|歳|才|岁|歲|세)$|^(?:age[d:]?|alter|edad|eta|leeftijd|idade|usia|年齢|年龄|나이)\s*:?\s*\d{2}$/;

const MARRIED = new RegExp(
  `^(?:(?:${alternatives((words) => words.people?.maritalStatus)})\\s*:?\\s*)?(?:${alternatives((words) => words.people?.married)}` +
    String.raw`)(?:\s*[,(]?\s*(?:with|mit|avec|con|met|com)?\s*(?:\d|no|one|two|three|zwei|ein|deux|dos|due|twee|dois)?\s*(?:child(?:ren)?|kids?|kind(?:er(?:en)?)?|enfants?|hij[oa]s?|figli[oa]?|filh[oa]s?|anak)\)?)?$`,
);

const CHILDREN =
  /^(?:\d|no|one|two|three|four|kein|keine|ein|zwei|drei|sans|un|deux|trois|sin|dos|tres|senza|due|tre|geen|een|twee|drie|sem|um|dois)\s+(?:child(?:ren)?|kids?|kind(?:er(?:en)?)?|enfants?|hij[oa]s?|figli[oa]?|filh[oa]s?|anak)$/;

/** What one says of the country one belongs to: a word for it, alone or before `citizen`. */
const NATIONAL = new RegExp(
  `^(?:(?:${alternatives((words) => words.people?.nationality)}` +
    String.raw`)\s*[:：]?\s*.*|\p{L}+ (?:citizen|national|staatsburger(?:in)?|staatsangehorige[r]?)|` +
    `(?:${alternatives((words) => words.people?.nationalities)})[a-z]{0,3})$`,
  'u',
);

function isSureFact(folded: string): boolean {
  return AGE.test(folded) || MARRIED.test(folded) || CHILDREN.test(folded);
}

/** A line of nothing but age, marital status, children and nationality: no profile holds any of them. */
export function isPersonalFact(text: string): boolean {
  const told = splitPiece({ text, start: 0, end: text.length }, PART).some((part) =>
    isSureFact(fold(part.text).trim()),
  );
  return told && bareParts({ text, start: 0, end: text.length }).length === 0;
}

/**
 * What is left of a piece without such facts, or null when that is nothing. A word for a nationality or a language
 * counts next to another fact, or when it is all that is said.
 */
export function withoutPersonalFacts(piece: Piece): Piece | null {
  const kept = bareParts(piece);
  const [first] = kept;
  const last = kept[kept.length - 1];
  if (first === undefined || last === undefined) return null;
  const whole = splitPiece(piece, PART).filter((part) => part.text !== '').length;
  if (kept.length === whole) return piece;
  return tidy({
    text: piece.text.slice(first.start - piece.start, last.end - piece.start),
    start: first.start,
    end: last.end,
  });
}

function bareParts(piece: Piece): Piece[] {
  const parts = splitPiece(piece, PART).filter((part) => part.text !== '');
  const folded = parts.map((part) => fold(part.text).trim());
  const sure = folded.some(isSureFact);
  return parts.filter((part, i) => {
    const own = folded[i] ?? '';
    if (isSureFact(own)) return false;
    if (titleEvidence(part.text) > 0) return true;
    const national = NATIONAL.test(own) || (sure && namesOneLanguage(part.text));
    return !(national && (sure || parts.length === 1));
  });
}

function namesOneLanguage(text: string): boolean {
  const [name, more] = languageNames(text);
  return name !== undefined && more === undefined && name.end - name.start >= text.trim().length - 2;
}
