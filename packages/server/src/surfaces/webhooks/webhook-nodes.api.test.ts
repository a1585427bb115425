import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registerTasks } from '../../app/tasks.ts';
import { findInterview } from '../../features/interviews/index.ts';
import { publishInterview } from '../../features/webhooks/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Id } from '../../platform/ids.ts';
import { Metrics } from '../../platform/metrics.ts';
import { TaskRunner } from '../../platform/tasks/task-runner.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { webhookAccount } from '../../testing/webhook-account.ts';
import { WebhookSink } from '../../testing/webhook-sink.ts';

const URL_BASE = '/api/v1/webhooks';

let app: TestApp;
let clock: FakeClock;
let sink: WebhookSink;
beforeAll(async () => {
  clock = new FakeClock(Date.now());
  sink = new WebhookSink(clock);
  app = await startTestApp({ clock, deliver: sink.deliver });
});
afterAll(() => app.close());
beforeEach(async () => {
  // What earlier tests left waiting is not theirs.
  await app.context.db.query('delete from tasks');
  sink.reset();
});

const account = () => webhookAccount(app);
const run = () => app.context.tasks.runDue();

/** Another node on the same database. */
function otherNode(own: Clock = clock): TaskRunner {
  const tasks = new TaskRunner({ db: app.context.db, clock: own, log: app.context.log });
  registerTasks({ ...app.context, clock: own, tasks, metrics: new Metrics() });
  return tasks;
}

test('two nodes share the deliveries: each is sent by one of them', async () => {
  const { happen } = await account();
  for (let n = 0; n < 20; n += 1) await happen();
  await Promise.all([run(), otherNode().runDue()]);
  expect(sink.sent).toHaveLength(20);
  expect(new Set(sink.sent.map(({ id }) => id)).size).toBe(20);
});

test('a node that is stopped hands an attempt back uncounted, and another node makes it', async () => {
  const { happen, deliveries } = await account();
  await happen();
  const stopping = otherNode();
  await new Promise<void>((resolve) => {
    sink.answer = (_url, signal) => {
      resolve();
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    };
    void stopping.start();
  });
  await stopping.stop(0);
  expect((await deliveries())[0]).toMatchObject({ state: 'WAITING', attempts: [] });
  sink.answer = () => ({ status: 200 });
  await run();
  expect((await deliveries())[0]).toMatchObject({ state: 'DELIVERED', attempts: [{ reason: null }] });
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'an endpoint that is deleted while something happens waits for it: no interview fails for an endpoint that goes',
  async () => {
    const { id, headers, happen } = await account();
    const { db } = app.context;
    const { interviewId, deleted } = await db.transaction(async (tx) => {
      const { meetingId } = await happen();
      const interview = await findInterview(tx, meetingId as Id<'interview'>);
      if (interview === null) throw new Error('no interview');
      await tx.query('select id from webhook_endpoints where id = $1 for key share', [id]);
      const deletion = app.call('DELETE', `${URL_BASE}/${id}`, { headers });
      const waiting =
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'delete from webhook_endpoints%'";
      while ((await db.query(waiting)).length === 0) await new Promise((resolve) => setImmediate(resolve));
      await publishInterview(tx, app.context, 'interview.scheduled', interview);
      return { interviewId: meetingId, deleted: deletion };
    });
    expect(await deleted).toMatchObject({ status: 200 });
    expect(await db.query('select from webhook_deliveries where endpoint_id = $1', [id])).toEqual([]);
    expect(await app.call('GET', `/api/v1/interviews/${interviewId}`, { headers })).toMatchObject({ status: 200 });
  },
);

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'news that waits for other news of its interview tells the status after it, not the one it started with',
  async () => {
    const { happen } = await account();
    await run();
    const { db } = app.context;
    const { meetingId } = await happen();
    const interview = await findInterview(db, meetingId as Id<'interview'>);
    if (interview === null) throw new Error('no interview');
    const later = await db.transaction(async (tx) => {
      await tx.query("update interviews set status = 'STARTED' where id = $1", [meetingId]);
      await publishInterview(tx, app.context, 'interview.scheduled', interview);
      const waiting = db.transaction((other) => publishInterview(other, app.context, 'interview.scheduled', interview));
      const locked =
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into webhook_sequences%'";
      while ((await db.query(locked)).length === 0) await new Promise((resolve) => setImmediate(resolve));
      return { waiting };
    });
    await later.waiting;
    const bodies = await db.query<{ data: { sequence: number; status: string } }>(
      "select body::jsonb -> 'data' as data from webhook_messages where interview_id = $1",
      [meetingId],
    );
    const delivered = bodies.map(({ data }) => data).sort((a, b) => a.sequence - b.sequence);
    expect(delivered.map(({ status }) => status)).toEqual(['SCHEDULED', 'STARTED', 'STARTED']);
  },
);
