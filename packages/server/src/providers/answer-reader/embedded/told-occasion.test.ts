import { expect, test } from 'vitest';
import { createEmbeddedAnswerReader } from './embedded-answer-reader.ts';
import { OCCASIONS } from './invented-occasions.fixture.ts';
import type { BaseLanguage } from './lexicon/index.ts';

const reader = createEmbeddedAnswerReader({ meaning: 'off', grading: 'points' });

function skim(language: BaseLanguage, text: string) {
  return reader.skim({
    language,
    text,
    question: {
      text: 'Tell me.',
      rubricLanguage: language,
      anchors: { 1: 'a', 3: 'b', 5: 'c' },
      facts: [{ key: 'a', phrasings: ['a turbine blade'] }],
    },
  });
}

const told = (language: BaseLanguage, text: string) => skim(language, text).told;
const ofKind = (kind: (typeof OCCASIONS)[number][1]) => OCCASIONS.filter(([, one]) => one === kind);

test('what one usually does or would do is no occasion', () => {
  for (const [language, , text] of [...ofKind('habit'), ...ofKind('hypothetical')])
    expect(told(language, text), text).toBeUndefined();
});

test('nine of ten occasions are seen that are told without a word for when they were', () => {
  const seen = ofKind('told').filter(([language, , text]) => told(language, text) !== undefined);
  expect(seen.length / ofKind('told').length).toBeGreaterThanOrEqual(0.9);
  for (const language of ['en', 'de', 'fr', 'es']) expect(seen.some(([one]) => one === language)).toBe(true);
});

test('nothing is credited for how it is told', () => {
  const [, , text = ''] = ofKind('told')[0] ?? [];
  expect(skim('en', text).signals.example).toBeNull();
});

test('a career and a language without words for it tell of no occasion', () => {
  expect(
    told('en', 'I worked in two hotels, handled the bookings, trained new people and led the desk.'),
  ).toBeUndefined();
  expect(
    told('fi', 'Asiakas tuli sisään. Kysyin häneltä, mitä tapahtui, ja korjasin takin. Hän kiitti.'),
  ).toBeUndefined();
});

test('whose the acts are and how it ended is told with it', () => {
  const account = 'The valve leaked badly. I shut it, rang the plant and swapped the seal.';
  expect(told('en', account)).toEqual({ isOwn: true, hasEnd: false });
  expect(told('en', `${account} It held.`)).toEqual({ isOwn: true, hasEnd: true });
  expect(told('en', `${account} We cleaned up and went home.`)?.isOwn).toBe(false);
});
