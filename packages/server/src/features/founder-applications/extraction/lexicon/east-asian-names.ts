import type { NamesWithoutCapitals } from '@colloquy/content/schema/names-without-capitals';
import type { CatalogueLanguage } from '@colloquy/contract/shared';
import { once } from '../../../../platform/once.ts';
import { founderWords } from './words.ts';

function wordsOf(language: CatalogueLanguage): Partial<NamesWithoutCapitals> {
  return founderWords(language).withoutCapitals ?? {};
}

/** How the names of Japan part into family and given name: lists of signs and of whole family names. */
export const japaneseNames = once(() => {
  const { familyNames, givenNames } = wordsOf('ja');
  return {
    /** Common family names of one sign; all others are taken to have two. */
    oneSignFamily: new Set(familyNames?.one),
    oneSignGiven: new Set(givenNames),
    /** After one of `oneSignFamily` it makes a family name of two: "森田", "林原". */
    secondOfFamily: new Set(familyNames?.second),
    /** Of three and four signs. */
    longFamily: new Set(familyNames?.longer),
  };
});

const DOUBLE_FAMILY = { ko: once(() => doubleFamily('ko')), zh: once(() => doubleFamily('zh')) };

function doubleFamily(language: CatalogueLanguage): RegExp {
  return new RegExp(`^(?:${wordsOf(language).familyNames?.two?.join('|') ?? '(?!)'})`, 'u');
}

/** Whether a name begins with a family name of two signs, where one is usual. */
export function hasDoubleFamilyName(name: string, language: keyof typeof DOUBLE_FAMILY): boolean {
  return DOUBLE_FAMILY[language]().test(name);
}

const title = once(() => {
  const { beginning = ['(?!)'], ending = ['(?!)'] } = wordsOf('ja').noNames ?? {};
  return new RegExp(`^(?:${beginning.join('|')})|(?:${ending.join('|')})$`, 'u');
});

/** Words of Han signs that are titles, places of work or counts, not names. */
export function isTitleInHan(name: string): boolean {
  return title().test(name);
}

/** Han or kana place before what indicates that it is where somebody lives. */
export const placeInHan = once(() => {
  const signs = '[\\p{Script=Han}\\p{Script=Katakana}ーヶケ々]{2,}';
  const region = `(?<=[都道府県州国]|${wordsOf('ja').regions?.join('|')})`;
  return new RegExp(
    `(?<place>[\\p{Script=Han}\\p{Script=Katakana}ーヶケ々・]{2,}(?:[\\s　、]?${signs}|${region}の(?!会社|自宅|実家|大学|近く|本社|中心|市街|山|海|方)${signs})*)(?=(?:の[^、。]{0,8})?、?(?:に(?:住|い|暮|拠点|引|移|越)|在住|を拠点|で(?:す|暮|働|生活|活動)|です|から))`,
    'gu',
  );
});
