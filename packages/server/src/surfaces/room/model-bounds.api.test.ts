import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { spentBound } from '../../features/model-usage/bounds.ts';
import { releaseReservation } from '../../features/model-usage/index.ts';
import type { Id } from '../../platform/ids.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { ModelServer } from '../../testing/model-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const ANSWER = 'At the mill I traced why the night job stalled: the queue was full, so I split it and it held.';
const ENOUGH = JSON.stringify({ covered: [], kind: 'enough', point: null, wording: null });

let server: ModelServer;
let app: TestApp;
let jobs = 0;

beforeAll(async () => {
  server = new ModelServer();
  const url = await server.start();
  app = await startTestApp(
    {},
    {
      COLLOQUY_MODEL: 'openai-compatible:small',
      COLLOQUY_MODEL_URL: url,
      COLLOQUY_MODEL_RUN_BY: 'Example Cloud',
      // Nothing here is about time.
      COLLOQUY_MODEL_TURN_MS: '60000',
      // A call takes 120 tokens.
      COLLOQUY_MODEL_INTERVIEW_TOKENS: '600',
      COLLOQUY_MODEL_MONTH_TOKENS: '1000',
    },
  );
});
beforeEach(() => {
  server.requests.length = 0;
  server.answer = () => ENOUGH;
});
afterAll(async () => {
  await app.context.room.assessments.settled();
  await app.close();
  await server.stop();
});

/** An organization of its own with so many begun interviews. */
async function begun(count: number): Promise<{ organizationId: string; candidates: Candidate[]; ids: string[] }> {
  jobs += 1;
  const organizationId = `bounded-${jobs}`;
  const { headers } = await app.createKey({ organizationId });
  const jobId = await postJob(app, headers);
  const created = await Promise.all(Array.from({ length: count }, () => postInterview(app, headers, jobId)));
  const candidates = created.map(({ token }) => new Candidate(app, token));
  for (const candidate of candidates) {
    const { consents } = await candidate.look();
    const decisions = consents.map(({ purpose, textVersion }) => ({ purpose, textVersion, given: true }));
    await candidate.send('consent', { language: 'en', decisions });
    await candidate.send('begin', { mode: 'text' });
  }
  return { organizationId, candidates, ids: created.map(({ meetingId }) => meetingId) };
}
const reserved = (organizationId: string) =>
  app.context.db.query<{ tokens: number; id: string }>(
    'select interview_id as id, tokens::int as tokens from model_reservations where organization_id = $1',
    [organizationId],
  );

test('an interview sets its share of the month apart: another that finds too little is not read by the model', async () => {
  const { organizationId, candidates, ids } = await begun(2);
  await candidates[0]?.answer(ANSWER);
  expect(server.requests).toHaveLength(1);
  expect(await reserved(organizationId)).toEqual([{ id: ids[0], tokens: 600 }]);
  const state = await candidates[1]?.answer(ANSWER);
  expect(state?.phase).toBe('listening');
  expect(server.requests).toHaveLength(1);
  expect(app.logged.some((line) => line.includes('model-budget-spent') && line.includes('month-tokens'))).toBe(true);
  // The first one goes on within what is its own.
  await candidates[0]?.answer(ANSWER.replace('mill', 'yard'));
  expect(server.requests).toHaveLength(2);
});

test('of interviews that ask at once no more than the month holds are read', async () => {
  const { organizationId, candidates } = await begun(4);
  await Promise.all(candidates.map((candidate) => candidate.answer(ANSWER)));
  expect(server.requests).toHaveLength(1);
  expect(await reserved(organizationId)).toHaveLength(1);
});

test('what an interview leaves that ends without a report is there for others', async () => {
  const { organizationId, candidates } = await begun(2);
  await candidates[0]?.answer(ANSWER);
  await candidates[0]?.send('leave', { how: 'abort' });
  expect(await reserved(organizationId)).toEqual([]);
  await candidates[1]?.answer(ANSWER);
  expect(server.requests).toHaveLength(2);
});

test('beyond its own bound an interview is asked about no more, whatever the month has', async () => {
  const { candidates, ids } = await begun(1);
  await candidates[0]?.answer(ANSWER);
  await app.context.db.query(
    `insert into model_calls (id, interview_id, at, prompt, sample, attempt, model, parameters, request, request_hash,
       outcome, input_tokens, output_tokens, cost, ms)
     values ($1, $2, now(), 'follow-up.v2', 1, 1, 'm', '{}', '{}', '\\x00', 'used', 470, 10, 0, 1)`,
    [app.context.ids.next(), ids[0]],
  );
  const state = await candidates[0]?.answer(ANSWER.replace('mill', 'yard'));
  expect(state?.phase).toBe('listening');
  expect(server.requests).toHaveLength(1);
});

/** Calls of an interview before its share was set apart; the month has them already. */
async function spend(organizationId: string, id: string | undefined, tokens: number): Promise<void> {
  const { db, ids } = app.context;
  await db.query(
    `insert into model_calls (id, interview_id, at, prompt, sample, attempt, model, parameters, request, request_hash,
       outcome, input_tokens, output_tokens, cost, ms)
     values ($1, $2, now(), 'follow-up.v2', 1, 1, 'm', '{}', '{}', '\\x00', 'used', $3, 0, 0, 1)`,
    [ids.next(), id, tokens],
  );
  await db.query(
    `insert into model_months (organization_id, month, calls, tokens, cost)
     values ($1, date_trunc('month', now() at time zone 'UTC')::date, 1, $2, 0)
     on conflict (organization_id, month) do update set tokens = model_months.tokens + excluded.tokens`,
    [organizationId, tokens],
  );
}

test('what was spent before the share was set apart is taken off it once', async () => {
  const { organizationId, candidates, ids } = await begun(2);
  await spend(organizationId, ids[0], 200);
  await candidates[0]?.answer(ANSWER);
  // 400 of its 600 are left, and set apart: 200 + 400 of the month's 1,000.
  expect(await reserved(organizationId)).toEqual([{ id: ids[0], tokens: 400 }]);
  // 320 spent, 280 still set apart: 400 are left of the month, and an interview of its own wants 600.
  await candidates[1]?.answer(ANSWER);
  expect(server.requests).toHaveLength(1);
  // With 200 of its own spent it wants 400, as much as there is: 200 + 320 + 280 + 400 are more than the month.
  await spend(organizationId, ids[1], 200);
  await candidates[1]?.answer(ANSWER.replace('mill', 'yard'));
  expect(server.requests).toHaveLength(1);
});

test('an interview that is over sets nothing apart again: it takes what nobody else has set apart', async () => {
  const { organizationId, candidates, ids } = await begun(2);
  await candidates[0]?.answer(ANSWER);
  await app.context.db.query(`update interviews set status = 'REPORT_GENERATED' where id = $1`, [ids[0]]);
  const subject = { kind: 'interview' as const, id: ids[0] as Id<'interview'> };
  const budget = { interviewTokens: 600, monthTokens: 1_000, interviewCost: null, monthCost: null };
  const deps = { db: app.context.db, clock: app.context.clock, budget: { ...budget, price: { input: 0, output: 0 } } };
  await app.context.db.transaction((tx) => releaseReservation(tx, subject.id));
  expect(await spentBound(deps, subject)).toBeNull();
  expect(await reserved(organizationId)).toEqual([]);
  // 240 spent and 480 still set apart by the other: with 300 more nothing is left.
  await candidates[1]?.answer(ANSWER);
  expect(await reserved(organizationId)).toEqual([{ id: ids[1], tokens: 600 }]);
  await app.context.db.query('update model_months set tokens = tokens + 300 where organization_id = $1', [
    organizationId,
  ]);
  expect(await spentBound(deps, subject)).toBe('month-tokens');
});
