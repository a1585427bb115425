import { expect, test } from 'vitest';
import { openPage, type RoomAt, roomAtExercise } from '../testing/room-at.ts';
import type { Prompt } from './answer-slot.ts';
import { writtenIn } from './snapshot.ts';
import { isUnanswered, starterOf } from './starter.ts';

const CODE =
  'function mergeOrders(first, second) {\n  return [...new Set([...first, ...second])].sort((a, b) => a - b);\n}';

function prompt(kind: Prompt['kind'], starter: string | null, answerForm: 'prose' | 'code' = 'code'): Prompt {
  return {
    id: 5,
    kind,
    text: 'Write it.',
    question: { number: 1, text: 'Write it.', answerForm, starter },
    speechUrl: null,
  };
}

function drafts({ transport }: RoomAt): unknown[] {
  return transport.received.filter(({ name }) => name === 'typing').map(({ body }) => body.draft);
}

function answers({ transport }: RoomAt): unknown[] {
  return transport.received
    .filter(({ name, body }) => name === 'answer' && body.skip !== true)
    .map(({ body }) => body.text);
}

test('only an exercise in code has a given text, with the line ends of a field', () => {
  expect(starterOf(prompt('question', 'a\r\nb\rc'))).toBe('a\nb\nc');
  expect(starterOf(prompt('question', 'a', 'prose'))).toBeNull();
  expect(starterOf(prompt('question', ' \n'))).toBeNull();
  expect(starterOf(prompt('question', null))).toBeNull();
});

test('a follow-up comes to a question that was answered', () => {
  const asked = [{ id: 5, speaker: 'interviewer' as const, text: 'Now: Write it.' }];
  const said = [...asked, { id: 6, speaker: 'candidate' as const, text: 'let a;' }];
  expect(isUnanswered(prompt('question', 'x'), asked)).toBe(true);
  expect(isUnanswered(prompt('nudge', 'x'), asked)).toBe(true);
  expect(isUnanswered(prompt('follow-up', 'x'), said)).toBe(false);
  expect(isUnanswered(prompt('nudge', 'x'), said)).toBe(false);
});

test('the exercise opens with its given text, which is nobody’s words yet', async () => {
  const at = await roomAtExercise();
  const snapshot = at.room.snapshot();
  expect(snapshot.draft).toContain('Your code here');
  expect(writtenIn(snapshot)).toBe('');
  expect(at.room.hasUnsent()).toBe(false);
  await at.clock.pass(30_000);
  expect(drafts(at)).toEqual([]);
});

test('the given text unchanged is sent only when the candidate says so', async () => {
  const at = await roomAtExercise();
  at.room.answer();
  await at.clock.pass(0);
  expect(answers(at)).toEqual([]);
  at.room.answer(true);
  await at.clock.pass(0);
  expect(answers(at)).toEqual([expect.stringContaining('Your code here')]);
});

test('the given text never becomes the answer of somebody who is silent or leaves', async () => {
  const at = await roomAtExercise();
  at.room.setDraft(`${at.room.snapshot().draft}// one thought`);
  await at.clock.pass(3_000);
  at.room.startAgain();
  await at.clock.pass(10_000);
  expect(drafts(at).at(-1)).toBe('');
  at.room.setDraft(at.room.snapshot().draft);
  at.room.leave('abort');
  await at.clock.pass(1_000);
  const said = at.room.snapshot().state?.conversation?.transcript.filter(({ speaker }) => speaker === 'candidate');
  expect(said).toEqual([]);
});

test('a reload brings back what was written, and the given text where nothing was', async () => {
  const at = await roomAtExercise();
  const untouched = openPage(at.clock, at.transport);
  untouched.start();
  await at.clock.pass(0);
  untouched.resume();
  await at.clock.pass(0);
  expect(untouched.snapshot().draft).toContain('Your code here');
  untouched.setDraft(CODE);
  await at.clock.pass(3_000);
  const reloaded = openPage(at.clock, at.transport);
  reloaded.start();
  await at.clock.pass(0);
  reloaded.resume();
  await at.clock.pass(0);
  expect(reloaded.snapshot()).toMatchObject({ draft: CODE, notice: 'draft-restored' });
});

test('a field that the candidate has emptied stays empty', async () => {
  const at = await roomAtExercise();
  at.room.setDraft('');
  at.transport.interview.nudge();
  await at.clock.pass(5_000);
  expect(at.room.snapshot().draft).toBe('');
});

test('a pause does not take the given text away', async () => {
  const at = await roomAtExercise();
  const given = at.room.snapshot().draft;
  at.room.pause();
  await at.clock.pass(0);
  const reloaded = openPage(at.clock, at.transport);
  reloaded.start();
  await at.clock.pass(0);
  reloaded.resume();
  await at.clock.pass(0);
  reloaded.resume();
  await at.clock.pass(0);
  expect(reloaded.snapshot().draft).toBe(given);
});

test('the next question opens with an empty field and nothing beside it', async () => {
  const at = await roomAtExercise();
  at.room.skip();
  await at.clock.pass(1_000);
  expect(at.room.snapshot()).toMatchObject({ slot: 'question-4', draft: '', leftover: '', starter: null });
});

test('silence moves on from an untouched exercise and leaves nothing behind', async () => {
  const at = await roomAtExercise();
  at.transport.interview.moveOn();
  await at.clock.pass(1_000);
  expect(at.room.snapshot()).toMatchObject({ slot: 'question-4', draft: '', leftover: '' });
});
