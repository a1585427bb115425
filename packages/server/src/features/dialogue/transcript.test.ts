import { expect, test } from 'vitest';
import { builtInContent } from '../../testing/built-in-content.ts';
import type { StoredEvent } from './dialogue-store.ts';
import { ownQuestions } from './own-questions.ts';
import { phraseBooks } from './phrase-books.ts';
import { toRecord } from './transcript.ts';

test('what asks the interviewer for something stands in the transcript and answers no question', () => {
  const said = { promptId: 1, question: 'q', skip: false, mode: 'text', origin: 'sent', audio: null, confidence: null };
  const bodies = [
    { kind: 'prompted', prompt: 'question', text: 'What do you check first?', question: 'q', reason: null },
    { kind: 'answered', ...said, text: 'I would like to speak to a person.', request: 'person' },
    { kind: 'asked-human', note: '' },
    { kind: 'answered', ...said, text: 'The scales, against a known weight.' },
  ] as StoredEvent['body'][];
  const record = toRecord(bodies.map((body, i) => ({ seq: i + 1, clientId: `c${i}`, at: new Date(0), body })));
  expect(record.turns.map(({ text }) => text)).toContain('I would like to speak to a person.');
  expect(record.questions[0]?.answers).toEqual([4]);
  expect(record.humanAsked).toBe(true);
  expect(record.personRequests).toEqual([{ id: 3, at: new Date(0), kind: 'person', note: '' }]);
});

test('who declines for a person asks once, with the note where there is one', () => {
  const recordOf = (bodies: StoredEvent['body'][]) =>
    toRecord(bodies.map((body, i) => ({ seq: i + 1, clientId: null, at: new Date(i), body }))).personRequests;
  const declined = { kind: 'declined', wantsPerson: true } as const;
  expect(recordOf([declined])).toEqual([{ id: 1, at: new Date(0), kind: 'person', note: '' }]);
  expect(recordOf([{ kind: 'asked-human', note: 'After four.' }, declined])).toEqual([
    { id: 1, at: new Date(0), kind: 'person', note: 'After four.' },
  ]);
  expect(recordOf([{ kind: 'declined', wantsPerson: false }])).toEqual([]);
  // Who asked for something else before asks for a person by it.
  const erase = { kind: 'asked-human', about: 'erase', note: '' } as const;
  expect(recordOf([erase, declined]).map(({ kind }) => kind)).toEqual(['erase', 'person']);
});

test('what a question was answered with stands with it, and not with one of before that was written down', () => {
  const said = { promptId: 1, skip: false, mode: 'text', origin: 'sent', audio: null, confidence: null };
  const prompt = { kind: 'prompted', question: null, reason: null };
  const near = { kind: 'near', facts: ['Two weeks of closure in January'] } as const;
  const bodies = [
    { kind: 'answered', ...said, question: null, text: 'Is there a canteen?' },
    { ...prompt, prompt: 'question', text: 'I do not have that.' },
    { kind: 'answered', ...said, question: null, text: 'Which days is the shop shut?' },
    { ...prompt, prompt: 'closing', text: 'Perhaps this.', reply: near },
    { ...prompt, prompt: 'closing', text: 'Thank you.' },
  ] as StoredEvent['body'][];
  const record = toRecord(bodies.map((body, i) => ({ seq: i + 1, clientId: `c${i}`, at: new Date(0), body })));
  const asked = ownQuestions(record, 'en', phraseBooks(builtInContent)('en'));
  expect(asked.map(({ reply }) => reply)).toEqual([undefined, near]);
});

test('a question of the candidate in between is listed among those for the team', () => {
  const said = { promptId: 1, skip: false, mode: 'text', origin: 'sent', audio: null, confidence: null };
  const bodies = [
    { kind: 'prompted', prompt: 'question', text: 'What do you check first?', question: 'q', reason: null },
    { kind: 'answered', ...said, question: null, text: 'When do I hear back?', request: 'own-question' },
    { kind: 'answered', ...said, question: 'q', text: 'The scales, against a known weight.' },
  ] as StoredEvent['body'][];
  const record = toRecord(bodies.map((body, i) => ({ seq: i + 1, clientId: `c${i}`, at: new Date(0), body })));
  expect(ownQuestions(record, 'en', phraseBooks(builtInContent)('en')).map(({ id }) => id)).toEqual([2]);
  expect(record.questions[0]?.answers).toEqual([3]);
});
