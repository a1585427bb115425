import type { Heard as Words } from '@colloquy/content/schema/dialogue';
import { compatible } from '@colloquy/language/text/compatible';
import type { Sense } from './piece.ts';

type Lists = Pick<Words, 'acknowledging' | 'interrupting' | 'goingOn'>;

/** A request to interrupt has few words; more of them are an answer that begins with one. */
const INTERRUPTION_WORDS = 7;
/** So many of the words must be the interviewer's own, and at least so many words there must be, to be its echo. */
const ECHO_SHARE = 0.7;
const ECHO_WORDS = 3;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/**
 * What words that were said while the interviewer spoke are. Linear in their length.
 *
 * @param prompt what the interviewer was saying: all of the same breath
 */
export function senseOf(text: string, prompt: string, words: Lists): Sense {
  const said = unitsOf(text);
  if (said.length === 0 || isMadeOf(said, words.acknowledging)) return 'acknowledgement';
  if (said.length <= INTERRUPTION_WORDS * (UNSPACED.test(text) ? 2 : 1) && holdsAny(said, words.interrupting))
    return 'interruption';
  return isEcho(said, unitsOf(prompt)) ? 'echo' : 'answer';
}

/** Whether the words end as if more were to come. */
export function isOpenEnded(text: string, { goingOn }: Pick<Lists, 'goingOn'>): boolean {
  if (/[,…–—-]\s*$/u.test(text)) return true;
  // Who asks something has finished.
  if (/[?？]\s*$/u.test(text)) return false;
  const said = unitsOf(text);
  return goingOn.some((words) => {
    const end = unitsOf(words);
    return (
      end.length > 0 &&
      end.length < said.length + 1 &&
      end.every((word, at) => word === said[said.length - end.length + at])
    );
  });
}

/** Words in small letters; single characters where a script puts no spaces. */
function unitsOf(text: string): string[] {
  const folded = compatible(text)
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim();
  if (folded === '') return [];
  return UNSPACED.test(folded) ? [...folded.replaceAll(' ', '')] : folded.split(' ');
}

/** Whether nothing but these is said, one after another; the longest that fits is taken each time. */
function isMadeOf(said: readonly string[], terms: readonly string[]): boolean {
  const known = terms.map(unitsOf).sort((a, b) => b.length - a.length);
  for (let at = 0; at < said.length; ) {
    const fits = known.find((term) => term.length > 0 && term.every((word, index) => word === said[at + index]));
    if (fits === undefined) return false;
    at += fits.length;
  }
  return true;
}

function holdsAny(said: readonly string[], terms: readonly string[]): boolean {
  return terms
    .map(unitsOf)
    .some((term) => said.some((_, at) => term.length > 0 && term.every((word, index) => word === said[at + index])));
}

function isEcho(said: readonly string[], prompt: readonly string[]): boolean {
  if (said.length < ECHO_WORDS) return false;
  const left = new Map<string, number>();
  for (const word of prompt) left.set(word, (left.get(word) ?? 0) + 1);
  let own = 0;
  for (const word of said) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    own += 1;
    left.set(word, count - 1);
  }
  return own / said.length >= ECHO_SHARE;
}
