import type { Heard } from '@colloquy/content/schema/dialogue';
import { foldWords } from './fold-words.ts';

/** What somebody answers to the offer to change the language. */
export type LanguageWish = 'change-language' | 'keep-language';

/** Longer words say more than a yes or a no. */
const LONGEST = 60;
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

type Answering = {
  /** Of the language of the interview and of the offered one: whoever is offered another answers in either. */
  heard: readonly Pick<Heard, 'wishYes' | 'wishNo' | 'wishNot' | 'besideWish'>[];
  /** Names of the language of the interview, and of the offered one. */
  own: readonly string[];
  offered: readonly string[];
  /** The words on the two buttons. */
  accept: string;
  decline: string;
};

type Part = 'yes' | 'no' | 'not' | 'own' | 'offered' | 'beside';

/**
 * Yes or no to the offered language, or its name or that of the interview's. Null when the words hold anything else: a
 * wish that is missed can be pressed, and an answer that is taken for one is lost.
 */
export function languageWish(text: string, answering: Answering): LanguageWish | null {
  const said = text.length > LONGEST ? '' : foldWords(text);
  if (said === '') return null;
  const isDense = DENSE.test(said);
  const parts = partsOf(isDense ? said.replaceAll(' ', '') : said, phrasesOf(answering, isDense), isDense);
  if (parts === null) return null;
  const [yes, no, not, own, offered] = (['yes', 'no', 'not', 'own', 'offered'] as const).map((part) => parts.has(part));
  // "Not in German", where "not" alone says nothing.
  if (no || not) return !yes && (no || (offered && !own)) ? 'keep-language' : null;
  if (own) return offered ? null : 'keep-language';
  return yes || offered ? 'change-language' : null;
}

function phrasesOf({ heard, own, offered, accept, decline }: Answering, isDense: boolean): Map<string, Set<Part>> {
  const phrases = new Map<string, Set<Part>>();
  const add = (part: Part, words: readonly string[]): void => {
    for (const word of words) {
      const folded = isDense ? foldWords(word).replaceAll(' ', '') : foldWords(word);
      if (folded !== '') phrases.set(folded, (phrases.get(folded) ?? new Set()).add(part));
    }
  };
  for (const { wishYes, wishNo, wishNot, besideWish } of heard) {
    add('yes', wishYes);
    add('no', wishNo);
    add('not', wishNot);
    add('beside', besideWish);
  }
  add('own', own);
  add('offered', offered);
  add('yes', [accept]);
  add('no', [decline]);
  return phrases;
}

/** What the known phrases say that the whole text is made of, the longest first; null where a word is left that is none. */
function partsOf(said: string, phrases: ReadonlyMap<string, ReadonlySet<Part>>, isDense: boolean): Set<Part> | null {
  const known = [...phrases].sort(([one], [other]) => other.length - one.length);
  const parts = new Set<Part>();
  for (let at = 0; at < said.length; ) {
    const next = known.find(([phrase]) => {
      const end = at + phrase.length;
      return said.startsWith(phrase, at) && (isDense || end === said.length || said[end] === ' ');
    });
    if (next === undefined) return null;
    for (const part of next[1]) parts.add(part);
    at += next[0].length + (isDense ? 0 : 1);
  }
  return parts;
}
