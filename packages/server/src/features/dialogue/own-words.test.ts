import { expect, test } from 'vitest';
import { createEmbeddedAnswerReader } from '../../providers/answer-reader/embedded/embedded-answer-reader.ts';
import { ownWords } from './own-words.ts';

const reader = createEmbeddedAnswerReader({ meaning: 'off', grading: 'points' });
const QUESTION = {
  text: 'A pump stands still. What do you do?',
  rubricLanguage: 'en' as const,
  anchors: { 1: 'a', 3: 'b', 5: 'c' },
  facts: [
    { key: 'fuse', phrasings: ['I look at the fuse first', 'the fuse had blown', 'a blown fuse in the cabinet'] },
  ],
};

function taken(text: string): string | null {
  const [fact] = reader.skim({ language: 'en', text, question: QUESTION }).facts;
  return ownWords(text, fact?.near?.span ?? fact?.span ?? null);
}

test('a short whole piece of what answers the question is taken up', () => {
  expect(
    taken('It was a wet night. I changed the melted fuse on Monday, and then I drew the whole plan of it anew.'),
  ).toBe('I changed the melted fuse on Monday');
});

test.each([
  'I mailed the pump report to ada@example.org at once and asked her for the drawing of the old wet cabinet outside.',
  'I rang 0171 5550199 about the pump.',
])('what is private or too long is not said aloud again: %s', (text) => {
  expect(taken(text) ?? '').not.toMatch(/@|\d{5}/);
});

test('nothing is taken up of what answers nothing', () => {
  expect(taken('Well, you know how it goes with such things in life.')).toBeNull();
});

test('nothing is taken up of a sentence that comes near to neither point nor question', () => {
  expect(taken('My brother keeps bees in the garden. He sells the honey on Sundays.')).toBeNull();
});

test.each([
  ['I made lists, ranked by age of the fuse cabinet, and I rang the depot first.', 'I rang the depot first'],
  ['After the fuse, old as the cabinet, ranked by age of kitchen.', null],
])('what only a comma parts is torn: %s', (text, piece) => {
  expect(ownWords(text, { start: 0, end: text.length })).toBe(piece);
});
