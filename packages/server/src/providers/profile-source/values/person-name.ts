import { once } from '../../../platform/once.ts';
import { words } from '../words.ts';
import { foldKey } from './text.ts';

export type PersonName = { firstName: string; lastName: string };

const nameWords = once(() => ({
  /** Words that open a family name of several words. */
  particles: new Set(words(({ names }) => names?.particles)),
  titles: new Set(words(({ names }) => names?.titles)),
  suffixes: new Set(words(({ names }) => names?.suffixes)),
  /** Family names of two letters in Chinese and Korean. */
  twoLetters: new Set(words(({ names }) => names?.twoLetters)),
  /** Commonest Vietnamese family names, folded: about nine people in ten. */
  families: new Set(words(({ names }) => names?.families)),
}));
const VIETNAMESE_LETTERS = /[ăâđêôơưĂÂĐÊÔƠƯ\u1EA0-\u1EF9]/u;

const HAN_KANA_HANGUL = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々・\s]+$/u;

function splitEastAsian(text: string): PersonName {
  const parts = text.split(/[\s・]+/u).filter((part) => part !== '');
  const [family = '', ...given] = parts;
  if (given.length > 0) {
    // A name in katakana with a dot is a foreign one in its own order.
    if (text.includes('・')) return { firstName: family, lastName: given.join(' ') };
    return { firstName: given.join(' '), lastName: family };
  }
  const letters = [...text];
  const isJapanese = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
  if (isJapanese || letters.length < 2 || letters.length > 5) return { firstName: text, lastName: '' };
  const two = letters.slice(0, 2).join('');
  const isCompound = letters.length > 2 && nameWords().twoLetters.has(two);
  // Four Han characters without a known double surname are a Japanese name: two and two is the common cut.
  const isFourHan = letters.length >= 4 && /^\p{sc=Han}+$/u.test(text);
  const cut = isCompound || isFourHan ? 2 : 1;
  return { firstName: letters.slice(cut).join(''), lastName: letters.slice(0, cut).join('') };
}

/**
 * Splits a full name into given and family name by the habits of its script: `Family, Given` with a comma, family
 * name first in Han, kana, Hangul and Vietnamese, particles (`van der`, `de la`) with the family name. No word is lost: a title stays with the given name, a degree or
 * generation with the family name. A single word is the given name.
 */
export function splitName(full: string): PersonName {
  const text = full.replaceAll(/\s+/gu, ' ').trim();
  if (text === '') return { firstName: '', lastName: '' };
  if (HAN_KANA_HANGUL.test(text)) return splitEastAsian(text);

  const commas = text.split(',').map((part) => part.trim());
  const [beforeComma = '', afterComma = ''] = commas;
  const isSuffix = (word: string): boolean => nameWords().suffixes.has(foldKey(word));
  if (commas.length >= 2 && afterComma !== '' && !afterComma.split(' ').every(isSuffix)) {
    return { firstName: afterComma, lastName: beforeComma };
  }

  const trailing = commas.slice(1).filter((part) => part !== '');
  const words = beforeComma.split(' ');
  const titles: string[] = [];
  while (words.length > 1 && nameWords().titles.has(foldKey(words[0] ?? ''))) titles.push(words.shift() ?? '');
  const suffixes: string[] = [];
  while (words.length > 2 && isSuffix(words.at(-1) ?? '')) suffixes.unshift(words.pop() ?? '');
  if (words.length === 1) {
    // `Dr. Okafor`: the one name after a title is the family name.
    const [only = ''] = words;
    return titles.length > 0
      ? { firstName: titles.join(' '), lastName: [only, ...trailing].join(', ') }
      : { firstName: only, lastName: trailing.join(', ') };
  }
  const withSuffixes = (family: string[]): string => [[...family, ...suffixes].join(' '), ...trailing].join(', ');
  const [first = ''] = words;
  if (words.length >= 3 && VIETNAMESE_LETTERS.test(text) && nameWords().families.has(foldKey(first))) {
    return { firstName: words.slice(1).join(' '), lastName: withSuffixes([first]) };
  }
  let cut = words.length - 1;
  for (let at = 1; at < words.length - 1; at++) {
    const word = words[at] ?? '';
    if (nameWords().particles.has(word.toLowerCase()) && (word === word.toLowerCase() || at === words.length - 2)) {
      cut = at;
      break;
    }
  }
  return { firstName: [...titles, ...words.slice(0, cut)].join(' '), lastName: withSuffixes(words.slice(cut)) };
}
