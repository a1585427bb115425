import { expect, test } from 'vitest';
import { roomAtQuestion } from '../testing/room-at.ts';

const LONG = 'I looked at the queue first, saw that it stood still, and rolled back before I searched for the cause.';

test('an answer to the next question goes out while the reply to the one before is still on its way', async () => {
  const at = await roomAtQuestion();
  at.transport.answerReplyMs = 5_000;
  at.room.setDraft(LONG);
  at.room.answer();
  // Told of by the poll, before the answer's own reply.
  await at.clock.pass(1_000);
  expect(at.room.snapshot()).toMatchObject({ slot: 'question-2', pending: ['answer'], draft: '' });
  at.room.setDraft('The second one.');
  at.room.answer();
  at.room.answer();
  expect(at.room.snapshot()).toMatchObject({ draft: '', pendingAnswer: { text: 'The second one.' } });
  await at.clock.pass(20_000);
  const said = at.room.snapshot().state?.conversation?.transcript.filter(({ speaker }) => speaker === 'candidate');
  expect(said?.map(({ text }) => text)).toEqual([LONG, 'The second one.']);
  expect(at.room.snapshot()).toMatchObject({ pendingAnswer: null, earlierAnswers: [], draft: '', leftover: '' });
});

test('an answer that is refused after another was sent stands beside the field', async () => {
  const at = await roomAtQuestion();
  at.transport.failing.add('answer');
  at.room.setDraft(LONG);
  at.room.answer();
  at.transport.interview.moveOn();
  await at.clock.pass(600);
  at.room.setDraft('The second one.');
  at.room.answer();
  expect(at.room.snapshot()).toMatchObject({ earlierAnswers: [{ text: LONG }], leftover: '', draft: '' });
  await at.clock.pass(30_000);
  expect(at.room.snapshot()).toMatchObject({ earlierAnswers: [], leftover: LONG, held: ['answer'] });
  at.transport.failing.clear();
  at.room.tryAgain();
  await at.clock.pass(1_000);
  expect(at.room.snapshot().state?.conversation?.lastAnswer?.text).toBe('The second one.');
  expect(at.room.snapshot()).toMatchObject({ leftover: LONG, pendingAnswer: null });
});
