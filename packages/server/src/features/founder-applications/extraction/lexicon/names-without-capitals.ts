import type { NamesWithoutCapitals, Sighting } from '@colloquy/content/schema/names-without-capitals';
import type { CatalogueLanguage } from '@colloquy/contract/shared';
import type { NamePatterns } from './lexicon.ts';
import { founderWords } from './words.ts';

type Shapes = Readonly<Record<string, string>>;

const HAN = '\\p{Script=Han}';
const HANGUL = '\\p{Script=Hangul}';
const KATAKANA = '[\\p{Script=Katakana}ー]';
const HIRAGANA = '\\p{Script=Hiragana}';
/** With the small signs that join two of a name. */
const JAPANESE_HAN = `(?:[${HAN}々ヶ]|(?<=${HAN})[ノヶケツ](?=${HAN}))`;

const either = (words: readonly string[] = []): string => `(?:${words.join('|')})`;

/** What the slots of the lexicon's patterns stand for, by language. */
const SHAPES: Partial<Record<CatalogueLanguage, (words: NamesWithoutCapitals) => Shapes>> = {
  zh: () => ({ han: HAN }),
  ko: koreanShapes,
  hi: () => ({ word: '[\\p{Script=Devanagari}]+' }),
  th: () => ({ word: '[\\p{Script=Thai}]+' }),
  ja: japaneseShapes,
};

function koreanShapes({ familyNames, beginLikeNames = [], titles }: NamesWithoutCapitals): Shapes {
  const double = `${either(familyNames?.two)}${HANGUL}{1,2}`;
  const name = `(?<!${HANGUL})(?!${beginLikeNames.join('|')})(?:${double}|[${familyNames?.one}]\\s?${HANGUL}{2})`;
  return { hangul: HANGUL, name, title: either(titles) };
}

function japaneseShapes({ familyNames, givenNames, looksAfter }: NamesWithoutCapitals): Shapes {
  const han = JAPANESE_HAN;
  // Family name, given name: Han with Han, hiragana or katakana, with or without a space; or two words in katakana.
  const name = either([
    `${han}{1,4}[ 　]${han}{1,4}`,
    `${han}{1,4}[ 　][${HIRAGANA}]{2,5}`,
    `${han}{1,4}[ 　]?${KATAKANA}{2,6}`,
    `${han}{3,6}`,
    `${KATAKANA}{2,10}[ 　・]${KATAKANA}{2,10}`,
    `(?<!${KATAKANA})${KATAKANA}{3,8}${han}{1,3}`,
    '\\p{Lu}\\p{L}+ \\p{Lu}\\p{L}+',
  ]);
  return {
    han,
    katakana: KATAKANA,
    hiragana: HIRAGANA,
    name,
    // A given name in hiragana right after the family name: only where the words around leave no doubt.
    joined: `(?:${name}|${han}{1,3}${HIRAGANA}{2,3})`,
    // A family and a given name of one sign each; only where the words around name somebody.
    pair: `(?:[${familyNames?.one}][${givenNames}])`,
    short: `(?:${han}{1,4}|${KATAKANA}{2,8})`,
    // Behind が: what somebody looks after, or the verb alone where は has named it before.
    looksAfter: `(?:[${HAN}\\p{Script=Katakana}ー・A-Za-z]{1,12}を)?${either(looksAfter)}`,
  };
}

/** How names and places show in a language whose script has no capitals; nothing in another. */
export function namePatternsOf(language: CatalogueLanguage): NamePatterns {
  const words = founderWords(language).withoutCapitals;
  if (words === undefined) return {};
  const shapes = SHAPES[language]?.(words) ?? {};
  const sources = (group: string, sightings: readonly Sighting[] = []) =>
    sightings.map((sighting) => sourceOf(group, sighting, shapes));
  return {
    namePatterns: sources('name', words.names),
    ownNamePatterns: sources('name', words.ownNames),
    placePatterns: sources('place', words.places),
  };
}

function sourceOf(group: string, sighting: Sighting, shapes: Shapes): string {
  const { apart = false, before, between = '', not, shape, after } = sighting;
  const source = [
    apart ? `(?<![${HAN}\\p{Script=Katakana}])` : '',
    before === undefined ? '' : either(before),
    between,
    `(?<${group}>${not === undefined ? '' : `(?!${not.join('|')})`}${shape})`,
    after === undefined ? '' : `(?=${after.join('|')})`,
  ].join('');
  return source.replace(/\{([a-z]\w*)\}/giu, (slot, name: string) => shapes[name] ?? slot);
}
