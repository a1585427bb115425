import type { Heard } from '@colloquy/content/schema/dialogue';
import { foldWords } from './fold-words.ts';

/** What somebody answers to the offer to change the language. */
export type LanguageWish = 'change-language' | 'keep-language';

/** More words say more than a yes, or than a yes or no with the name of a language. */
const MOST_WORDS = 3;
const MOST_WORDS_NAMED = 5;
const MOST_LETTERS = 48;
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
const MOST_DENSE = 24;

type Answering = {
  /** Of the language of the interview and of the offered one: whoever is offered another answers in either. */
  heard: readonly Pick<Heard, 'no' | 'acknowledging' | 'thinking'>[];
  /** Names of the language of the interview, and of the offered one. */
  own: readonly string[];
  offered: readonly string[];
};

/** Yes or no to the offered language, or its name or that of the interview's; null when the words say anything else. */
export function languageWish(text: string, { heard, own, offered }: Answering): LanguageWish | null {
  if (text.length > MOST_LETTERS) return null;
  const said = foldWords(text);
  const isDense = DENSE.test(said);
  const words = said.split(' ').length;
  if (said === '' || (isDense ? said.length > MOST_DENSE : words > MOST_WORDS_NAMED)) return null;
  const begins = (known: string): boolean => said === known || said.startsWith(isDense ? known : `${known} `);
  const holds = (known: string): boolean => (isDense ? said.includes(known) : ` ${said} `.includes(` ${known} `));
  const namesOffered = offered.map(foldWords).some(holds);
  const namesOwn = own.map(foldWords).some(holds);
  if (heard.some(({ no }) => no.some(begins)) || (namesOwn && !namesOffered)) return 'keep-language';
  // "In German, please."
  if (namesOffered && !namesOwn) return 'change-language';
  const isYes = heard.some(({ acknowledging, thinking }) =>
    acknowledging.some((known) => begins(known) && !thinking.includes(known)),
  );
  return isYes && (isDense || words <= MOST_WORDS) ? 'change-language' : null;
}
