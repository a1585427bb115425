import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createDeliverTogetherHandler,
  deliverTask,
  deliverTogetherTask,
  publishNews,
} from '../../features/webhooks/index.ts';
import { DatabaseAwayError } from '../../platform/errors.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { webhookAccount } from '../../testing/webhook-account.ts';
import { WebhookSink } from '../../testing/webhook-sink.ts';

const SECOND = 1_000;

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
const idsSent = () => new Set(sink.sent.map(({ id }) => id));

/** Payloads of the open tasks of a kind. */
async function open<Payload>({ queue }: { queue: string }): Promise<Payload[]> {
  const rows = await app.context.db.query<{ payload: Payload }>(
    'select payload from tasks where queue = $1 order by key',
    [queue],
  );
  return rows.map(({ payload }) => payload);
}

type Together = { deliveries: { deliveryId: string; round: number }[] };

/** An account with so many interviews whose deliveries are one task. */
async function together(count: number) {
  const account = await webhookAccount(app);
  for (let n = 0; n < count; n += 1) await account.happen();
  await step();
  const [payload, ...others] = await open<Together>(deliverTogetherTask);
  if (payload === undefined || others.length > 0) throw new Error('they are not one task');
  return { ...account, payload };
}

/** Runs it as a node does that may die at any moment. */
function runHere(payload: Together, signal = new AbortController().signal, db = app.context.db) {
  const handler = createDeliverTogetherHandler({ ...app.context, db, count: () => undefined, random: () => 0.5 });
  return handler(payload, { attempt: 1, lastAttempt: false, signal, runAgainAt: () => undefined });
}

test('creations that are told at once share a task: each is delivered once, four at a time', async () => {
  let underWay = 0;
  let most = 0;
  sink.answer = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return { status: 204 };
  };
  const { deliveries, payload } = await together(9);
  expect(payload.deliveries).toHaveLength(9);
  expect(await open(deliverTask)).toEqual([]);
  await run();
  expect(sink.sent).toHaveLength(9);
  expect(idsSent().size).toBe(9);
  expect(most).toBe(4);
  expect((await deliveries()).map(({ state, attempts }) => [state, attempts.length])).toEqual(
    Array.from({ length: 9 }, () => ['DELIVERED', 1]),
  );
  expect(await open(deliverTogetherTask)).toEqual([]);
});

test('a task holds twenty; one that is left over has its own', async () => {
  const { happen } = await webhookAccount(app);
  for (let n = 0; n < 41; n += 1) await happen();
  await step();
  expect((await open<Together>(deliverTogetherTask)).map(({ deliveries }) => deliveries.length)).toEqual([20, 20]);
  expect(await open(deliverTask)).toHaveLength(1);
  await run();
  expect(sink.sent).toHaveLength(41);
  expect(idsSent().size).toBe(41);
});

test('each endpoint of an account has tasks of its own', async () => {
  const { happen, endpoints } = await webhookAccount(app, ['interview.scheduled'], 2);
  await happen();
  await happen();
  await step();
  expect(await open(deliverTogetherTask)).toHaveLength(2);
  sink.answer = (url) => ({ status: url === endpoints[0]?.url ? 500 : 200 });
  await run();
  expect(sink.sent.filter(({ url }) => url === endpoints[1]?.url)).toHaveLength(2);
});

test('the first that is refused ends it: what is left goes by itself, and nothing is lost or told twice', async () => {
  const { deliveries, happen } = await together(12);
  let answers = 0;
  sink.answer = () => {
    answers += 1;
    return { status: answers === 3 ? 500 : 200 };
  };
  await run();
  expect(await open(deliverTogetherTask)).toEqual([]);
  const refused = (await deliveries()).filter(({ state }) => state === 'WAITING');
  expect(refused).toMatchObject([{ attempts: [{ status: 500, reason: 'SERVER_ERROR' }] }]);
  expect(idsSent().size).toBe(12);
  expect(sink.sent).toHaveLength(12);
  clock.advance(6 * SECOND);
  await run();
  expect(sink.sent).toHaveLength(13);
  expect((await deliveries()).every(({ state }) => state === 'DELIVERED')).toBe(true);
  await happen();
  await happen();
  await step();
  expect(await open(deliverTogetherTask)).toHaveLength(1);
});

test('to an endpoint that is failing each goes by itself', async () => {
  const { happen } = await webhookAccount(app);
  sink.answer = () => ({ status: 500 });
  await happen();
  await run();
  await happen();
  await happen();
  await step();
  expect(await open(deliverTogetherTask)).toEqual([]);
  expect(await open(deliverTask)).toHaveLength(3);
});

test('a receiver that says too much is asked one at a time after those under way', async () => {
  await together(12);
  sink.answer = () => ({ status: 429, retryAfter: '60' });
  await run();
  expect(sink.sent).toHaveLength(4);
  sink.answer = () => ({ status: 200 });
  clock.advance(59 * SECOND);
  await run();
  expect(sink.sent).toHaveLength(4);
  clock.advance(2 * SECOND);
  await run();
  expect(idsSent().size).toBe(12);
  expect(sink.sent).toHaveLength(16);
});

test('a slow receiver gives the place up: no attempt begins after five seconds of one task', async () => {
  const { payload } = await together(12);
  sink.answer = () => {
    clock.advance(SECOND);
    return { status: 200 };
  };
  await runHere(payload);
  await app.context.db.query('delete from tasks where queue = $1', [deliverTogetherTask.queue]);
  const begun = sink.sent.length;
  expect(begun).toBeLessThan(9);
  expect(await open(deliverTask)).toHaveLength(12 - begun);
  await run();
  expect(sink.sent).toHaveLength(12);
  expect(idsSent().size).toBe(12);
});

test('cut off after its outcomes were stored it sends nothing again; cut off before, again under the same ids', async () => {
  const { payload } = await together(5);
  await runHere(payload);
  await runHere(payload);
  expect(sink.sent).toHaveLength(5);
  await app.context.db.query('delete from tasks');
  const cut = await together(5);
  sink.reset();
  const away = new DatabaseAwayError('gone');
  const query: typeof app.context.db.query = (text, params) =>
    text.includes("'DELIVERED'") ? Promise.reject(away) : app.context.db.query(text, params);
  await expect(runHere(cut.payload, undefined, { ...app.context.db, query })).rejects.toBe(away);
  expect(sink.sent).toHaveLength(5);
  expect(await open(deliverTask)).toEqual([]);
  await run();
  expect(sink.sent).toHaveLength(10);
  expect(idsSent().size).toBe(5);
});

test('cut off between a refusal and its task, the next run hands it on for its instant', async () => {
  const { payload } = await together(3);
  sink.answer = () => ({ status: 500 });
  const transaction: typeof app.context.db.transaction = (work) =>
    app.context.db.transaction((tx) =>
      work({
        ...tx,
        query: (text, params) =>
          text.includes('insert into tasks') ? Promise.reject(new Error('killed')) : tx.query(text, params),
      }),
    );
  const handler = createDeliverTogetherHandler({
    ...app.context,
    db: { ...app.context.db, transaction },
    count: () => undefined,
    random: () => 0.5,
  });
  const context = {
    attempt: 1,
    lastAttempt: false,
    signal: new AbortController().signal,
    runAgainAt: () => undefined,
  };
  await expect(handler(payload, context)).rejects.toThrow('killed');
  expect(sink.sent).toHaveLength(3);
  sink.answer = () => ({ status: 200 });
  await run();
  expect(sink.sent).toHaveLength(3);
  clock.advance(6 * SECOND);
  await run();
  expect(sink.sent).toHaveLength(6);
  expect(idsSent().size).toBe(3);
});

test('a fault of ours with one stops no other, and is met again by its own task', async () => {
  const { deliveries } = await together(6);
  let answers = 0;
  sink.answer = () => {
    answers += 1;
    return answers === 2 ? new Error('out of sockets') : { status: 200 };
  };
  await run();
  clock.advance(2 * SECOND);
  await run();
  expect(idsSent().size).toBe(6);
  expect((await deliveries()).every(({ state }) => state === 'DELIVERED')).toBe(true);
});

test('a node that ends hands it back whole: what was not stored is sent by another', async () => {
  const { payload } = await together(6);
  const ending = new AbortController();
  sink.answer = () => {
    ending.abort(new Error('the server stops'));
    return new Error('cancelled');
  };
  await expect(runHere(payload, ending.signal)).rejects.toThrow('cancelled');
  expect(await open(deliverTask)).toEqual([]);
  sink.reset();
  await run();
  expect(idsSent().size).toBe(6);
});

test('to one that was paused meanwhile nothing is sent: it is held', async () => {
  const { change, deliveries } = await together(4);
  await change({ enabled: false });
  await run();
  expect(sink.sent).toEqual([]);
  expect((await deliveries()).map(({ state }) => state)).toEqual(['HELD', 'HELD', 'HELD', 'HELD']);
});

test('one that was replayed or has gone meanwhile is passed over', async () => {
  const { deliveries, headers, payload } = await together(4);
  const [first] = await deliveries();
  await app.call('POST', `/api/v1/webhooks/deliveries/${first?.id}/replay`, { headers });
  await app.context.db.query('delete from webhook_deliveries where id = $1', [payload.deliveries[0]?.deliveryId]);
  await runHere(payload);
  expect(sink.sent).toHaveLength(2);
  await run();
  expect(sink.sent).toHaveLength(3);
  expect(idsSent().size).toBe(3);
});
