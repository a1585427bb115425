import type { Language } from '@colloquy/contract/shared';
import { sentencesIn } from '@colloquy/language/text/sentences';

/** A shorter sentence is spoken together with the next one: a voice that stops after each word sounds wrong. */
const SHORTEST = 24;
/** Scripts that say a word in a letter or two. */
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
const SHORTEST_DENSE = 10;
/** Longer ones are cut after a clause, so that the first sound need not wait for all of them. */
const LONGEST = 240;

/** A text in the pieces that are spoken and kept one by one: what is said often is then made once. */
export function speechParts(text: string, language: Language): string[] {
  const parts: string[] = [];
  let short = '';
  for (const { text: part } of sentencesIn(text, language)) {
    const sentence = `${short}${part}`;
    if (sentence.trim().length < (DENSE.test(sentence) ? SHORTEST_DENSE : SHORTEST)) {
      short = sentence;
      continue;
    }
    short = '';
    parts.push(...clausesOf(sentence.trim()));
  }
  const rest = short.trim();
  if (rest === '') return parts;
  const last = parts.pop();
  return [...parts, last === undefined ? rest : `${last} ${rest}`];
}

function clausesOf(sentence: string): string[] {
  const clauses: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST) {
    const within = rest.slice(0, LONGEST);
    const cut = Math.max(within.lastIndexOf(', '), within.lastIndexOf('; '), within.lastIndexOf(': '));
    const at = cut > LONGEST / 3 ? cut + 1 : Math.max(within.lastIndexOf(' '), 1);
    clauses.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? clauses : [...clauses, rest];
}
