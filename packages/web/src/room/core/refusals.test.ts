import { expect, test } from 'vitest';
import { type RoomAt, roomAtExercise, roomAtQuestion } from '../testing/room-at.ts';

const LONG = 'I looked at the queue first, saw that it stood still, and rolled back before I searched for the cause.';

/** A page whose answer the server turns away for good. */
async function roomWithHeldAnswer(): Promise<RoomAt> {
  const at = await roomAtQuestion();
  at.transport.failing.add('answer');
  at.room.setDraft(LONG);
  at.room.answer();
  await at.clock.pass(10_000);
  return at;
}

function names({ transport }: RoomAt): string[] {
  return transport.received.map(({ name }) => name);
}

test('an answer that is turned away is kept, and the page does not claim a broken line', async () => {
  const { room, clock, transport } = await roomWithHeldAnswer();
  expect(room.snapshot()).toMatchObject({
    held: ['answer'],
    pending: [],
    stuck: false,
    connection: 'live',
    pendingAnswer: { text: LONG },
  });
  expect(room.hasUnsent()).toBe(true);
  transport.failing.clear();
  room.tryAgain();
  await clock.pass(1_000);
  expect(room.snapshot()).toMatchObject({ held: [], pendingAnswer: null, notice: 'answer-kept' });
});

test('a pause, a call for a person and leaving get past an answer that is turned away', async () => {
  const at = await roomWithHeldAnswer();
  at.room.askForPerson();
  at.room.pause();
  await at.clock.pass(0);
  expect(at.room.snapshot().state).toMatchObject({ phase: 'paused', humanAsked: true });
  at.room.leave('abort');
  await at.clock.pass(0);
  expect(at.room.snapshot().state?.phase).toBe('ended');
  expect(names(at).slice(-3)).toEqual(['ask-human', 'pause', 'leave']);
  expect(at.room.snapshot().pendingAnswer?.text).toBe(LONG);
});

test('the answer can be changed instead of sent again', async () => {
  const at = await roomWithHeldAnswer();
  at.room.takeAnswerBack();
  expect(at.room.snapshot()).toMatchObject({ pendingAnswer: null, draft: LONG, held: [] });
  at.transport.failing.clear();
  at.room.setDraft(`${LONG} Then I wrote to the team.`);
  at.room.answer();
  await at.clock.pass(1_000);
  const said = at.room.snapshot().state?.conversation?.transcript.filter(({ speaker }) => speaker === 'candidate');
  expect(said?.map(({ text }) => text)).toEqual([`${LONG} Then I wrote to the team.`]);
});

test('an answer on its way is not taken back', async () => {
  const at = await roomAtQuestion();
  at.room.setDraft(LONG);
  at.room.answer();
  at.room.takeAnswerBack();
  expect(at.room.snapshot().pendingAnswer?.text).toBe(LONG);
});

test('when the interview moves on, the words stand beside the new question, which can be answered', async () => {
  const at = await roomWithHeldAnswer();
  at.transport.interview.moveOn();
  await at.clock.pass(1_000);
  expect(at.room.snapshot()).toMatchObject({ slot: 'question-2', leftover: LONG, pendingAnswer: null, held: [] });
  at.transport.failing.clear();
  at.room.setDraft('Another thought altogether.');
  at.room.answer();
  await at.clock.pass(0);
  expect(at.room.snapshot().state?.conversation?.transcript.at(-1)?.text).toBe('Another thought altogether.');
});

test('an interview that moves on while the answer is still being tried waits for the server’s word', async () => {
  const at = await roomAtQuestion();
  at.transport.failing.add('answer');
  at.room.setDraft(LONG);
  at.room.answer();
  await at.clock.pass(500);
  at.transport.interview.moveOn();
  await at.clock.pass(600);
  expect(at.room.snapshot()).toMatchObject({ slot: 'question-2', pendingAnswer: { text: LONG }, leftover: '' });
  await at.clock.pass(20_000);
  expect(at.room.snapshot()).toMatchObject({ pendingAnswer: null, leftover: LONG, held: [] });
});

test('a draft that is turned away does not keep a pause from getting through', async () => {
  const at = await roomAtQuestion();
  at.transport.failing.add('typing');
  at.room.setDraft('half a thought');
  at.room.pause();
  await at.clock.pass(10_000);
  expect(at.room.snapshot()).toMatchObject({ draft: 'half a thought', savedDraft: '', held: [] });
  expect(at.room.snapshot().state?.phase).toBe('paused');
});

test('the given text of an exercise that was sent and turned away is back when it is taken back', async () => {
  const at = await roomAtExercise();
  const given = at.room.snapshot().draft;
  at.transport.failing.add('answer');
  at.room.answer(true);
  await at.clock.pass(10_000);
  at.room.takeAnswerBack();
  expect(at.room.snapshot().draft).toBe(given);
});
