import { type ReportForm, reportForm } from '@colloquy/contract/links';
import { afterAll, expect, test } from 'vitest';
import { lockInterview } from '../../features/interviews/index.ts';
import { findReport } from '../../features/reports/index.ts';
import { insertReport } from '../../features/reports/report-store.ts';
import type { Id } from '../../platform/ids.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp } from '../../testing/test-app.ts';

/** More than any plan asks. */
const MOST_ANSWERS = 80;

const app = await startTestApp();
afterAll(() => app.close());

test('a report says who or what ended its interview before the plan did, and nothing where the plan did', async () => {
  const { headers } = await app.createKey();
  const { meetingId, token } = await postInterview(app, headers, await postJob(app, headers));
  const candidate = new Candidate(app, token);
  await candidate.begin();
  // Refused until every question that has to be asked was.
  for (let turn = 1; (await candidate.try('leave', { how: 'finish' })).status !== 200; turn += 1) {
    if (turn > MOST_ANSWERS) throw new Error('the interview cannot be ended');
    app.clock.advance(20_000);
    await candidate.answer(`Once I rolled a release back within ${turn} minutes, and in the end nobody noticed it.`);
  }
  await app.context.tasks.runDue();
  const reply = await app.call('GET', `/api/v1/interviews/${meetingId}`, { headers });
  const { pathname, search } = new URL((reply.body as { data: { reportUrl: string } }).data.reportUrl);
  const read = async (no: number): Promise<ReportForm['report']> => {
    const form = await app.call('GET', `${pathname}${search}&no=${no}`, { headers: { accept: 'application/json' } });
    return reportForm.parse(form.body).report;
  };
  expect(await read(1)).toMatchObject({ endedEarly: 'candidate' });

  const id = meetingId as Id<'interview'>;
  const content = (await findReport(app.context.db, id))?.content;
  if (content?.endReason === undefined) throw new Error('the report does not say why the interview ended');
  for (const endReason of ['TIME_LIMIT', 'ALL_ANSWERED'] as const)
    await app.context.db.transaction(async (tx) => {
      await lockInterview(tx, id);
      const made = { ...content, endReason };
      await insertReport(tx, id, content.blueprint.versionId, made, new Date(app.clock.now()));
    });
  expect(await read(2)).toMatchObject({ endedEarly: 'time' });
  expect(await read(3)).not.toHaveProperty('endedEarly');
});
