import { soundsOfLetters } from './letter-to-sound.ts';
import lists from './words.json' with { type: 'json' };

/** Words with how they are said, as ARPAbet: `hello` → `HH AH0 L OW1`. */
export type Dictionary = Readonly<Record<string, string>>;

const UNSTRESSED: ReadonlyMap<string, string> = new Map(Object.entries(lists.unstressed));
const OWN: ReadonlyMap<string, string> = new Map([...Object.entries(lists.preferred), ...Object.entries(lists.terms)]);
const LETTERS: ReadonlyMap<string, string> = new Map(Object.entries(lists.letters));
/** Each part of a compound is a word of its own right. */
const PART_MIN = 3;
const VOICELESS = new Set(['P', 'T', 'K', 'F', 'TH']);
const HISSING = new Set(['S', 'Z', 'SH', 'CH', 'ZH', 'JH']);

/**
 * How a word of a sentence is said, as ARPAbet. In turn: own lists, the dictionary, its endings taken off, two words in
 * one, its letters where it is written in capitals or has no vowel, and rules of letters.
 *
 * @param word as written, without punctuation around it
 */
export function pronounce(word: string, dictionary: Dictionary): string[] {
  const pieces = word.split(/[^A-Za-z']+|(?<=[a-z])(?=[A-Z])/).filter((piece) => piece.replaceAll("'", '') !== '');
  const whole = word.toLowerCase();
  const known = UNSTRESSED.get(whole) ?? lookUp(whole, dictionary);
  if (known !== null && known !== undefined && !isSpelled(word, dictionary)) return known.split(' ');
  return pieces.flatMap((piece) => soundsOf(piece, dictionary));
}

function soundsOf(piece: string, dictionary: Dictionary): string[] {
  if (isSpelled(piece, dictionary)) return spelled(piece);
  const word = piece.toLowerCase();
  const known = lookUp(word, dictionary);
  if (known !== null) return known.split(' ');
  return inflected(word, dictionary) ?? compound(word, dictionary) ?? soundsOfLetters(word);
}

function lookUp(word: string, dictionary: Dictionary): string | null {
  return OWN.get(word) ?? (Object.hasOwn(dictionary, word) ? (dictionary[word] ?? null) : null);
}

/** Capitals are read as letters (`API`, `AWS`), unless they are a word in capitals or one of our terms. */
function isSpelled(piece: string, dictionary: Dictionary): boolean {
  const isCapitals = /^[A-Z]{1,6}s?$/.test(piece) && piece !== 'I' && piece !== 'A';
  const word = piece.toLowerCase();
  if (OWN.has(word)) return false;
  if (isCapitals) return piece.length <= 4 || lookUp(word, dictionary) === null;
  return !/[aeiouy]/.test(word) && lookUp(word, dictionary) === null;
}

function spelled(piece: string): string[] {
  const isPlural = /^[A-Z]{2,}s$/.test(piece);
  const letters = (isPlural ? piece.slice(0, -1) : piece).toLowerCase();
  const sounds = [...letters].flatMap((letter) => (LETTERS.get(letter) ?? '').split(' ').filter(Boolean));
  // The last one has the stress.
  const last = sounds.findLastIndex((sound) => sound.endsWith('1'));
  const quiet = sounds.map((sound, index) => (index === last ? sound : sound.replace('1', '2')));
  return isPlural ? [...quiet, ...plural(quiet)] : quiet;
}

function plural(sounds: readonly string[]): string[] {
  const last = sounds.at(-1) ?? '';
  if (HISSING.has(last)) return ['AH0', 'Z'];
  return [VOICELESS.has(last) ? 'S' : 'Z'];
}

const ENDINGS: readonly [ending: string, stems: readonly string[], sounds: (stem: readonly string[]) => string[]][] = [
  ["'s", [''], plural],
  ['ies', ['y'], () => ['Z']],
  ['es', ['', 'e'], plural],
  ['s', [''], plural],
  ['ied', ['y'], () => ['D']],
  ['ed', ['', 'e'], (stem) => past(stem.at(-1) ?? '')],
  ['ing', ['', 'e'], () => ['IH0', 'NG']],
  ['er', ['', 'e'], () => ['ER0']],
  ['ers', ['', 'e'], () => ['ER0', 'Z']],
  ['ly', [''], () => ['L', 'IY0']],
  ['ness', [''], () => ['N', 'AH0', 'S']],
  ['able', ['', 'e'], () => ['AH0', 'B', 'AH0', 'L']],
];
const BEGINNINGS: ReadonlyMap<string, string> = new Map(Object.entries(lists.beginnings));

function past(last: string): string[] {
  if (last === 'T' || last === 'D') return ['AH0', 'D'];
  return [VOICELESS.has(last) || ['S', 'SH', 'CH'].includes(last) ? 'T' : 'D'];
}

function inflected(word: string, dictionary: Dictionary): string[] | null {
  for (const [ending, stems, sounds] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const cut = word.slice(0, -ending.length);
    const single = /(.)\1$/.test(cut) ? [cut.slice(0, -1)] : [];
    for (const stem of [...stems.map((more) => cut + more), ...single]) {
      const known = stem.length < 2 ? null : lookUp(stem, dictionary);
      if (known !== null) return [...known.split(' '), ...sounds(known.split(' '))];
    }
  }
  for (const [beginning, sounds] of BEGINNINGS) {
    const rest = word.slice(beginning.length);
    const known = word.startsWith(beginning) && rest.length >= PART_MIN ? lookUp(rest, dictionary) : null;
    if (known !== null) return [...sounds.split(' '), ...known.split(' ')];
  }
  return null;
}

function compound(word: string, dictionary: Dictionary): string[] | null {
  for (let at = word.length - PART_MIN; at >= PART_MIN; at--) {
    const [first, second] = [lookUp(word.slice(0, at), dictionary), lookUp(word.slice(at), dictionary)];
    if (first !== null && second !== null)
      return [...first.split(' '), ...second.split(' ').map((sound) => sound.replace('1', '2'))];
  }
  return null;
}
