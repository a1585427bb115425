import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAssessed } from '../../features/fair-process/figures-store.ts';
import { findReport } from '../../features/reports/index.ts';
import type { Id } from '../../platform/ids.ts';
import { type ConsolePerson, signedIn } from '../../testing/console-people.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: ConsolePerson;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signedIn(app, 'acme', 'ADMIN');
  ({ headers } = await app.createKey({ organizationId: 'acme', userId: 'api' }));
  const settings = { asks: ['sex'], noticeDays: 0, keepDays: null };
  expect((await admin.call('PUT', 'fairness', settings)).status).toBe(200);
});
afterAll(() => app.close());

let people = 0;
/** An interview that is over as soon as it was begun. */
async function completed(job: string): Promise<{ meetingId: string; token: string; seat: string }> {
  people += 1;
  const made = await postInterview(app, headers, job, { candidateEmail: `robin.vale${people}@example.com` });
  const candidate = new Candidate(app, made.token);
  await candidate.look();
  await candidate.begin();
  await app.context.db.query(
    `update interviews set status = 'INTERVIEW_COMPLETED', ended_at = now(), completed_at = now() where id = $1`,
    [made.meetingId],
  );
  return { meetingId: made.meetingId, token: made.token, seat: candidate.seat };
}

async function report(meetingId: string, no: number, score: number, at: Date): Promise<void> {
  await app.context.db.query(
    `insert into reports (interview_id, no, blueprint_version_id, engine, content, at)
     values ($1, $2, gen_random_uuid(), '{}', $3, $4)`,
    [meetingId, no, JSON.stringify({ overall: { score } }), at],
  );
}

test('a score is of the official report, as whoever opens it reads', async () => {
  const job = await postJob(app, headers);
  const { db } = app.context;
  const at = (minute: number) => new Date(app.clock.now() + minute * 60_000);
  /** The scores of its reports, one a minute; then which of them was assessed first, or at which minute. */
  const reported = async (scores: readonly number[], read: { no: number | null; minute: number } | null) => {
    const { meetingId } = await completed(job);
    for (const [index, score] of scores.entries()) await report(meetingId, index + 1, score, at(index + 1));
    if (read !== null)
      await db.query(
        `insert into reviews (id, interview_id, reviewer, scores, note, at, report_no)
         values (gen_random_uuid(), $1, 'Ana Lind', '{}', '', $2, $3)`,
        [meetingId, at(read.minute), read.no],
      );
    return meetingId;
  };
  const expected = new Map([
    [await reported([1, 2], null), 2],
    [await reported([3, 4], { no: 1, minute: 3 }), 3],
    [await reported([5, 4.5, 2.5], { no: null, minute: 2 }), 4.5],
    [await reported([], null), null],
  ]);
  const found = await listAssessed(db, job as Id<'job'>);
  expect(new Map(found.map(({ interviewId, score }) => [interviewId as string, score]))).toEqual(expected);
  for (const [id, score] of expected)
    expect((await findReport(db, id as Id<'interview'>))?.content.overall?.score ?? null).toBe(score);
});

test('figures are made anew of scores as of decisions, once enough came in each', async () => {
  const job = await postJob(app, headers);
  const now = new Date(app.clock.now());
  /** Half of them of a low score, half of a high one; half of them moved on. */
  const come = async () => {
    for (const sex of ['female', 'male'])
      for (let index = 0; index < 6; index += 1) {
        const { meetingId, token, seat } = await completed(job);
        await app.call('POST', `/room/api/declare?seat=${seat}`, { headers: { 'x-room-token': token }, body: { sex } });
        const outcome = index < 3 ? 'moved-on' : 'not-moved-on';
        await admin.call('PUT', `interviews/${meetingId}/decision`, { outcome });
        await report(meetingId, 1, index % 2 === 0 ? 2 : 4, now);
      }
  };
  type Table = { basis: string; counted: number; median: number | null; withheld: string | null };
  const tables = async () => {
    const { body } = await admin.call('GET', `fairness/jobs/${job}`);
    const [cohort] = (body as { cohorts: { figures: { tables: Table[] } | null }[] }).cohorts;
    return cohort?.figures?.tables.map(({ basis, counted, median, withheld }) => [basis, counted, median, withheld]);
  };
  for (const counted of [12, 24]) {
    await come();
    expect(await tables()).toEqual([
      ['selection', counted, null, null],
      ['scoring', counted, 3, null],
    ]);
  }
});
