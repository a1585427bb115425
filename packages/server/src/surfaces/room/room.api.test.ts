import { randomUUID } from 'node:crypto';
import type { RoomState } from '@colloquy/contract/room';
import { CONSENT_TEXT_VERSION } from '@colloquy/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDialogue, saveTransitionIfUnchanged } from '../../features/dialogue/dialogue-store.ts';
import { LEASE_MS } from '../../features/dialogue/lease.ts';
import { listTransitions, sweepInterviews } from '../../features/interviews/index.ts';
import type { Id } from '../../platform/ids.ts';
import { Candidate, type CreatedInterview, postInterview, postJob } from '../../testing/flows.ts';
import { type Details, postConversation } from '../../testing/founder-flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
let headers: Record<string, string>;
let serviceJobId: string;
let interview: CreatedInterview;
beforeAll(async () => {
  app = await startTestApp();
  ({ headers } = await app.createKey());
  serviceJobId = await postJob(app, headers);
});
beforeEach(async () => {
  interview = await postInterview(app, headers, serviceJobId);
});
afterAll(() => app.close());

const statusOf = async (id: string): Promise<string> =>
  ((await app.call('GET', `/api/v1/interviews/${id}`, { headers })).body as { data: { isCompleted: string } }).data
    .isCompleted;
const moves = async (id: string): Promise<string[]> =>
  (await listTransitions(app.context.db, id as Id<'interview'>)).map(
    ({ to, actor, reason }) => `${to} ${actor} ${reason ?? '-'}`,
  );

describe('the link', () => {
  test('opening page and state changes nothing, also by HEAD', async () => {
    const candidate = new Candidate(app, interview.token);
    for (let i = 0; i < 3; i += 1) await candidate.look();
    await app.call('GET', `/room/${interview.token}`);
    await app.call('HEAD', `/room/${interview.token}`);
    expect(await moves(interview.meetingId)).toEqual(['SCHEDULED account -']);
    expect(await app.context.db.query('select * from presence where interview_id = $1', [interview.meetingId])).toEqual(
      [],
    );
  });

  test('forged, changed, foreign and revoked tokens are unknown, all alike', async () => {
    const flipped = interview.token.slice(0, -2) + (interview.token.endsWith('AA') ? 'BB' : 'AA');
    const texts = new Set<string>();
    for (const token of [
      '',
      'x',
      flipped,
      'A'.repeat(54),
      `${interview.token}A`,
      Buffer.alloc(40, 1).toString('base64url'),
    ]) {
      const reply = await app.call('GET', `/room/api/state?seat=${randomUUID()}&since=-1`, {
        headers: { 'x-room-token': token },
      });
      expect(reply.status).toBe(404);
      texts.add(reply.text);
    }
    await app.context.db.query('update interviews set link_version = 2 where id = $1', [interview.meetingId]);
    const revoked = await app.call('GET', `/room/api/state?seat=${randomUUID()}&since=-1`, {
      headers: { 'x-room-token': interview.token },
    });
    texts.add(revoked.text);
    expect(texts.size).toBe(1);
  });

  test('an interview nobody began is NO_SHOW after expiry and 60 s, not before', async () => {
    app.clock.advance(30 * 24 * HOUR + 59_000);
    await sweepInterviews(app.context);
    expect(await statusOf(interview.meetingId)).toBe('SCHEDULED');
    app.clock.advance(1_000);
    while ((await sweepInterviews(app.context)) > 0);
    expect(await statusOf(interview.meetingId)).toBe('NOT_COMPLETED');
    expect(await new Candidate(app, interview.token).look()).toMatchObject({ phase: 'ended', ending: 'no-show' });
  });
});

describe('consent and begin', () => {
  test('begin is refused until each consent is decided, whatever was decided', async () => {
    const candidate = new Candidate(app, interview.token);
    expect(await candidate.try('begin', { mode: 'text' })).toMatchObject({ status: 409, body: { code: 'not-now' } });
    await candidate.consent({ recording: false, ai: false });
    expect(await candidate.send('begin', { mode: 'text' })).toMatchObject({ phase: 'listening' });
  });

  test('asked is only what will be done: nothing is recorded in writing, and an application is not assessed', async () => {
    const purposes = (state: RoomState) => state.consents.map(({ purpose }) => purpose);
    const candidate = new Candidate(app, interview.token);
    expect(purposes(await candidate.look())).toEqual(['ai-evaluation']);
    const decisions = [{ purpose: 'ai-evaluation', textVersion: CONSENT_TEXT_VERSION, given: true }];
    await candidate.send('consent', { language: 'en', decisions });
    expect(await candidate.send('begin', { mode: 'text' })).toMatchObject({ phase: 'listening' });
    const { apiKey } = await app.createKey({ scopes: ['conversations'] });
    const link = ((await postConversation(app, { 'x-api-key': apiKey })).body as Details).tokenized_link ?? '';
    const founder = new Candidate(app, link.split('/room/')[1] ?? '');
    expect(purposes(await founder.look())).toEqual([]);
    expect(await founder.send('begin', { mode: 'text' })).toMatchObject({ phase: 'listening' });
  });

  test('the ledger keeps version, hash, language and time of each decision, also of a changed one', async () => {
    const candidate = new Candidate(app, interview.token);
    await candidate.consent({ ai: false });
    await candidate.consent({ ai: true });
    const rows = await app.context.db.query<{ purpose: string; given: boolean; language: string; hash: Buffer }>(
      'select purpose, given, language, text_hash as hash from consents where interview_id = $1 order by id',
      [interview.meetingId],
    );
    expect(rows.map(({ purpose, given }) => `${purpose} ${given}`)).toEqual([
      'recording false',
      'ai-evaluation false',
      'recording false',
      'ai-evaluation true',
    ]);
    for (const row of rows) expect(row).toMatchObject({ language: 'en', hash: expect.any(Buffer) });
    await expect(
      app.context.db.query('update consents set given = true where interview_id = $1', [interview.meetingId]),
    ).rejects.toThrow(/never changed/);
  });

  test('two begins at once make one start and one set of prompts', async () => {
    const [a, b] = [new Candidate(app, interview.token), new Candidate(app, interview.token)];
    await a.consent();
    const replies = await Promise.all([a.try('begin', { mode: 'text' }), b.try('begin', { mode: 'text' })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await moves(interview.meetingId)).toEqual(['SCHEDULED account -', 'STARTED candidate -']);
    const state = await a.look();
    expect(state.conversation?.transcript.filter(({ speaker }) => speaker === 'interviewer')).toHaveLength(2);
  });

  test('declining before the begin ends it, with the wish for a person', async () => {
    const candidate = new Candidate(app, interview.token);
    expect(await candidate.send('leave', { how: 'decline', wantsPerson: true })).toMatchObject({
      phase: 'ended',
      ending: 'declined',
      humanAsked: true,
    });
    expect(await moves(interview.meetingId)).toEqual([
      'SCHEDULED account -',
      'CANDIDATE_ABORTED candidate DECLINED_WANTS_PERSON',
    ]);
    expect(await statusOf(interview.meetingId)).toBe('NOT_COMPLETED');
  });

  test('the language of the page is chosen apart from the interview', async () => {
    const candidate = new Candidate(app, interview.token);
    expect(await candidate.send('language', { language: 'ja' })).toMatchObject({
      language: 'ja',
      invitation: { interviewLanguage: 'en' },
      consents: [{ text: expect.stringMatching(/同意します/) }],
    });
  });
});

describe('the conversation', () => {
  test('an answer sent twice counts once', async () => {
    const candidate = new Candidate(app, interview.token);
    await candidate.begin();
    const clientId = randomUUID();
    const promptId = candidate.state?.conversation?.prompt?.id ?? 0;
    const body = {
      clientId,
      promptId,
      text: 'I once drained a pump house in two hours because the valve was stuck, and in the end it held.',
    };
    const first = await candidate.send('answer', body);
    const again = await candidate.send('answer', body);
    expect(again.conversation?.transcript).toEqual(first.conversation?.transcript);
  });

  test('a reload in every phase shows the same question, the same time and every word', async () => {
    const candidate = new Candidate(app, interview.token);
    await candidate.begin();
    await candidate.send('typing', { promptId: candidate.state?.conversation?.prompt?.id, draft: 'half an ans' });
    app.clock.advance(5_000);
    const before = await candidate.look();
    const again = new Candidate(app, interview.token);
    const reloaded = await again.look();
    expect(reloaded.conversation).toEqual({ ...before.conversation, draft: 'half an ans' });
    expect(await again.send('resume')).toMatchObject({
      active: true,
      conversation: { draft: 'half an ans', prompt: before.conversation?.prompt },
    });
  });

  test('of two tabs the one where somebody goes on takes over, openly; the other keeps its words and can take it back', async () => {
    const older = new Candidate(app, interview.token);
    await older.begin();
    const newer = new Candidate(app, interview.token);
    expect((await newer.look()).active).toBe(false);
    expect((await newer.send('resume')).active).toBe(true);
    expect((await older.look()).active).toBe(false);
    expect(await older.try('pause')).toMatchObject({ status: 409, body: { code: 'not-active' } });
    expect(
      (
        await older.try('answer', {
          promptId: older.state?.conversation?.prompt?.id,
          text: 'Said in the older tab, about a boiler in 2019 that I repaired.',
        })
      ).status,
    ).toBe(200);
    expect((await older.send('resume')).active).toBe(true);
    expect((await newer.look()).active).toBe(false);
  });

  test('commands that are malformed name the field; words too long are refused whole', async () => {
    const candidate = new Candidate(app, interview.token);
    await candidate.begin();
    expect(await candidate.try('answer', { promptId: 1, text: 'x', extra: 1 })).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: [{ path: ['extra'] }] },
    });
    expect(await candidate.try('answer', { promptId: 1, text: 'x'.repeat(20_001) })).toMatchObject({
      status: 400,
      body: { issues: [{ code: 'too_big', path: ['text'] }] },
    });
    const raw = await app.call('POST', '/room/api/answer', {
      headers: { 'x-room-token': interview.token },
      raw: '{',
      type: 'application/json',
    });
    expect(raw.status).toBe(400);
  });

  test('a room accepts no ids of another interview', async () => {
    const other = new Candidate(app, (await postInterview(app, headers, serviceJobId)).token);
    await other.begin();
    await other.answer('A long answer about a night shift in the mill, when I stopped the press in time.', {
      clientId: '0190aaaa-0000-7000-8000-000000000001',
    });
    const candidate = new Candidate(app, interview.token);
    await candidate.begin();
    expect(
      await candidate.try('correct', { answerId: '0190aaaa-0000-7000-8000-000000000001', text: 'changed' }),
    ).toMatchObject({ status: 409 });
  });

  test('the candidate corrects an answer; the transcript shows it and keeps the original', async () => {
    const candidate = new Candidate(app, interview.token);
    await candidate.begin();
    await candidate.answer(
      'I led a team of forty people at the harbour and we moved the crane in 3 weeks, in the end on time.',
    );
    const answerId = candidate.state?.conversation?.lastAnswer?.id;
    const state = await candidate.send('correct', { answerId, text: 'I led a team of fourteen people.' });
    expect(state.conversation?.lastAnswer).toMatchObject({ text: 'I led a team of fourteen people.', corrected: true });
    expect(state.conversation?.transcript.at(-2)?.text ?? '').toContain('fourteen');
  });

  test('the long poll answers when something happens in the room', async () => {
    const candidate = new Candidate(app, interview.token);
    await candidate.begin();
    const since = candidate.state?.version ?? 0;
    const poll = app.call('GET', `/room/api/state?seat=${candidate.seat}&since=${since}`, {
      headers: { 'x-room-token': interview.token },
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await candidate.send('pause');
    expect((await poll).body).toMatchObject({ phase: 'paused' });
  });

  test('rating and asking for a person work after the end', async () => {
    const candidate = new Candidate(app, interview.token);
    await candidate.begin();
    await candidate.finish();
    expect(await candidate.send('rate', { stars: 4, comment: 'calm' })).toMatchObject({ rated: true });
    expect(await candidate.send('ask-human', { note: 'please read question 3 again' })).toMatchObject({
      humanAsked: true,
    });
  });
});

describe('dropping off and coming back', () => {
  test('without a sign of life for 10 minutes the server marks the drop-off; the same link resumes with the same question', async () => {
    const candidate = new Candidate(app, interview.token);
    await candidate.begin();
    const question = candidate.state?.conversation?.prompt?.question;
    app.clock.advance(10 * MINUTE + 29_000);
    await sweepInterviews(app.context);
    expect(await moves(interview.meetingId)).not.toContain('CANDIDATE_DROP_OFF server NO_SIGN_OF_LIFE');
    app.clock.advance(2_000);
    await sweepInterviews(app.context);
    expect(await moves(interview.meetingId)).toContain('CANDIDATE_DROP_OFF server NO_SIGN_OF_LIFE');
    expect(await statusOf(interview.meetingId)).toBe('IN_PROGRESS');
    const back = new Candidate(app, interview.token);
    expect(await back.look()).toMatchObject({ phase: 'dropped' });
    const resumed = await back.send('resume');
    expect(resumed).toMatchObject({ phase: 'listening', active: true });
    expect(resumed.conversation?.prompt?.question).toEqual(question);
    await back.finish();
    expect(await statusOf(interview.meetingId)).toBe('COMPLETED');
  });

  test('a poll is a sign of life', async () => {
    const candidate = new Candidate(app, interview.token);
    await candidate.begin();
    for (let i = 0; i < 20; i += 1) {
      app.clock.advance(MINUTE);
      await candidate.look();
      await sweepInterviews(app.context);
    }
    expect((await moves(interview.meetingId)).filter((move) => move.includes('NO_SIGN_OF_LIFE'))).toEqual([]);
  });

  test('a candidate who went because our side failed is a TECHNICAL_GLITCH, and resumes by the same link', async () => {
    const candidate = new Candidate(app, interview.token);
    await candidate.begin();
    const { room } = app.context;
    const working = room.currentBlueprint;
    room.currentBlueprint = () => Promise.reject(new Error('out of order'));
    expect(await candidate.try('answer', { promptId: 2, text: 'My words.' })).toMatchObject({ status: 500 });
    room.currentBlueprint = working;
    app.logged.length = 0;
    // The reply does not wait for the note of our fault.
    const noted = () =>
      app.context.db.query('select 1 from presence where interview_id = $1 and fault_at is not null', [
        interview.meetingId,
      ]);
    await expect.poll(noted).toHaveLength(1);
    app.clock.advance(11 * MINUTE);
    await sweepInterviews(app.context);
    expect((await moves(interview.meetingId)).at(-1)).toBe('TECHNICAL_GLITCH server OUR_FAULT');
    expect((await candidate.look()).phase).toBe('dropped');
    expect((await candidate.send('resume')).phase).toBe('listening');
    app.clock.advance(HOUR);
    await sweepInterviews(app.context);
    expect((await moves(interview.meetingId)).at(-1)).toBe('CANDIDATE_DROP_OFF server NO_SIGN_OF_LIFE');
  });

  test('past the deadline the link is over', async () => {
    const candidate = new Candidate(app, interview.token);
    await candidate.begin();
    app.clock.advance(11 * MINUTE);
    await sweepInterviews(app.context);
    app.clock.advance(24 * HOUR);
    expect(await candidate.look()).toMatchObject({ phase: 'ended', ending: 'deadline-passed' });
    expect(await candidate.try('resume')).toMatchObject({ status: 410, body: { code: 'link-over' } });
    expect(await statusOf(interview.meetingId)).toBe('NOT_COMPLETED');
  });

  test('a time factor stretches every timer, also one set before', async () => {
    const candidate = new Candidate(app, interview.token);
    await candidate.begin();
    await app.context.db.query('update interviews set time_factor = 2 where id = $1', [interview.meetingId]);
    app.clock.advance(15 * MINUTE);
    await sweepInterviews(app.context);
    expect((await moves(interview.meetingId)).filter((move) => move.includes('DROP_OFF'))).toEqual([]);
  });

  test('two sweeps at once move each interview exactly once', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => postInterview(app, headers, serviceJobId)));
    app.clock.advance(30 * 24 * HOUR + 2 * MINUTE);
    await Promise.all([5, 5, 5, 50].map((batch) => sweepInterviews(app.context, batch)));
    while ((await sweepInterviews(app.context)) > 0);
    for (const { meetingId } of many)
      expect(await moves(meetingId)).toEqual(['SCHEDULED account -', 'NO_SHOW server -']);
  });

  test('a crash between storing and assessing loses nothing: a poll assesses when the lease is over', async () => {
    const candidate = new Candidate(app, interview.token);
    await candidate.begin();
    const { room } = app.context;
    const broken = room.assessor;
    const kinds: string[] = [];
    room.assessor = (kind) => {
      // Storing asks first, and only what it can do.
      if (kinds.push(kind) > 1) throw new Error('killed here');
      return broken(kind);
    };
    const reply = await candidate.try('answer', {
      promptId: candidate.state?.conversation?.prompt?.id,
      text: 'I once repaired the tide gate by night in 4 hours and in the end it held.',
    });
    expect(reply.status).toBe(500);
    room.assessor = broken;
    expect((await candidate.look()).phase).toBe('thinking');
    app.clock.advance(LEASE_MS);
    const state = await candidate.look();
    expect(state.phase).toBe('listening');
    expect(state.conversation?.transcript.some(({ text }) => text.includes('tide gate'))).toBe(true);
    app.logged.length = 0;
  });

  test('what happened between storing and thinking is not written over', async () => {
    const candidate = new Candidate(app, interview.token);
    await candidate.begin();
    const id = interview.meetingId as Id<'interview'>;
    const { db } = app.context;
    const seen = await db.transaction(async (tx) => {
      const { stamp, nextSeq, state } = await openDialogue(tx, id, null);
      return { stamp, nextSeq, state, statusSeq: (await listTransitions(tx, id)).length };
    });
    const next = {
      firstSeq: seen.nextSeq,
      at: new Date(),
      entries: [],
      state: seen.state,
      notifiesPollers: false,
      lease: null,
    };
    const { prompt } = candidate.state?.conversation ?? {};
    await candidate.send('typing', { promptId: prompt?.id, draft: 'I was about to say' });
    const stale = await db.transaction((tx) => saveTransitionIfUnchanged(tx, id, next, seen));
    expect(stale).toBeNull();
    const now = await db.transaction((tx) => openDialogue(tx, id, null));
    const moved = await db.transaction((tx) =>
      saveTransitionIfUnchanged(tx, id, next, { stamp: now.stamp, statusSeq: seen.statusSeq + 1 }),
    );
    expect(moved).toBeNull();
    const saved = await db.transaction((tx) => saveTransitionIfUnchanged(tx, id, next, { ...seen, stamp: now.stamp }));
    expect(saved).toMatchObject({ version: now.version });
  });

  test('an assessor that fails does not hold the candidate up', async () => {
    const candidate = new Candidate(app, interview.token);
    await candidate.begin();
    const { room } = app.context;
    const working = room.assessor;
    room.assessor = () => ({
      gather: () => Promise.resolve(null),
      assess: () => {
        throw new Error('out of order');
      },
    });
    const state = await candidate.answer(
      'I keep an eye on the gauge and close the sluice at 40 centimetres, because the meadow floods at 45.',
    );
    room.assessor = working;
    expect(state).toMatchObject({ phase: 'listening', conversation: { progress: { current: 2 } } });
    expect(app.logged.some((line) => line.includes('assessor-failed'))).toBe(true);
    app.logged.length = 0;
  });
});

describe('what the account can do', () => {
  const post = (path: string, body: object = {}) =>
    app.call('POST', `/api/v1/interviews/${interview.meetingId}/${path}`, { headers, body });

  test('cancelling closes the room; again gives the same; after the begin it is refused', async () => {
    expect(await post('cancel')).toMatchObject({ status: 200, body: { data: { isCompleted: 'NOT_COMPLETED' } } });
    expect((await post('cancel')).status).toBe(200);
    expect(await new Candidate(app, interview.token).look()).toMatchObject({ phase: 'ended', ending: 'cancelled' });
    const begun = await postInterview(app, headers, serviceJobId);
    await new Candidate(app, begun.token).begin();
    expect((await app.call('POST', `/api/v1/interviews/${begun.meetingId}/cancel`, { headers, body: {} })).status).toBe(
      409,
    );
  });

  test('a new link replaces the old one', async () => {
    const reply = await post('link');
    const token = (reply.body as { data: { interviewUrl: string } }).data.interviewUrl.split('/room/')[1] ?? '';
    expect(token).not.toBe(interview.token);
    await new Candidate(app, token).look();
    await expect(new Candidate(app, interview.token).look()).rejects.toThrow(/404/);
  });

  test('the clock starts with the minutes that were promised, also with more time', async () => {
    for (const timeFactor of [1, 1.3]) {
      const { meetingId, token } = await postInterview(app, headers, serviceJobId);
      await app.call('POST', `/api/v1/interviews/${meetingId}/accommodation`, { headers, body: { timeFactor } });
      const candidate = new Candidate(app, token);
      const { plannedMinutes } = (await candidate.look()).invitation;
      const begun = await candidate.begin();
      expect(begun.conversation?.timeLeftMs).toBe(plannedMinutes * 60_000);
      if (timeFactor === 1) expect(begun.conversation?.transcript[0]?.text).toContain(`${plannedMinutes} minutes`);
    }
  });

  test('more time stretches what the room shows', async () => {
    const usual = (await new Candidate(app, interview.token).look()).invitation.plannedMinutes;
    expect((await post('accommodation', { timeFactor: 2 })).status).toBe(200);
    expect((await new Candidate(app, interview.token).look()).invitation.plannedMinutes).toBeGreaterThanOrEqual(
      usual * 2 - 1,
    );
    expect(await post('accommodation', { timeFactor: 0.5 })).toMatchObject({ status: 403 });
  });

  test('an interview of another account is as unknown as none', async () => {
    const stranger = await app.createKey({ organizationId: 'org-9', userId: 'u' });
    for (const path of ['cancel', 'link']) {
      const reply = await app.call('POST', `/api/v1/interviews/${interview.meetingId}/${path}`, {
        headers: stranger.headers,
        body: {},
      });
      expect(reply).toMatchObject({ status: 404, body: { errors: 'Interview not found' } });
    }
  });
});
