import { afterAll, afterEach, expect, test } from 'vitest';
import { DEADLINE_MS } from '../../features/dialogue/lease.ts';
import { ManualTimers } from '../../testing/manual-timers.ts';
import { SlowAssessor } from '../../testing/slow-assessor.ts';
import { type Speaking, startSpokenRoom } from './testing/spoken-room.ts';

const ANSWER = 'I once drained the pump house in 2 hours because a valve was stuck, and in the end it held.';
const TOO_THIN = { assessment: { missing: ['no-result' as const], content: 'thin' as const, declined: false } };

const assessor = new SlowAssessor();
const timers = new ManualTimers();
const { app, script, begin, say, startAgain } = await startSpokenRoom({ assessors: { scored: assessor }, timers });
afterEach(async () => {
  startAgain();
  for (const call of assessor.calls.splice(0)) call.give();
  await app.context.room.assessments.settled();
});
afterAll(() => app.close());

/** A spoken answer that is being assessed. */
async function answered(one: Speaking) {
  script.hears = () => ANSWER;
  await say(one);
  expect((await one.candidate.submit(ANSWER)).phase).toBe('thinking');
  const [call] = assessor.calls;
  if (call === undefined) throw new Error('nothing was assessed');
  return call;
}

test('a spoken follow-up that a model words within 2.2 s is asked', async () => {
  const one = await begin();
  const call = await answered(one);
  timers.advance(DEADLINE_MS.voice - 1);
  expect(call.limits.signal.aborted).toBe(false);
  expect(call.limits.deadlineAt).toBe(timers.now() + 1);
  const waiting = one.candidate.look(one.candidate.state?.version);
  call.give(TOO_THIN);
  expect(await waiting).toMatchObject({ phase: 'listening', conversation: { prompt: { kind: 'follow-up' } } });
});

test('one that takes longer is given up, and the prepared question is asked', async () => {
  expect(DEADLINE_MS.voice).toBe(2_200);
  const one = await begin();
  const call = await answered(one);
  const waiting = one.candidate.look(one.candidate.state?.version);
  timers.advance(DEADLINE_MS.voice);
  expect(call.limits.signal.aborted).toBe(true);
  expect(await waiting).toMatchObject({
    phase: 'listening',
    conversation: { progress: { current: 2 }, prompt: { kind: 'question' } },
  });
  expect(app.logged.some((line) => line.includes('assessor-late'))).toBe(true);
});

test('who changes to writing has the time of writing', async () => {
  const one = await begin();
  await one.candidate.send('mode', { mode: 'text' });
  const call = await answered(one);
  timers.advance(DEADLINE_MS.voice);
  expect(call.limits.signal.aborted).toBe(false);
  timers.advance(DEADLINE_MS.typing - DEADLINE_MS.voice);
  expect(call.limits.signal.aborted).toBe(true);
});
