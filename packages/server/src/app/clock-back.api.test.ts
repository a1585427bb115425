import { expect, test } from 'vitest';
import { idTime } from '../platform/ids.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { postInterview, postJob } from '../testing/flows.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';

const HOUR = 3_600_000;

async function newestFirst(app: TestApp, headers: Record<string, string>, serviceJobId: string): Promise<string[]> {
  const reply = await app.call('GET', `/api/v1/interviews?serviceJobId=${serviceJobId}`, { headers });
  return (reply.body as { data: { results: { meetingId: string }[] } }).data.results.map(({ meetingId }) => meetingId);
}

test.each([
  ['a second', 1_000],
  ['an hour', HOUR],
  ['a day', 24 * HOUR],
])(
  'a clock set back by %s puts no new interview below an old one, in this process and in the next',
  async (_, back) => {
    const db = await testDatabase();
    const clock = new FakeClock(Date.UTC(2026, 2, 10, 12));
    const first = await startTestApp({ db, clock });
    const { headers } = await first.createKey();
    const jobId = await postJob(first, headers);
    const made = [(await postInterview(first, headers, jobId)).meetingId];
    clock.advance(-back);
    made.unshift((await postInterview(first, headers, jobId)).meetingId);
    expect(await newestFirst(first, headers, jobId)).toEqual(made);
    await first.close();

    const next = await startTestApp({ db, clock: new FakeClock(clock.now()) });
    made.unshift((await postInterview(next, headers, jobId)).meetingId);
    made.unshift((await postInterview(next, headers, jobId)).meetingId);
    expect(await newestFirst(next, headers, jobId)).toEqual(made);
    const times = made.map(idTime);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const laterJob = await postJob(next, headers);
    const jobs = await next.call('GET', '/api/v1/jobs', { headers });
    expect((jobs.body as { data: { results: { serviceJobId: string }[] } }).data.results[0]?.serviceJobId).toBe(
      laterJob,
    );
    expect(next.logged.filter((line) => line.includes('clock-behind-stored-ids')).length).toBe(back > 1_000 ? 1 : 0);
    await next.close();
  },
  120_000,
);
