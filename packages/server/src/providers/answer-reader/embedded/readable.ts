import { type BaseLanguage, EVERYDAY, EVIDENCE, FUNCTION_WORDS } from './lexicon/index.ts';

/** Keys that lie side by side, on keyboards of several countries. */
const KEYBOARD = [
  'qwertyuiop',
  'qwertzuiopü',
  'azertyuiop',
  'asdfghjklñ',
  'asdfghjklöä',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
];
/** From so many keys in a row on, no word is left: `were` and `property` have three and four. */
const KEYS_IN_A_ROW = 4;
const WORD = /[\p{L}\p{M}']+/gu;
/** Scripts in which any run of characters may be a word: there only a repeated character tells. */
const DENSE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]/u;
/** Signs of program text: names in it follow no language. */
const CODE = /[{}=<>;$#@\\]|\w\(|::|->|_\w/;
/** Abbreviations are too short to tell. */
const SHORT = 3;

let known: { words: Set<string>; letters: Set<string> } | null = null;

function threes(word: string): string[] {
  const edged = ` ${word} `;
  return Array.from({ length: Math.max(0, edged.length - 2) }, (_, at) => edged.slice(at, at + 3));
}

/** Words of all lexicons and the letters that follow each other in them: a word of any trade is made of the same ones. */
function knownWords(): { words: Set<string>; letters: Set<string> } {
  if (known) return known;
  const words = new Set<string>();
  for (const language of Object.keys(EVIDENCE) as BaseLanguage[]) {
    const phrases = [...Object.values(EVIDENCE[language]).flat(), ...EVERYDAY[language], ...FUNCTION_WORDS[language]];
    for (const phrase of phrases) for (const [word] of phrase.toLowerCase().matchAll(WORD)) words.add(word);
  }
  known = { words, letters: new Set([...words].flatMap(threes)) };
  return known;
}

const runs = new Set(
  KEYBOARD.flatMap((row) => [row, [...row].reverse().join('')]).flatMap((row) =>
    Array.from({ length: row.length - KEYS_IN_A_ROW + 1 }, (_, at) => row.slice(at, at + KEYS_IN_A_ROW)),
  ),
);

function isReadable(word: string): boolean {
  const { words, letters } = knownWords();
  if (words.has(word)) return true;
  if (/(.)\1{3}/u.test(word)) return false;
  if (DENSE.test(word)) return true;
  if (word.length <= SHORT) return !/^(.)\1+$/u.test(word);
  for (const run of runs) if (word.includes(run) && word.length <= 2 * run.length) return false;
  const parts = threes(word);
  return parts.filter((part) => letters.has(part)).length >= parts.length / 2;
}

/**
 * Whether a folded sentence is made of words at all, in whatever language: keys struck at random and a character held
 * down are not. Figures and signs alone are left to others.
 */
export function isReadableSentence(folded: string): boolean {
  const words = folded.match(WORD) ?? [];
  if (words.length === 0 || CODE.test(folded)) return true;
  const all = words.reduce((sum, word) => sum + word.length, 0);
  const read = words.filter(isReadable).reduce((sum, word) => sum + word.length, 0);
  return read >= all / 2;
}
