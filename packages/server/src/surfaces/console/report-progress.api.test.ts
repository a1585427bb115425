import { afterAll, beforeAll, expect, test } from 'vitest';
import { TaskTooLongError } from '../../platform/tasks/tasks.ts';
import { createScriptedAnswerReader } from '../../providers/answer-reader/scripted.ts';
import { signedIn } from '../../testing/console-people.ts';
import { postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { holdInterview } from '../links/testing/held-interview.ts';

const reader = createScriptedAnswerReader();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ answerReader: reader });
});
afterAll(() => app.close());

const HOUR = 3_600_000;
const NOTHING = { failure: null, waitsFor: null, nextTryAt: null };

test('whoever waits for a report is told what holds it up, why it failed, and that it came', async () => {
  const key = await app.createKey({ organizationId: 'waiting', userId: 'ats' });
  const recruiter = await signedIn(app, 'waiting', 'RECRUITER');
  const viewer = await signedIn(app, 'waiting', 'VIEWER');
  const { meetingId } = await postInterview(app, key.headers, await postJob(app, key.headers));
  const progressOf = async (id: string) => (await viewer.call('GET', `interviews/${id}/report/progress`)).body;
  expect(await progressOf(meetingId)).toEqual({ state: 'not-completed', status: 'SCHEDULED', ...NOTHING });

  reader.down = true;
  const { id } = await holdInterview(app, { candidateEmail: 'waits@example.com', organizationId: 'waiting' });
  const nextTryAt = expect.stringMatching(/^\d{4}-/);
  expect(await progressOf(id)).toEqual({
    state: 'making',
    status: 'INTERVIEW_COMPLETED',
    failure: null,
    waitsFor: 'retry',
    nextTryAt,
  });
  const early = await viewer.call('GET', `interviews/${id}/report`);
  expect([early.status, early.body]).toMatchObject([404, { error: { kind: 'result-not-ready' } }]);

  for (let attempt = 0; attempt < 8; attempt += 1) {
    app.clock.advance(HOUR);
    await app.context.tasks.runDue();
  }
  expect(await progressOf(id)).toMatchObject({ state: 'failed', failure: 'reader', waitsFor: null, nextTryAt: null });
  expect((await viewer.call('POST', `interviews/${id}/report/again`, {})).status).toBe(403);

  reader.down = false;
  expect((await recruiter.call('POST', `interviews/${id}/report/again`, {})).status).toBe(200);
  expect(await progressOf(id)).toMatchObject({ state: 'making', failure: null, waitsFor: null });
  app.clock.advance(HOUR);
  await app.context.tasks.runDue();
  expect(await progressOf(id)).toEqual({ state: 'ready', status: 'REPORT_GENERATED', ...NOTHING });
});

test.each([
  [String(new TaskTooLongError(300_000)), 'too-slow'],
  ['OverBudgetError: the work took too long', 'too-slow'],
  ['DatabaseAwayError: The server cannot reach its database, try again later', 'storage'],
  ['TypeError: x is undefined', 'fault'],
  [null, 'lost'],
])('of a report that failed by %s the cause is %s', async (lastError, failure) => {
  const viewer = await signedIn(app, 'causes', 'VIEWER');
  reader.down = true;
  const { id } = await holdInterview(app, { candidateEmail: `${failure}@example.com`, organizationId: 'causes' });
  reader.down = false;
  const { db } = app.context;
  const ofIt = `queue = 'build-report' and payload ->> 'interviewId' = $1`;
  if (lastError === null) await db.query(`delete from tasks where ${ofIt}`, [id]);
  else await db.query(`update tasks set state = 'failed', last_error = $2 where ${ofIt}`, [id, lastError]);
  expect((await viewer.call('GET', `interviews/${id}/report/progress`)).body).toMatchObject({
    state: 'failed',
    failure,
  });
});

test('the report of another organization is as unknown as none', async () => {
  const { id } = await holdInterview(app, { candidateEmail: 'theirs@example.com', organizationId: 'theirs' });
  const stranger = await signedIn(app, 'others', 'OWNER');
  const reply = await stranger.call('GET', `interviews/${id}/report/progress`);
  expect([reply.status, reply.body]).toMatchObject([404, { error: { kind: 'interview-not-found' } }]);
});
