import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishNews } from '../../features/webhooks/index.ts';
import { idTime } from '../../platform/ids.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { webhookAccount } from '../../testing/webhook-account.ts';
import { WebhookSink } from '../../testing/webhook-sink.ts';

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
  await app.context.db.query('delete from tasks');
  sink.reset();
});

const run = () => app.context.tasks.runDue();
const step = () => publishNews(app.context).run();
const noted = async () => (await app.context.db.query('select from webhook_news')).length;
const told = () => sink.sent.map(({ body }) => JSON.parse(body) as { timestamp: string; data: object });

test('a call that makes an interview notes it where somebody asked to be told, and nothing elsewhere', async () => {
  const { happen } = await webhookAccount(app);
  await happen();
  expect(await noted()).toBe(1);
  const quiet = await webhookAccount(app, ['report.ready']);
  expect(await noted()).toBe(0);
  await quiet.happen();
  expect(await noted()).toBe(0);
});

test('it is told later as of its creation: that instant, that status, the first number', async () => {
  const { happen } = await webhookAccount(app);
  const { meetingId } = await happen();
  clock.advance(60_000);
  await run();
  expect(told()).toMatchObject([
    {
      timestamp: new Date(idTime(meetingId)).toISOString(),
      data: { interviewId: meetingId, status: 'SCHEDULED', sequence: 1 },
    },
  ]);
});

test('a node that dies while it tells leaves the note: another one tells it, under the id that was noted', async () => {
  const { happen } = await webhookAccount(app);
  await happen();
  const [note] = await app.context.db.query<{ id: string }>('select message_id as id from webhook_news');
  const { queue } = app.context;
  const dying = { ...queue, enqueueAll: () => Promise.reject(new Error('killed')) };
  await expect(publishNews({ ...app.context, queue: dying }).run()).rejects.toThrow('killed');
  expect(await noted()).toBe(1);
  await run();
  expect(sink.sent.map(({ id }) => id)).toEqual([`msg_${note?.id}`]);
});

test('nodes that tell at the same time tell each interview once', async () => {
  const { happen } = await webhookAccount(app);
  for (let n = 0; n < 10; n += 1) await happen();
  const both = await Promise.all([step(), step()]);
  expect(both.reduce((sum, { done }) => sum + done, 0)).toBe(10);
  await run();
  expect(new Set(sink.sent.map(({ id }) => id)).size).toBe(10);
  expect(sink.sent).toHaveLength(10);
});

test('of an interview that is gone by then nothing is told, and the next one is', async () => {
  const { happen, headers, names } = await webhookAccount(app);
  const { meetingId } = await happen();
  const gone = await app.call('GET', `/api/v1/interviews/${meetingId}`, { headers });
  const { candidateEmail } = (gone.body as { data: { candidateEmail: string } }).data;
  const erased = await app.call('POST', '/api/v1/admin/people/erase', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { ...names, email: candidateEmail },
  });
  expect(erased.status).toBe(200);
  const next = await happen();
  await step();
  expect(await noted()).toBe(0);
  await run();
  expect(told()).toMatchObject([{ data: { interviewId: next.meetingId } }]);
});
