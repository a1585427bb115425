import { describe, expect, test } from 'vitest';
import { asksForbiddenGround } from '../../interviewers/forbidden-ground.ts';
import { phraseSetSchema } from './phrase-set.ts';
import { PHRASE_LANGUAGES, phrases } from './phrases.ts';

type Leaf = { path: string; text: string };

function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}/${key}`));
}

const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
const english = leaves(phrases('en'));

test('Indian English speaks the English phrases', () => {
  expect(phrases('en-IN')).toBe(phrases('en'));
});

test('the ten languages of the hiring surface are written', () => {
  const hiring = ['en', 'de', 'es', 'fr', 'id', 'ja', 'ko', 'nl', 'vi'] as const;
  expect(hiring.filter((language) => phrases(language) === undefined)).toEqual([]);
});

describe.each(PHRASE_LANGUAGES)('phrases in %s', (language) => {
  const set = phrases(language);
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
