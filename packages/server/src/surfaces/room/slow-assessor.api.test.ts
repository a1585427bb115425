import type { RoomState } from '@colloquy/contract/room';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Assessments, freeLeases } from '../../features/dialogue/index.ts';
import { DEADLINE_MS, EXTEND_MS, LEASE_MS } from '../../features/dialogue/lease.ts';
import type { FakeClock } from '../../testing/fake-clock.ts';
import { Candidate, type CreatedInterview, postInterview, postJob } from '../../testing/flows.ts';
import { ManualTimers } from '../../testing/manual-timers.ts';
import { type AssessorCall, SlowAssessor } from '../../testing/slow-assessor.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sameDatabase } from '../../testing/test-database.ts';

const ANSWER = 'I once drained the pump house in 2 hours because a valve was stuck, and in the end it held.';

/** A node and what it assesses with; its timers move by hand, so that standing still is being dead. */
type Node = { app: TestApp; assessor: SlowAssessor; timers: ManualTimers };

let node: Node;
let other: Node;
let clock: FakeClock;
let headers: Record<string, string>;
let jobId: string;
let interview: CreatedInterview;
let candidate: Candidate;

async function startNode(change: Parameters<typeof startTestApp>[0] = {}): Promise<Node> {
  const assessor = new SlowAssessor();
  const timers = new ManualTimers();
  const app = await startTestApp({ assessors: { scored: assessor }, timers, ...change });
  return { app, assessor, timers };
}

beforeAll(async () => {
  node = await startNode();
  ({ clock } = node.app);
  other = await startNode({ db: await sameDatabase(), clock });
  ({ headers } = await node.app.createKey());
  jobId = await postJob(node.app, headers);
});
beforeEach(async () => {
  node.assessor.calls.length = 0;
  other.assessor.calls.length = 0;
  interview = await postInterview(node.app, headers, jobId);
  candidate = new Candidate(node.app, interview.token);
  await candidate.begin();
});
afterEach(async () => {
  for (const { app, assessor } of [node, other]) {
    for (const call of assessor.calls) call.give();
    await app.context.room.assessments.settled();
  }
});
afterAll(async () => {
  await other.app.close();
  await other.app.context.db.close();
  await node.app.close();
});

const firstCall = (of: Node = node): AssessorCall => {
  const [call] = of.assessor.calls;
  if (call === undefined) throw new Error('nothing was assessed');
  return call;
};
const said = (state: RoomState | null): string[] =>
  state?.conversation?.transcript.filter(({ speaker }) => speaker === 'interviewer').map(({ text }) => text) ?? [];
const leaseOf = async (id: string) =>
  (
    await node.app.context.db.query<{ owner: string | null; until: Date | null }>(
      'select thought_owner as owner, thought_until as until from dialogues where interview_id = $1',
      [id],
    )
  )[0];
/** A poll that waits for something newer than the candidate has seen. */
const poll = (app: TestApp, by: Candidate): Promise<RoomState> =>
  app
    .call('GET', `/room/api/state?seat=${by.seat}&since=${by.state?.version ?? 0}`, {
      headers: { 'x-room-token': interview.token },
    })
    .then(({ body }) => body as RoomState);
const settled = (): Promise<void> => node.app.context.room.assessments.settled();

test('an answer is stored and answered for at once; the next prompt comes when the assessment does', async () => {
  const before = said(candidate.state);
  const state = await candidate.submit(ANSWER);
  expect(state).toMatchObject({ phase: 'thinking' });
  expect(state.conversation?.thinkingSince).toBe(state.serverNow);
  expect(state.conversation?.transcript.at(-1)).toMatchObject({ speaker: 'candidate', text: ANSWER });
  const waiting = poll(node.app, candidate);
  firstCall().give({ assessment: { missing: ['no-result'], content: 'thin', declined: false } });
  expect(await waiting).toMatchObject({ phase: 'listening', conversation: { prompt: { kind: 'follow-up' } } });
  expect(said(await candidate.look())).toHaveLength(before.length + 1);
  expect(await leaseOf(interview.meetingId)).toEqual({ owner: null, until: null });
});

test('nobody else waits: another interview is answered, assessed and led on meanwhile', async () => {
  await candidate.submit(ANSWER);
  const second = new Candidate(node.app, (await postInterview(node.app, headers, jobId)).token);
  await second.begin();
  expect((await second.submit('Another answer, about a boiler that I repaired in 2019.')).phase).toBe('thinking');
  node.assessor.calls[1]?.give();
  await expect.poll(async () => (await second.look()).phase).toBe('listening');
  expect((await candidate.look()).phase).toBe('thinking');
});

test('two polls, typing, a second tab, another node and the answer sent again make exactly one call', async () => {
  const clientId = '019a0000-0000-4000-8000-00000000a001';
  const promptId = candidate.state?.conversation?.prompt?.id ?? 0;
  await candidate.submit(ANSWER, { clientId });
  const tab = new Candidate(other.app, interview.token);
  await tab.look();
  const waiting = [poll(node.app, candidate), poll(node.app, candidate), poll(other.app, tab)];
  for (const draft of ['and', 'and then', 'and then it']) await candidate.send('typing', { promptId, draft });
  await candidate.submit(ANSWER, { clientId, promptId });
  await new Candidate(node.app, interview.token).look();
  expect(node.assessor.calls).toHaveLength(1);
  expect(other.assessor.calls).toHaveLength(0);
  firstCall().give();
  for (const state of await Promise.all(waiting)) expect(state.phase).toBe('listening');
  expect(node.assessor.calls).toHaveLength(1);
  const log = await node.app.context.db.query<{ kind: string }>(
    `select kind from dialogue_events where interview_id = $1 and kind in ('answered', 'assessed') order by seq`,
    [interview.meetingId],
  );
  expect(log.map(({ kind }) => kind)).toEqual(['answered', 'assessed']);
});

test('thinking is not the time of the candidate', async () => {
  const state = await candidate.submit(ANSWER);
  clock.advance(4_000);
  expect((await candidate.look()).conversation?.timeLeftMs).toBe(state.conversation?.timeLeftMs);
  firstCall().give();
  await settled();
  const heard = await candidate.look();
  expect(heard.conversation?.timeLeftMs).toBe(state.conversation?.timeLeftMs);
  clock.advance(10_000);
  expect((await candidate.look()).conversation?.timeLeftMs).toBe((heard.conversation?.timeLeftMs ?? 0) - 10_000);
});

describe('a pause meanwhile', () => {
  test('keeps what the assessment brings until the candidate is back', async () => {
    const before = said(candidate.state);
    await candidate.submit(ANSWER);
    expect((await candidate.send('pause')).phase).toBe('paused');
    firstCall().give();
    await settled();
    const paused = await candidate.look();
    expect(paused.phase).toBe('paused');
    expect(said(paused)).toEqual(before);
    const back = await candidate.send('resume');
    expect(back).toMatchObject({ phase: 'listening', conversation: { progress: { current: 2 } } });
    expect(said(back)).toHaveLength(before.length + 1);
    expect(node.assessor.calls).toHaveLength(1);
  });

  test('that is over before the assessment shows that it goes on', async () => {
    await candidate.submit(ANSWER);
    await candidate.send('pause');
    expect((await candidate.send('resume')).phase).toBe('thinking');
    const waiting = poll(node.app, candidate);
    firstCall().give();
    expect((await waiting).phase).toBe('listening');
    expect(node.assessor.calls).toHaveLength(1);
  });

  test('ends by itself with the next question asked', async () => {
    await candidate.submit(ANSWER);
    await candidate.send('pause');
    firstCall().give();
    await settled();
    clock.advance(30 * 60_000);
    expect(await candidate.look()).toMatchObject({ phase: 'listening', conversation: { progress: { current: 2 } } });
  });
});

test('an end meanwhile discards the assessment and cancels its call', async () => {
  await candidate.submit(ANSWER);
  const { limits, give } = firstCall();
  expect((await candidate.send('leave', { how: 'abort' })).phase).toBe('ended');
  const { conversation } = await candidate.look();
  expect(await leaseOf(interview.meetingId)).toEqual({ owner: null, until: null });
  node.timers.advance(EXTEND_MS);
  await expect.poll(() => limits.signal.aborted).toBe(true);
  give();
  await settled();
  expect((await candidate.look()).conversation).toEqual(conversation);
});

test('a correction of that answer is assessed instead; the result of the former words is dropped', async () => {
  const clientId = '019a0000-0000-4000-8000-00000000a002';
  await candidate.submit(ANSWER, { clientId });
  await candidate.send('correct', { answerId: clientId, text: 'I meant the tide gate, in 2021.' });
  expect(node.assessor.calls.map(({ answers }) => answers)).toEqual([[ANSWER], ['I meant the tide gate, in 2021.']]);
  firstCall().give({ assessment: { missing: ['too-short'], content: 'thin', declined: false } });
  await expect.poll(() => node.app.context.room.assessments.count).toBe(1);
  expect((await candidate.look()).phase).toBe('thinking');
  const waiting = poll(node.app, candidate);
  node.assessor.calls[1]?.give();
  expect(await waiting).toMatchObject({
    phase: 'listening',
    conversation: { progress: { current: 2 }, prompt: { kind: 'question' } },
  });
});

test('a correction of an earlier answer leaves the assessment alone', async () => {
  const clientId = '019a0000-0000-4000-8000-00000000a003';
  await candidate.submit(ANSWER, { clientId });
  firstCall().give();
  await settled();
  await candidate.look();
  await candidate.submit('I also kept the log of the sluice for 3 years.');
  await candidate.send('correct', { answerId: clientId, text: 'I meant the tide gate, in 2021.' });
  expect(node.assessor.calls).toHaveLength(2);
  expect((await candidate.look()).phase).toBe('thinking');
  node.assessor.calls[1]?.give();
  await expect.poll(async () => (await candidate.look()).phase).toBe('listening');
});

describe('another node', () => {
  test('takes over when the owner has died, and thinks once more; what the dead one brings is dropped', async () => {
    const before = said(candidate.state);
    await candidate.submit(ANSWER);
    const elsewhere = new Candidate(other.app, interview.token, candidate.seat);
    clock.advance(LEASE_MS - 1);
    await elsewhere.look();
    expect(other.assessor.calls).toHaveLength(0);
    clock.advance(1);
    await Promise.all([elsewhere.look(), elsewhere.look(), candidate.look()]);
    expect(node.assessor.calls.length + other.assessor.calls.length).toBe(2);
    firstCall().give({ assessment: { missing: ['too-short'], content: 'thin', declined: false } });
    await expect.poll(() => node.app.context.room.assessments.count).toBe(other.assessor.calls.length === 1 ? 0 : 1);
    expect((await elsewhere.look()).phase).toBe('thinking');
    [...node.assessor.calls, ...other.assessor.calls].at(-1)?.give();
    await expect.poll(async () => (await elsewhere.look()).phase).toBe('listening');
    const state = await elsewhere.look();
    expect(said(state)).toHaveLength(before.length + 1);
    expect(state.conversation).toMatchObject({ progress: { current: 2 }, prompt: { kind: 'question' } });
  });

  test('leaves a living owner alone, however long it takes', async () => {
    await candidate.submit(ANSWER);
    const elsewhere = new Candidate(other.app, interview.token, candidate.seat);
    for (let i = 0; i < 4; i += 1) {
      const until = (await leaseOf(interview.meetingId))?.until?.getTime() ?? 0;
      const waiting = node.timers.pending;
      clock.advance(EXTEND_MS);
      node.timers.advance(EXTEND_MS);
      await expect.poll(async () => (await leaseOf(interview.meetingId))?.until?.getTime()).toBe(until + EXTEND_MS);
      // The owner hears that it still holds the lease, and waits for the next time.
      await expect.poll(() => node.timers.pending).toBe(waiting);
      await elsewhere.look();
    }
    expect(other.assessor.calls).toHaveLength(0);
    firstCall().give();
    await expect.poll(async () => (await elsewhere.look()).phase).toBe('listening');
  });

  test('takes over from one that is stopped', async () => {
    const leaving = await startNode({ db: await sameDatabase(), clock });
    const there = new Candidate(leaving.app, interview.token, candidate.seat);
    await there.look();
    await there.submit(ANSWER);
    const waiting = poll(other.app, there);
    await leaving.app.context.room.assessments.stop();
    expect(leaving.assessor.calls[0]?.limits.signal.aborted).toBe(true);
    // A poll that misses the notice looks again when the lease it saw would have been over.
    await expect.poll(() => other.assessor.calls.length).toBe(1);
    firstCall(other).give();
    expect((await waiting).phase).toBe('listening');
    const { db } = leaving.app.context;
    await leaving.app.close();
    await db.close();
  });
});

describe('an assessor', () => {
  test('that is too late is told so, and the prepared questions go on', async () => {
    await candidate.submit(ANSWER);
    const { limits } = firstCall();
    node.timers.advance(DEADLINE_MS.typing - 1);
    expect(limits.signal.aborted).toBe(false);
    expect(limits.deadlineAt).toBe(node.timers.now() + 1);
    const waiting = poll(node.app, candidate);
    node.timers.advance(1);
    expect(limits.signal.aborted).toBe(true);
    expect(await waiting).toMatchObject({ phase: 'listening', conversation: { progress: { current: 2 } } });
    expect(node.app.logged.some((line) => line.includes('assessor-late'))).toBe(true);
  });

  test('that fails does not hold the candidate up', async () => {
    await candidate.submit(ANSWER);
    const waiting = poll(node.app, candidate);
    firstCall().fail(new Error('out of order'));
    expect(await waiting).toMatchObject({ phase: 'listening', conversation: { progress: { current: 2 } } });
    expect(node.app.logged.some((line) => line.includes('assessor-failed'))).toBe(true);
    node.app.logged.length = 0;
  });

  test('leaves no timer behind', async () => {
    await candidate.submit(ANSWER);
    const before = node.timers.pending;
    firstCall().give();
    await settled();
    expect(node.timers.pending).toBe(before - 2);
    expect(new Assessments().count).toBe(0);
  });
});

test('the start of the only process of a database frees what a killed one held', async () => {
  await candidate.submit(ANSWER);
  await freeLeases(node.app.context.db);
  const elsewhere = new Candidate(other.app, interview.token, candidate.seat);
  await elsewhere.look();
  expect(other.assessor.calls).toHaveLength(1);
  firstCall(other).give();
  await expect.poll(async () => (await elsewhere.look()).phase).toBe('listening');
});
