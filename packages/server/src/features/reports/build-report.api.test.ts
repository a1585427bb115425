import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Id } from '../../platform/ids.ts';
import { createScriptedAnswerReader } from '../../providers/answer-reader/scripted.ts';
import { holdInterview } from '../../surfaces/links/testing/held-interview.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addReview, findReport, listReports, MOST_REPORTS, rerunReport, TooManyReportsError } from './index.ts';

const reader = createScriptedAnswerReader();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ answerReader: reader });
});
afterAll(() => app.close());

const statusOf = async (id: string): Promise<string | undefined> => {
  const [row] = await app.context.db.query<{ status: string }>('select status from interviews where id = $1', [id]);
  return row?.status;
};

test('while the engine is down no report is made; the task waits, tries again and then builds it once', async () => {
  reader.down = true;
  const held = await holdInterview(app, { candidateEmail: 'wait@example.com' });
  const id = held.id as Id<'interview'>;
  expect(await statusOf(id)).toBe('INTERVIEW_COMPLETED');
  expect(await findReport(app.context.db, id)).toBeNull();
  expect((await held.links()).report).toBe('');
  const [task] = await app.context.db.query<{ state: string; attempts: number; error: string }>(
    `select state, attempts, last_error as error from tasks where queue = 'build-report'`,
  );
  expect(task).toMatchObject({ state: 'ready', attempts: 1 });
  expect(task?.error).not.toContain('Mirela');
  reader.down = false;
  app.clock.advance(60_000);
  await app.context.tasks.runDue();
  expect(await statusOf(id)).toBe('REPORT_GENERATED');
  expect(await listReports(app.context.db, id)).toHaveLength(1);
});

test('a build delivered again after it is done makes no second report', async () => {
  const held = await holdInterview(app, { candidateEmail: 'twice@example.com' });
  const id = held.id as Id<'interview'>;
  const { queue, db, tasks } = app.context;
  const { buildReportTask } = await import('./tasks/build-report.ts');
  await db.transaction((tx) => queue.enqueue(tx, buildReportTask, { interviewId: id }, { key: 'again' }));
  await tasks.runDue();
  expect(await listReports(db, id)).toHaveLength(1);
});

test('a report that a person has assessed stays the official one when another is made', async () => {
  const held = await holdInterview(app, { candidateEmail: 'official@example.com' });
  const id = held.id as Id<'interview'>;
  const { queue, db, tasks, ids } = app.context;
  app.clock.advance(5_000);
  const said = { reviewer: 'Ines Okoro', scores: {}, note: 'Read twice.', decision: null };
  await db.transaction((tx) => addReview(tx, { ids, clock: app.clock }, id, said));
  app.clock.advance(5_000);
  expect(await db.transaction((tx) => rerunReport(tx, queue, id))).toBe(2);
  await tasks.runDue();
  expect((await findReport(db, id))?.no).toBe(1);
  expect((await findReport(db, id, 2))?.no).toBe(2);
  expect(await db.transaction((tx) => rerunReport(tx, queue, id))).toBe(3);
  // A second assessment is of the same report.
  await db.transaction((tx) => addReview(tx, { ids, clock: app.clock }, id, { ...said, note: 'And again.' }));
  expect((await findReport(db, id))?.no).toBe(1);
});

test('the official report is the one that the first assessment says it read, not the newest of its time', async () => {
  const held = await holdInterview(app, { candidateEmail: 'read.first@example.com' });
  const id = held.id as Id<'interview'>;
  const { queue, db, tasks, ids } = app.context;
  await db.transaction((tx) => rerunReport(tx, queue, id));
  app.clock.advance(5_000);
  await tasks.runDue();
  expect((await findReport(db, id))?.no).toBe(2);
  const said = { reviewer: 'Ines Okoro', scores: {}, note: 'Read before the rerun.', decision: null };
  const add = (reportNo: number, note = said.note) =>
    db.transaction((tx) => addReview(tx, { ids, clock: app.clock }, id, { ...said, note, reportNo }));
  await expect(add(3)).rejects.toThrow('there is no report 3');
  app.clock.advance(5_000);
  await add(1);
  expect((await findReport(db, id))?.no).toBe(1);
  app.clock.advance(5_000);
  await add(2, 'The later one, too.');
  expect((await findReport(db, id))?.no).toBe(1);
});

test('a report can be made anew: the earlier one stays as it was, asking twice builds one', async () => {
  const held = await holdInterview(app, { candidateEmail: 'anew@example.com' });
  const id = held.id as Id<'interview'>;
  const { queue, db, tasks } = app.context;
  const first = await findReport(db, id, 1);
  for (let n = 0; n < 2; n += 1) expect(await db.transaction((tx) => rerunReport(tx, queue, id))).toBe(2);
  app.clock.advance(5_000);
  await tasks.runDue();
  expect((await listReports(db, id)).map(({ no }) => no)).toEqual([1, 2]);
  expect(await findReport(db, id, 1)).toEqual(first);
  expect((await findReport(db, id))?.no).toBe(2);
  expect(await statusOf(id)).toBe('REPORT_GENERATED');
  await expect(db.query(`update reports set content = '{}'`)).rejects.toThrow();
});

test('an interview that has as many reports as it may have gets no more', async () => {
  const held = await holdInterview(app, { candidateEmail: 'many@example.com' });
  const id = held.id as Id<'interview'>;
  const { queue, db } = app.context;
  const upTo = (most: number) =>
    db.query(
      `insert into reports (interview_id, no, blueprint_version_id, engine, content, at)
       select interview_id, n, blueprint_version_id, engine, content, at from reports, generate_series(2, $2::int) n
       where interview_id = $1 and no = 1 on conflict do nothing`,
      [id, most],
    );
  await upTo(MOST_REPORTS - 1);
  expect(await db.transaction((tx) => rerunReport(tx, queue, id))).toBe(MOST_REPORTS);
  await upTo(MOST_REPORTS);
  await expect(db.transaction((tx) => rerunReport(tx, queue, id))).rejects.toThrow(TooManyReportsError);
});

test('a first report that failed for good is asked for once more, one of nothing is not', async () => {
  const held = await holdInterview(app, { candidateEmail: 'failed@example.com' });
  const id = held.id as Id<'interview'>;
  const { queue, db, tasks } = app.context;
  await db.query('alter table reports disable trigger reports_insert_only');
  await db.query('delete from reports where interview_id = $1', [id]);
  await db.query('alter table reports enable trigger reports_insert_only');
  await db.query(
    `update interviews set status = 'INTERVIEW_COMPLETED', report_no = null, status_seq = status_seq + 1 where id = $1`,
    [id],
  );
  expect(await db.transaction((tx) => rerunReport(tx, queue, id))).toBe(1);
  app.clock.advance(5_000);
  await tasks.runDue();
  expect((await listReports(db, id)).map(({ no }) => no)).toEqual([1]);
  await db.query(`update interviews set status = 'CANDIDATE_ABORTED' where id = $1`, [id]);
  await expect(db.transaction((tx) => rerunReport(tx, queue, id))).rejects.toThrow('REPORT_GENERATED');
});
