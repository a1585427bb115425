import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listTransitions, sweepInterviews } from '../../features/interviews/index.ts';
import type { Id } from '../../platform/ids.ts';
import { Candidate, type CreatedInterview, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const MINUTE = 60_000;

let app: TestApp;
let headers: Record<string, string>;
let jobId: string;
let interview: CreatedInterview;
let phone: Candidate;
let laptop: Candidate;
beforeAll(async () => {
  app = await startTestApp();
  ({ headers } = await app.createKey());
  jobId = await postJob(app, headers);
});
beforeEach(async () => {
  interview = await postInterview(app, headers, jobId);
  phone = new Candidate(app, interview.token);
  laptop = new Candidate(app, interview.token);
});
afterAll(() => app.close());

const promptOf = (one: Candidate): number => one.state?.conversation?.prompt?.id ?? 0;

describe('a page where nobody does anything', () => {
  test('takes nothing away: opened before the begin elsewhere, loaded again, or opened by a link preview', async () => {
    await phone.look();
    await laptop.begin();
    for (let i = 0; i < 3; i += 1) {
      expect(await phone.look()).toMatchObject({ phase: 'listening', active: false });
      expect((await new Candidate(app, interview.token).look()).active).toBe(false);
      await app.call('GET', `/room/${interview.token}`);
      expect((await laptop.look()).active).toBe(true);
      expect((await laptop.try('typing', { promptId: promptOf(laptop), draft: 'I once' })).status).toBe(200);
    }
  });

  test('takes nothing away when it wakes up after the other has gone to sleep', async () => {
    await phone.look();
    await laptop.begin();
    app.clock.advance(5 * MINUTE);
    expect((await phone.look()).active).toBe(false);
    app.clock.advance(2 * MINUTE);
    expect((await phone.look()).active).toBe(false);
    expect((await laptop.look()).active).toBe(true);
  });

  test('is nobody on the line: its polls keep no interview alive', async () => {
    await phone.look();
    await laptop.begin();
    for (let i = 0; i < 11; i += 1) {
      app.clock.advance(MINUTE);
      await phone.look();
    }
    await sweepInterviews(app.context);
    const moves = await listTransitions(app.context.db, interview.meetingId as Id<'interview'>);
    expect(moves.at(-1)).toMatchObject({ to: 'CANDIDATE_DROP_OFF', reason: 'NO_SIGN_OF_LIFE' });
    expect((await phone.look()).active).toBe(false);
  });

  test('does not stop the clock of the page where somebody works', async () => {
    await laptop.begin();
    await phone.look();
    const before = laptop.state?.conversation?.timeLeftMs ?? 0;
    for (let i = 0; i < 4; i += 1) {
      app.clock.advance(30_000);
      await phone.look();
      await laptop.look();
    }
    expect(laptop.state?.conversation?.timeLeftMs).toBe(before - 2 * MINUTE);
  });
});

describe('the conversation moves', () => {
  test('to where somebody asks to go on; the page it left notices, whatever wakes it up', async () => {
    await laptop.begin();
    await laptop.send('typing', { promptId: promptOf(laptop), draft: 'half a sentence' });
    await phone.look();
    expect(await phone.send('resume')).toMatchObject({ active: true, conversation: { draft: 'half a sentence' } });
    expect((await laptop.look()).active).toBe(false);
    expect(await laptop.try('typing', { promptId: promptOf(laptop), draft: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'not-active' },
    });
    app.clock.advance(5 * MINUTE);
    expect((await laptop.look()).active).toBe(false);
    expect((await phone.look()).active).toBe(true);
  });

  test('not by a request that was made before it moved and arrives late', async () => {
    await laptop.begin();
    await phone.look();
    const seen = phone.state?.version ?? 0;
    await phone.send('resume');
    await laptop.look();
    await laptop.send('resume');
    const late = await phone.try('resume', { seen });
    expect(late).toMatchObject({ status: 409, body: { code: 'not-active' } });
    expect((await laptop.look()).active).toBe(true);
    await phone.look();
    expect((await phone.send('resume')).active).toBe(true);
  });

  test('not by an answer that was on its way: it is kept, and the other page goes on', async () => {
    await laptop.begin();
    await phone.look();
    await phone.send('resume');
    const text = 'Sent by the laptop before it slept, about a boiler that I repaired in 2019.';
    expect((await laptop.try('answer', { promptId: promptOf(laptop), text })).status).toBe(200);
    const state = await phone.look();
    expect(state.active).toBe(true);
    expect(state.conversation?.transcript.some((turn) => turn.text === text)).toBe(true);
  });
});
