import { fold, hasCjk } from '../text/fold.ts';
import { alternatives, words } from './words.ts';

const SCHOOL = new RegExp(`(?:^|[\\s\\-'(])(?:${alternatives(({ schools }) => schools?.begins)})`);
const SCHOOL_PART = new RegExp(`(?:${alternatives(({ schools }) => schools?.ends)})(?=$|[\\s,.)])`);
const SCHOOL_CJK = new RegExp(alternatives(({ schools }) => schools?.within));

/** True when a text names a place of study. */
export function isSchool(text: string): boolean {
  if (hasCjk(text) && SCHOOL_CJK.test(text)) return true;
  const folded = fold(text);
  return SCHOOL.test(folded) || SCHOOL_PART.test(folded);
}

/** Degrees as people write them; matched at a word border in folded text. */
const DEGREE = new RegExp(
  `(?:^|[\\s(,;:|•·–—/-])(${alternatives(({ degrees }) => degrees?.forms)})(?![\\p{L}\\p{N}]|['’]\\p{L})`,
  'gu',
);
const DEGREE_CJK = new RegExp(
  alternatives(({ degrees }) => degrees?.within),
  'g',
);
/** Short forms that are words otherwise. */
const IN_CAPITALS = new Set(words(({ degrees }) => degrees?.capitals));

export type Found = { start: number; end: number };

/** The places of degrees in a text, longest first at each place. */
export function findDegrees(text: string): Found[] {
  const found: Found[] = [];
  if (hasCjk(text)) {
    for (const match of text.matchAll(DEGREE_CJK))
      found.push({ start: match.index, end: match.index + match[0].length });
    if (found.length > 0) return found;
  }
  const folded = fold(text);
  DEGREE.lastIndex = 0;
  for (let match = DEGREE.exec(folded); match !== null; match = DEGREE.exec(folded)) {
    const body = match[1] ?? '';
    const start = match.index + match[0].length - body.length;
    const end = start + body.trimEnd().length;
    DEGREE.lastIndex = Math.max(end, match.index + 1);
    if (looksLikeDegree(text.slice(start, end), body)) found.push({ start, end });
  }
  return found;
}

/** Short forms must be written as abbreviations: `MA` yes, `ma` no. */
function looksLikeDegree(original: string, folded: string): boolean {
  const letters = folded.replace(/[^a-z]/g, '');
  if (letters.length > 4) return true;
  if (IN_CAPITALS.has(letters)) return original === original.toUpperCase() && /[A-Z]/.test(original);
  return (
    /^[A-Z]/.test(original) &&
    (letters.length > 3 || /[A-Z.].*[A-Z.]|\d/.test(original) || /^[A-Z][a-z]{1,2}[A-Z]/.test(original))
  );
}
