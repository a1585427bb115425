import { expect, test } from 'vitest';
import symbolIds from '../symbols.json' with { type: 'json' };
import { englishPhonemes } from './english-phonemes.ts';
import { soundsOfLetters } from './letter-to-sound.ts';
import { cardinal, decimal, ordinal, year } from './numbers.ts';
import { type Dictionary, pronounce } from './pronounce.ts';
import { writtenOut } from './written-out.ts';

/** In the form of the CMU dictionary. */
const DICTIONARY: Dictionary = {
  data: 'D EY1 T AH0',
  hello: 'HH AH0 L OW1',
  world: 'W ER1 L D',
  repair: 'R IH0 P EH1 R',
  bike: 'B AY1 K',
  shop: 'SH AA1 P',
  plan: 'P L AE1 N',
  match: 'M AE1 CH',
  want: 'W AA1 N T',
  apple: 'AE1 P AH0 L',
  type: 'T AY1 P',
  nato: 'N EY1 T OW0',
  paid: 'P EY1 D',
};

const said = (word: string): string => pronounce(word, DICTIONARY).join(' ');

test.each([
  ['0', 'zero'],
  ['7', 'seven'],
  ['40', 'forty'],
  ['99', 'ninety nine'],
  ['105', 'one hundred five'],
  ['1,250', 'one thousand two hundred fifty'],
  ['2000000', 'two million'],
  ['007', 'zero zero seven'],
  ['1234567890123', 'one two three four five six seven eight nine zero one two three'],
])('%s is %s', (figures, words) => {
  expect(cardinal(figures)).toBe(words);
});

test('years, ordinals and fractions are said as such', () => {
  expect([year('1987'), year('2026'), year('2005'), year('1900'), year('1905'), year('2000')]).toEqual([
    'nineteen eighty seven',
    'twenty twenty six',
    'two thousand five',
    'nineteen hundred',
    'nineteen oh five',
    'two thousand',
  ]);
  expect([ordinal('1'), ordinal('22'), ordinal('30'), ordinal('12')]).toEqual([
    'first',
    'twenty second',
    'thirtieth',
    'twelfth',
  ]);
  expect(decimal('3', '14')).toBe('three point one four');
});

test.each([
  ['It grew by 35% in 2019.', 'It grew by thirty five percent in twenty nineteen.'],
  ['You paid $1.5m, then €20 (or £1).', 'You paid one point five million dollars, then twenty euros (or one pound).'],
  ['Teams of 3-5 people, e.g. yours', 'Teams of three to five people, for example yours'],
  ['C++ & Node.js', 'C plus plus and node J S'],
  ['the 1st of the 1990s', 'the first of the nineteen nineties'],
  ['What “came” first?', 'What "came" first?'],
  ['3.5.1', '3.5.1'],
])('%j is read out as %j', (text, words) => {
  expect(writtenOut(text)).toBe(words);
});

test('a word is said as the dictionary says it, those of the grammar without stress', () => {
  expect(said('Hello')).toBe('HH AH0 L OW1');
  expect(said('and')).toBe('AH0 N D');
});

test('endings, beginnings and compounds of known words are built', () => {
  expect(said('shops')).toBe('SH AA1 P S');
  expect(said('bikes')).toBe('B AY1 K S');
  expect(said('matches')).toBe('M AE1 CH AH0 Z');
  expect(said('planned')).toBe('P L AE1 N D');
  expect(said('wanted')).toBe('W AA1 N T AH0 D');
  expect(said('typing')).toBe('T AY1 P IH0 NG');
  expect(said("world's")).toBe('W ER1 L D Z');
  expect(said('bikeshop')).toBe('B AY1 K SH AA2 P');
  expect(said('prepaid')).toBe('P R IY2 P EY1 D');
});

test('capitals are spelled, with the stress on the last; names in mixed letters are taken apart', () => {
  expect(said('API')).toBe('EY2 P IY2 AY1');
  expect(said('APIs')).toBe('EY2 P IY2 AY1 Z');
  expect(said('NATO')).toBe('EH2 N EY2 T IY2 OW1');
  expect(said('GitHub')).toBe('G IH1 T HH AH2 B');
  expect(said('BikeShop')).toBe('B AY1 K SH AA1 P');
  expect(said('xkcd')).toBe('EH2 K S K EY2 S IY2 D IY1');
});

test.each([
  ['brake', 'B R EY1 K'],
  ['chain', 'CH EY1 N'],
  ['knot', 'N AA1 T'],
  ['nation', 'N EY1 SH AH0 N'],
  ['phone', 'F OW1 N'],
  ['quick', 'K W IH1 K'],
  ['happy', 'HH AE1 P IY0'],
  ['light', 'L AY1 T'],
])('without a dictionary %s is %s', (word, sounds) => {
  expect(soundsOfLetters(word).join(' ')).toBe(sounds);
});

test('a text becomes symbols that the voices have, with its pauses', () => {
  expect(englishPhonemes('Hello, world!', DICTIONARY)).toBe('həlˈO, wˈɜɹld!');
  expect(englishPhonemes('the data, the apple', DICTIONARY)).toBe('ðə dˈAɾə, ði ˈæpᵊl');
});

test('whatever text comes, only symbols that the voices have come out, in time that grows with its length', () => {
  const known = new Set(Object.keys(symbolIds));
  const odd = 'Ünï—code… “quotes” 12.34.56 a/b/c #tag @you 100% €5,000 C#/.NET 日本語 \u0000 <b> {x} 🚲 AAAA zzzz ';
  const symbols = englishPhonemes(odd, DICTIONARY);
  expect([...symbols].filter((symbol) => !known.has(symbol))).toEqual([]);
  const started = performance.now();
  englishPhonemes(odd.repeat(20).slice(0, 2_000), DICTIONARY);
  englishPhonemes('a'.repeat(2_000), DICTIONARY);
  expect(performance.now() - started).toBeLessThan(5_000);
});
