import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverTask, dropOldMessages } from '../../features/webhooks/index.ts';
import { leastId } from '../../platform/ids.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { webhookAccount } from '../../testing/webhook-account.ts';
import { WebhookSink } from '../../testing/webhook-sink.ts';

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];
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

const account = (types?: string[], count?: number) => webhookAccount(app, types, count);

const run = () => app.context.tasks.runDue();

async function runAfter(ms: number): Promise<void> {
  clock.advance(ms);
  await run();
}

describe('the schedule', () => {
  test('ten attempts at the times of the standard, the same id, then it has failed and stays to be replayed', async () => {
    const { happen, deliveries, replay } = await account();
    sink.answer = () => ({ status: 500 });
    await happen();
    await run();
    const waits = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
    for (const [index, wait] of waits.entries()) {
      expect(sink.sent).toHaveLength(index + 1);
      await runAfter(wait * 0.9 - SECOND / 2);
      expect(sink.sent, `before attempt ${index + 2}`).toHaveLength(index + 1);
      await runAfter(wait * 0.2 + SECOND);
      expect(sink.sent, `attempt ${index + 2}`).toHaveLength(index + 2);
    }
    await runAfter(100 * HOUR);
    expect(sink.sent).toHaveLength(10);
    expect(new Set(sink.sent.map(({ id }) => id)).size).toBe(1);
    expect(new Set(sink.sent.map(({ signature }) => signature)).size).toBe(10);
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ state: 'FAILED', nextAttemptAt: null, messageId: sink.sent[0]?.id });
    expect(delivery?.attempts).toEqual(
      Array.from({ length: 10 }, () => expect.objectContaining({ status: 500, reason: 'SERVER_ERROR' })),
    );
    sink.answer = () => ({ status: 204 });
    expect((await replay()).body).toMatchObject({ data: { replayed: 1, remaining: 0 } });
    await run();
    expect(sink.sent).toHaveLength(11);
    expect((await deliveries())[0]).toMatchObject({ state: 'DELIVERED', messageId: sink.sent[10]?.id });
  });

  test('an attempt that was cut off after it was stored waits for its time, and what was taken is not sent again', async () => {
    const { happen } = await account();
    sink.answer = () => ({ status: 500 });
    await happen();
    await run();
    // As a kill leaves it: the outcome is stored, the task is not put back.
    await app.context.db.query("update tasks set run_at = now() - interval '1 day', state = 'ready' where queue = $1", [
      deliverTask.queue,
    ]);
    await run();
    expect(sink.sent).toHaveLength(1);
    sink.answer = () => ({ status: 200 });
    await runAfter(6 * SECOND);
    expect(sink.sent).toHaveLength(2);
    await app.context.db.transaction(async (tx) => {
      const [{ id, endpoint }] = (await tx.query<{ id: string; endpoint: string }>(
        "select id, endpoint_id as endpoint from webhook_deliveries where state = 'DELIVERED' order by id desc limit 1",
      )) as [{ id: string; endpoint: string }];
      await app.context.queue.enqueue(tx, deliverTask, { deliveryId: id, round: 0 }, { key: 'again', group: endpoint });
    });
    await run();
    expect(sink.sent).toHaveLength(2);
  });

  test('a fault of ours is no attempt: it is made again soon and the delivery knows nothing of it', async () => {
    const { happen, deliveries } = await account();
    sink.answer = () => new Error('out of sockets');
    await happen();
    await run();
    sink.answer = () => ({ status: 200 });
    await runAfter(2 * SECOND);
    expect(sink.sent).toHaveLength(2);
    expect((await deliveries())[0]).toMatchObject({ state: 'DELIVERED', attempts: [{ status: 200, reason: null }] });
  });

  test('Retry-After keeps everything from the endpoint for so long, a day at most', async () => {
    const { happen, deliveries } = await account();
    sink.answer = () => ({ status: 429, retryAfter: '600' });
    await happen();
    await run();
    await happen();
    await runAfter(599 * SECOND);
    expect(sink.sent).toHaveLength(1);
    sink.answer = () => ({ status: 200 });
    await runAfter(2 * SECOND);
    expect(sink.sent).toHaveLength(3);
    expect((await deliveries()).map(({ attempts }) => attempts.map(({ reason }) => reason))).toEqual([
      [null],
      [null, 'BUSY'],
    ]);
    sink.answer = () => ({ status: 503, retryAfter: String(30 * 86_400) });
    await happen();
    await run();
    sink.answer = () => ({ status: 200 });
    await runAfter(DAY + SECOND);
    expect((await deliveries())[0]).toMatchObject({ state: 'DELIVERED' });
  });
});

describe('outcomes', () => {
  test.each([
    [{ status: 200 }, 'DELIVERED', null],
    [{ status: 299 }, 'DELIVERED', null],
    [{ status: 301 }, 'WAITING', 'REDIRECT'],
    [{ status: 400 }, 'WAITING', 'REFUSED'],
    [{ status: 404 }, 'WAITING', 'REFUSED'],
    [{ status: 429 }, 'WAITING', 'BUSY'],
    [{ status: 500 }, 'WAITING', 'SERVER_ERROR'],
    [{ status: 502 }, 'WAITING', 'SERVER_ERROR'],
    [{ answered: false, failure: 'timed-out' }, 'WAITING', 'TIMED_OUT'],
    [{ answered: false, failure: 'blocked-address' }, 'WAITING', 'BLOCKED_ADDRESS'],
    [{ answered: false, failure: 'bad-certificate' }, 'WAITING', 'BAD_CERTIFICATE'],
  ] as const)('%j leaves the delivery %s with reason %s', async (outcome, state, reason) => {
    const { happen, deliveries } = await account();
    sink.answer = () => outcome;
    await happen();
    await run();
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({
      state,
      attempts: [{ reason, status: 'status' in outcome ? outcome.status : null }],
    });
  });

  test('one at a time after an answer that says too much, until a 2xx', async () => {
    const { happen, id } = await account();
    const narrowed = () => app.context.db.query('select at_once from task_groups where group_key = $1', [id]);
    sink.answer = () => ({ status: 502 });
    await happen();
    await run();
    expect(await narrowed()).toEqual([{ at_once: 1 }]);
    sink.answer = () => ({ status: 200 });
    await runAfter(6 * SECOND);
    expect(await narrowed()).toEqual([]);
  });

  test('410 disables at once; the other endpoints are told, and what comes is held for a replay', async () => {
    const { happen, deliveries, endpoint, endpoints, change, replay } = await account(
      ['interview.scheduled', 'endpoint.disabled'],
      2,
    );
    const [gone, other] = endpoints as [(typeof endpoints)[0], (typeof endpoints)[0]];
    sink.answer = (url) => ({ status: url === gone.url ? 410 : 200 });
    await happen();
    await run();
    expect(await endpoint()).toMatchObject({ enabled: false, disabledReason: 'GONE', disabledAt: expect.any(String) });
    expect(sink.sent.filter(({ url }) => url === other.url).map(({ body }) => JSON.parse(body))).toEqual([
      expect.objectContaining({ type: 'interview.scheduled' }),
      {
        type: 'endpoint.disabled',
        timestamp: expect.any(String),
        data: { endpointId: gone.id, reason: 'GONE', path: `${URL_BASE}/${gone.id}` },
      },
    ]);
    await happen();
    await runAfter(HOUR);
    expect(sink.sent.filter(({ url }) => url === gone.url)).toHaveLength(1);
    expect((await deliveries()).map(({ state }) => state)).toEqual(['HELD', 'HELD']);
    expect(await replay()).toMatchObject({ status: 409 });
    sink.answer = () => ({ status: 200 });
    expect(await change({ enabled: true })).toMatchObject({
      body: { data: { enabled: true, disabledAt: null, disabledReason: null, failingSince: null } },
    });
    await run();
    expect(sink.sent.filter(({ url }) => url === gone.url)).toHaveLength(1);
    expect((await replay()).body).toMatchObject({ data: { replayed: 2 } });
    await run();
    expect((await deliveries()).map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED']);
  });

  test('five days and ten attempts without a 2xx disable; less of either does not', async () => {
    const { happen, endpoint, change } = await account();
    sink.answer = () => ({ status: 500 });
    await happen();
    await run();
    for (let hours = 0; hours < 119; hours += 1) await runAfter(HOUR);
    expect(await endpoint()).toMatchObject({ enabled: true, failingSince: expect.any(String) });
    expect(sink.sent).toHaveLength(10);
    clock.advance(2 * HOUR);
    await happen();
    await run();
    expect(await endpoint()).toMatchObject({ enabled: false, disabledReason: 'FAILING' });
    await change({ enabled: true });
    sink.answer = () => ({ status: 200 });
    await happen();
    await run();
    sink.answer = () => ({ status: 500 });
    await happen();
    await run();
    await runAfter(5 * DAY);
    expect(await endpoint()).toMatchObject({ enabled: true });
  });

  test('an account disables and enables by itself: nothing is sent meanwhile, nothing is lost', async () => {
    const { happen, endpoint, deliveries, change, replay } = await account();
    await happen();
    await change({ enabled: false });
    await run();
    await happen();
    await run();
    expect(sink.sent).toEqual([]);
    expect(await endpoint()).toMatchObject({ enabled: false, disabledReason: 'ACCOUNT' });
    await change({ enabled: true });
    await replay();
    await run();
    expect((await deliveries()).map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED']);
  });
});

describe('replay', () => {
  test('one delivery again, also one that was taken; one that waits is sent now, once', async () => {
    const { happen, headers, deliveries } = await account();
    await happen();
    await run();
    const [taken] = await deliveries();
    const again = () => app.call('POST', `${URL_BASE}/deliveries/${taken?.id}/replay`, { headers });
    expect(await again()).toMatchObject({ status: 200, body: { data: { id: taken?.id } } });
    sink.answer = () => ({ status: 500 });
    await run();
    expect(sink.sent.map(({ id }) => id)).toEqual([taken?.messageId, taken?.messageId]);
    sink.answer = () => ({ status: 200 });
    await again();
    await again();
    await run();
    await runAfter(10 * MINUTE);
    expect(sink.sent).toHaveLength(3);
    const stranger = await account();
    expect(
      await app.call('POST', `${URL_BASE}/deliveries/${taken?.id}/replay`, { headers: stranger.headers }),
    ).toMatchObject({ status: 404, body: { errors: 'Delivery not found' } });
  });

  test('since an instant, and 500 a call with the number that remains', async () => {
    const { happen, change, replay, id } = await account();
    await change({ enabled: false });
    await happen();
    clock.advance(HOUR);
    const since = new Date(clock.now()).toISOString();
    await happen();
    await change({ enabled: true });
    expect((await replay({ since })).body).toMatchObject({ data: { replayed: 1, remaining: 0 } });
    await app.context.db.transaction(async (tx) => {
      for (let n = 0; n < 500; n += 1) {
        const [message, delivery] = [app.context.ids.next(), app.context.ids.next()];
        await tx.query(
          `insert into webhook_messages (id, account_id, type, body)
           select $1, account_id, 'interview.scheduled', '{}' from webhook_endpoints where id = $2`,
          [message, id],
        );
        await tx.query(
          "insert into webhook_deliveries (id, endpoint_id, message_id, state) values ($1, $2, $3, 'HELD')",
          [delivery, id, message],
        );
      }
    });
    expect((await replay()).body).toMatchObject({ data: { replayed: 500, remaining: 1 } });
    expect((await replay()).body).toMatchObject({ data: { replayed: 1, remaining: 0 } });
    expect((await replay()).body).toMatchObject({ data: { replayed: 0, remaining: 0 } });
    expect(await replay({ since: 'yesterday' })).toMatchObject({
      status: 403,
      body: { errors: [{ path: ['since'] }] },
    });
    await run();
    expect(sink.sent).toHaveLength(502);
  });
});

test('messages of 30 days ago go with their deliveries and attempts', async () => {
  const { happen, deliveries } = await account();
  await happen();
  await run();
  await dropOldMessages(app.context.db, leastId(clock.now() - 30 * DAY), []);
  expect(await deliveries()).toHaveLength(1);
  clock.advance(31 * DAY);
  await dropOldMessages(app.context.db, leastId(clock.now() - 30 * DAY), []);
  expect(await deliveries()).toEqual([]);
  expect(await app.context.db.query('select from webhook_attempts')).toEqual([]);
});

test('whoever is erased takes their messages along: what waits is not sent', async () => {
  const { happen, names, deliveries } = await account();
  sink.answer = () => ({ status: 500 });
  await happen();
  await run();
  const person = { ...names, email: 'kim.larsen@example.com' };
  await app.call('POST', '/api/v1/admin/people/erase', { headers: { 'x-admin-secret': ADMIN_SECRET }, body: person });
  expect(await deliveries()).toEqual([]);
  await runAfter(10 * MINUTE);
  expect(sink.sent).toHaveLength(1);
  expect(await app.context.db.query('select from tasks where queue = $1', [deliverTask.queue])).toEqual([]);
});
