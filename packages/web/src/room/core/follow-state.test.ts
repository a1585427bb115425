import type { RoomState } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import { roomAtQuestion } from '../testing/room-at.ts';
import { followState } from './follow-state.ts';
import type { RoomSnapshot } from './snapshot.ts';

type Change = Partial<NonNullable<RoomState['conversation']>>;

/** A snapshot at the first question with a draft, and the same state with something changed. */
async function setUp(draft: string) {
  const { room } = await roomAtQuestion();
  const base = room.snapshot();
  const { state } = base;
  if (state?.conversation == null) throw new Error('the interview has not begun');
  const { conversation } = state;
  const snapshot: RoomSnapshot = { ...base, draft, edited: draft !== '', savedDraft: '' };
  const later = (change: Change, rest: Partial<RoomState> = {}): RoomState => ({
    ...state,
    ...rest,
    conversation: { ...conversation, ...change },
  });
  const answered = (text: string) => [
    ...conversation.transcript,
    { id: 90, speaker: 'candidate' as const, text },
    { id: 91, speaker: 'interviewer' as const, text: 'Another question?' },
  ];
  const second = {
    id: 91,
    kind: 'question' as const,
    text: 'Another question?',
    question: { number: 2, text: 'Another question?', answerForm: 'prose' as const, starter: null },
    speechUrl: null,
  };
  return { snapshot, later, answered, second, conversation };
}

test('a poll with nothing new leaves the draft', async () => {
  const { snapshot, later } = await setUp('half a thought');
  expect(followState(snapshot, later({})).change).toMatchObject({ draft: 'half a thought', leftover: '' });
});

test('a draft that became the answer leaves the field and is said to have', async () => {
  const { snapshot, later, answered, second } = await setUp('half a thought ');
  const { change, notice } = followState(snapshot, later({ transcript: answered('half a thought'), prompt: second }));
  expect(change).toMatchObject({ draft: '', leftover: '', edited: false });
  expect(notice).toBe('draft-taken');
});

test('what was written after the part that was taken stays', async () => {
  const { snapshot, later, answered, second } = await setUp('half a thought and the rest');
  const { change } = followState(snapshot, later({ transcript: answered('half a thought'), prompt: second }));
  expect(change).toMatchObject({ draft: '', leftover: 'and the rest' });
});

test('a draft that the interview moved past is kept beside the new question', async () => {
  const { snapshot, later, second } = await setUp('half a thought');
  const { change, notice } = followState(snapshot, later({ prompt: second }));
  expect(change).toMatchObject({ draft: '', leftover: 'half a thought', slot: 'question-2' });
  expect(notice).toBeNull();
});

test("the server's draft comes back into an untouched field", async () => {
  const { snapshot, later } = await setUp('');
  const { change, notice } = followState(snapshot, later({ draft: 'from before the reload' }));
  expect(change).toMatchObject({ draft: 'from before the reload', savedDraft: 'from before the reload' });
  expect(notice).toBe('draft-restored');
});

test("the server's draft never overwrites what stands in the field", async () => {
  const { snapshot, later } = await setUp('mine');
  expect(followState(snapshot, later({ draft: 'older' })).change.draft).toBe('mine');
});

test('a field that the candidate emptied stays empty', async () => {
  const { snapshot, later } = await setUp('');
  expect(followState({ ...snapshot, edited: true }, later({ draft: 'older' })).change.draft).toBe('');
});

test.each([
  ['paused', { phase: 'paused' }],
  ['held by another tab', { active: false }],
] as const)('nothing comes back while the interview is %s', async (_name, rest) => {
  const { snapshot, later } = await setUp('');
  expect(followState(snapshot, later({ draft: 'older' }, rest)).change.draft).toBe('');
});

test('what was asked is remembered through a nudge, and not beyond its question', async () => {
  const { snapshot, later, second, conversation } = await setUp('');
  const nudge = { ...(conversation.prompt ?? second), id: 80, kind: 'nudge' as const, text: 'No hurry.' };
  const nudged = followState(snapshot, later({ prompt: nudge })).change;
  expect(nudged.asked).toBe(conversation.prompt?.text);
  const next = { ...second, kind: 'nudge' as const, text: 'No hurry.' };
  expect(followState({ ...snapshot, ...nudged }, later({ prompt: next })).change.asked).toBeNull();
});

test('an interview that goes on in another language takes the page along, and what was asked in the one before goes', async () => {
  const { snapshot, later } = await setUp('half a thought');
  const { state } = snapshot;
  if (state === null) throw new Error('the interview has not begun');
  const invitation = { ...state.invitation, interviewLanguage: 'de' as const };
  const nudge = { id: 92, kind: 'nudge' as const, text: 'Ab hier auf Deutsch.', question: null, speechUrl: null };
  const { change } = followState(snapshot, later({ prompt: nudge }, { language: 'de', invitation }));
  expect(change).toMatchObject({ language: 'de', asked: null, draft: 'half a thought' });
  expect(followState({ ...snapshot, language: 'fr' }, later({})).change.language).toBeUndefined();
});
