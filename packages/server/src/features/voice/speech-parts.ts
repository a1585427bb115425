import type { Language } from '@colloquy/contract/shared';
import { sentencesIn } from '@colloquy/language/text/sentences';

/** A shorter sentence is spoken together with the next one: a voice that stops after each word sounds wrong. */
const SHORTEST = 18;
/** Scripts that say a word in a letter or two. */
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
const SHORTEST_DENSE = 8;
/** Longer sentences are spoken clause by clause, so that the first sound need not wait for all of them: about 5 s each. */
const LONG = 90;
const LONG_DENSE = 36;
/** The beginning of a text is what somebody waits for: it ends with its first clause where it is longer than this. */
const LONG_FIRST = 40;
const LONG_FIRST_DENSE = 16;
/** A piece takes less than half as long to make as to hear: so much longer may be what is made while the one before plays. */
const GROWTH = 2;
/** Where no clause ends, a word does: so much is spoken at once at most. */
const LONGEST = 240;
const CLAUSE_END = /[,;:—–](?=\s)|[、，；：]/gu;

/** A text in the pieces that are spoken and kept one by one: what is said often is then made once. */
export function speechParts(text: string, language: Language): string[] {
  const parts: string[] = [];
  let short = '';
  for (const { text: part } of sentencesIn(text, language)) {
    const sentence = `${short}${part}`;
    if (sentence.trim().length < shortestOf(sentence)) {
      short = sentence;
      continue;
    }
    short = '';
    parts.push(...clausesOf(sentence.trim(), parts.length === 0));
  }
  const rest = short.trim();
  if (rest === '') return parts;
  const last = parts.pop();
  return [...parts, last === undefined ? rest : `${last} ${rest}`];
}

function shortestOf(text: string): number {
  return DENSE.test(text) ? SHORTEST_DENSE : SHORTEST;
}

/** @param isFirst whether the text begins with it */
function clausesOf(sentence: string, isFirst: boolean): string[] {
  const clauses: string[] = [];
  const isDense = DENSE.test(sentence);
  const longest = isDense ? LONG_DENSE : LONG;
  let long = isFirst ? (isDense ? LONG_FIRST_DENSE : LONG_FIRST) : longest;
  let rest = sentence;
  while (rest.length > long) {
    const at = cutOf(rest, long);
    if (at === null) break;
    const clause = rest.slice(0, at).trim();
    clauses.push(clause);
    rest = rest.slice(at).trim();
    long = Math.min(longest, clause.length * GROWTH);
  }
  return rest === '' ? clauses : [...clauses, rest];
}

/** Behind the last clause that is not too long, else behind the first; neither piece is a mere word. */
function cutOf(sentence: string, long: number): number | null {
  const shortest = shortestOf(sentence);
  const ends = [...sentence.matchAll(CLAUSE_END)]
    .map(({ index, 0: end }) => index + end.length)
    .filter((end) => end >= shortest && sentence.length - end >= shortest);
  const fitting = ends.filter((end) => end <= long).at(-1) ?? ends.find((end) => end <= LONGEST);
  if (fitting !== undefined) return fitting;
  return sentence.length > LONGEST ? Math.max(sentence.lastIndexOf(' ', LONGEST), long) : null;
}
