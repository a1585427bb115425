import { isInScriptOf } from '@colloquy/content/schema/spoken';
import { catalogueLanguage, LANGUAGES } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import { asksForbiddenGround } from '../../interviewers/forbidden-ground.ts';
import { phraseBook } from '../phrase-books.ts';
import { HEARING } from './hearing.fixture.ts';
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
/** The place of a phrase without the number of its wording. */
const place = (path: string) => path.replace(/\/\d+$/, '');

/** Spoken only where the candidate speaks. */
const VOICE_ONLY = ['/notUnderstood', '/switchedToVoice', '/switchedToText'];

test('Indian English speaks the English phrases', () => {
  expect(phrases('en-IN')).toBe(phrases('en'));
});

test('every language is written', () => {
  expect(LANGUAGES.filter((language) => phrases(language) === undefined)).toEqual([]);
  expect([...PHRASE_LANGUAGES].sort()).toEqual([...new Set(LANGUAGES.map(catalogueLanguage))].sort());
});

describe.each(PHRASE_LANGUAGES)('phrases in %s', (language) => {
  const set = phrases(language);
  const all = leaves(set);

  test('hold everything the schema asks for', () => {
    expect(phraseSetSchema.safeParse(set).error).toBeUndefined();
  });

  test('keep the slots of the English phrase at the same place', () => {
    const expected = new Map(english.map(({ path, text }) => [place(path), slots(text)]));
    for (const { path, text } of all) expect([path, slots(text)]).toEqual([path, expected.get(place(path))]);
  });

  test('have as many wordings as the English phrase, or more', () => {
    const count = (leaves: Leaf[], at: string) => leaves.filter(({ path }) => place(path) === at).length;
    const places = new Set(english.map(({ path }) => place(path)));
    expect([...places].filter((at) => count(all, at) < count(english, at))).toEqual([]);
  });

  test('are not said twice in reply to the candidate’s questions, nor in one silence after another', () => {
    const book = phraseBook(language);
    const said = [0, 1, 2].flatMap((no) => [book.unknown(no), book.known('7', no)]);
    const again = [1, 2].map((no) => book.ownQuestionsAgain(no));
    const silences = ([1, 2] as const).flatMap((stage) => [0, 1].map((no) => book.nudge(stage, no)));
    const all = [...said, ...again, ...silences];
    expect(new Set(all).size).toBe(all.length);
  });

  test('are written in the script of the language', () => {
    const bare = all.map(({ path, text }) => ({ path, text: text.replaceAll(/\{\w+\}/g, '') }));
    expect(bare.filter(({ text }) => !isInScriptOf(text, language))).toEqual([]);
  });

  test('speak of hearing and speaking only where the candidate speaks', () => {
    const inText = all.filter(({ path }) => !VOICE_ONLY.includes(place(path)));
    expect(inText.filter(({ text }) => HEARING[language].test(text))).toEqual([]);
  });

  test('are known to speak of hearing where they do', () => {
    expect(set?.switchedToVoice).toMatch(HEARING[language]);
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
