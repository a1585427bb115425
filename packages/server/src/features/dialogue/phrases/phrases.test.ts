import { LANGUAGES } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import { asksForbiddenGround } from '../../interviewers/forbidden-ground.ts';
import { phraseSetSchema } from './phrase-set.ts';
import { PHRASE_LANGUAGES, phraseSet, phrases } from './phrases.ts';

type Leaf = { path: string; text: string };

function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}/${key}`));
}

const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
const english = leaves(phraseSet('en'));

test('Indian English speaks the English phrases', () => {
  expect(phraseSet('en-IN')).toBe(phraseSet('en'));
});

test('the ten languages of the hiring surface are written', () => {
  const hiring = ['en', 'de', 'es', 'fr', 'id', 'ja', 'ko', 'nl', 'vi'] as const;
  expect(hiring.filter((language) => phraseSet(language) === undefined)).toEqual([]);
});

describe.each(PHRASE_LANGUAGES)('phrases in %s', (language) => {
  const set = phraseSet(language);
  const all = leaves(set);

  test('hold everything the schema asks for', () => {
    expect(phraseSetSchema.safeParse(set).error).toBeUndefined();
  });

  test('keep the slots of the English phrase at the same place', () => {
    const expected = new Map(english.map(({ path, text }) => [path.replace(/\/\d+$/, ''), slots(text)]));
    for (const { path, text } of all)
      expect([path, slots(text)]).toEqual([path, expected.get(path.replace(/\/\d+$/, ''))]);
  });

  test('never ask on forbidden ground', () => {
    expect(all.filter(({ text }) => asksForbiddenGround(text).length > 0)).toEqual([]);
  });

  test('say nothing twice under different names', () => {
    const texts = all.map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test.runIf(language !== 'en')('repeat no English sentence', () => {
    const known = new Set(english.map(({ text }) => text));
    expect(all.filter(({ text }) => known.has(text))).toEqual([]);
  });
});

test('neighbouring variants of a transition differ, and any integer picks one', () => {
  const book = phrases('en');
  for (const variant of [-3, -1, 0, 5, 6, 1_000_003]) {
    expect(book.transition(variant)).not.toBe(book.transition(variant + 1));
  }
});

test('a fact is told word for word, whatever signs it holds', () => {
  expect(phrases('en').known('Pay: $& {fact} $1')).toContain('Pay: $& {fact} $1');
});

test('an unwritten language is refused instead of answered in another one', () => {
  const unwritten = LANGUAGES.filter((language) => phraseSet(language) === undefined);
  for (const language of unwritten) expect(() => phrases(language)).toThrow(language);
});
