import type { Heard } from '@colloquy/content/schema/dialogue';
import { foldWords } from './fold-words.ts';

/**
 * What somebody wants who answers nothing yet: to know what is meant, to think, or, after a bare no to an open question,
 * to be asked more widely.
 */
export type Hesitation = 'meaning' | 'think' | 'wider';

/** Longer words say more than that. */
const LONGEST = 90;
/** Letters that may be next to: a greeting, "by that". */
const EXTRA = 24;
const EXTRA_DENSE = 8;
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** What the words hesitate about; null when they say anything else. Linear in their length. */
export function hesitationIn(text: string, heard: Heard): Hesitation | null {
  if (text.length > LONGEST) return null;
  const said = foldWords(text);
  if (said === '') return null;
  if (heard.no.includes(said)) return 'wider';
  if (isThinking(said, heard)) return 'think';
  const isDense = DENSE.test(said);
  const room = isDense ? EXTRA_DENSE : EXTRA;
  if (heard.meaning.some((words) => holds(said, words, isDense) && said.length - words.length <= room))
    return 'meaning';
  const isAsked = /[?？؟]\s*$/u.test(text);
  return isAsked && heard.meant.some((words) => said.startsWith(isDense ? words : `${words} `)) ? 'meaning' : null;
}

/** Whether a question is about the job or the candidate: one that asks for a fact of the trade may be an answer. */
export function isOfJob(text: string, { ofJob }: Pick<Heard, 'ofJob'>): boolean {
  const said = foldWords(text);
  return ofJob.some((words) => holds(said, words, DENSE.test(said)));
}

function holds(said: string, words: string, isDense: boolean): boolean {
  return isDense ? said.includes(words) : ` ${said} `.includes(` ${words} `);
}

function isThinking(said: string, { thinking, besideThinking }: Heard): boolean {
  if (DENSE.test(said)) {
    const whole = said.replaceAll(' ', '');
    const core = thinking.map((words) => words.replaceAll(' ', '')).find((words) => whole.includes(words));
    return core !== undefined && whole.length - core.length <= EXTRA_DENSE / 2;
  }
  const words = said.split(' ');
  const isKnown = (word: string): boolean => thinking.includes(word) || besideThinking.includes(word);
  return words.some((word) => thinking.includes(word)) && words.every(isKnown);
}
