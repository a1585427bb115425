import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registerTasks } from '../../app/tasks.ts';
import { Metrics } from '../../platform/metrics.ts';
import { TaskRunner } from '../../platform/tasks/task-runner.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { webhookAccount } from '../../testing/webhook-account.ts';
import { WebhookSink } from '../../testing/webhook-sink.ts';

/** The bar is a thousand; a tenth of it runs with every change. */
const EVENTS = Number(process.env.OUTAGE_EVENTS ?? 100);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
let clock: FakeClock;
let sink: WebhookSink;
beforeAll(async () => {
  clock = new FakeClock(Date.now());
  sink = new WebhookSink(clock);
  app = await startTestApp({ clock, deliver: sink.deliver });
});
afterAll(() => app.close());

/** Runs the attempts that are due, as time goes by. */
async function pass(ms: number): Promise<void> {
  clock.advance(ms);
  await app.context.tasks.runDue();
}

/**
 * A node that is in the middle of its attempts and ends there without a word, as by kill -9: what it has sent may have
 * arrived, it stores nothing of it, and what it holds is another node's once its lease is over. Its clock stands still, so
 * that it extends no lease.
 *
 * @returns ends the node for good
 */
async function killedInTheMiddle(): Promise<() => Promise<void>> {
  const stopped = new FakeClock(clock.now());
  const tasks = new TaskRunner({ db: app.context.db, clock: stopped, log: app.context.log });
  registerTasks({ ...app.context, clock: stopped, tasks, metrics: new Metrics() });
  const cut: ((reason: Error) => void)[] = [];
  const before = sink.answer;
  const isSending = new Promise<void>((resolve) => {
    sink.answer = () => {
      resolve();
      return new Promise((_resolve, reject) => cut.push(reject));
    };
  });
  const run = tasks.runDue();
  await isSending;
  sink.answer = before;
  return async () => {
    for (const reject of cut) reject(new Error('killed'));
    await run;
  };
}

/** By the library of the standard, which goes by the clock: at the time that it came. */
function isGenuine(judge: Webhook, { id, at, body, signature }: WebhookSink['sent'][number]): boolean {
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1_000)),
    'webhook-signature': signature,
  };
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  try {
    judge.verify(body, headers);
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  } finally {
    vi.useRealTimers();
  }
}

test(`a receiver that is down for three hours, two nodes that are killed and a new secret lose none of ${EVENTS} events`, async () => {
  const { happen, endpoints, headers, id: endpointId } = await webhookAccount(app);
  const made: string[] = [];
  const events = async (share: number): Promise<void> => {
    for (let n = 0; n < EVENTS * share; n += 1) made.push((await happen()).meetingId);
  };
  const down = () => ({ answered: false, failure: 'unreachable' }) as const;
  sink.answer = down;

  await events(0.2);
  await pass(0);
  await events(0.3);
  const first = await killedInTheMiddle();
  await pass(6 * MINUTE);
  await pass(35 * MINUTE);
  // The former secret signs beside the new one until after the receiver is back, and no longer than what comes last.
  const rotated = await app.call('POST', `/api/v1/webhooks/${endpointId}/rotate`, {
    headers,
    body: { overlapHours: 4 },
  });
  const { secret, previousUntil } = (rotated.body as { data: { secret: string; previousUntil: string } }).data;
  await events(0.5);
  const second = await killedInTheMiddle();
  await pass(HOUR);
  await pass(HOUR + 19 * MINUTE);
  expect(new Set(made).size).toBe(EVENTS);

  // It is back after three hours: the schedule brings the last of it within five more.
  const downFor = sink.sent.length;
  sink.answer = () => ({ status: 204 });
  for (let n = 0; n < 6; n += 1) await pass(HOUR);
  const taken = sink.sent.slice(downFor);
  const delivered = new Set(
    taken.map(({ body }) => (JSON.parse(body) as { data: { interviewId: string } }).data.interviewId),
  );
  expect(made.filter((id) => !delivered.has(id))).toEqual([]);

  // Each is genuine, by the former secret as long as that is good.
  const [former, present] = [new Webhook(endpoints[0]?.secret ?? ''), new Webhook(secret)];
  const isOver = (at: number) => at >= Date.parse(previousUntil);
  for (const one of taken) expect([isGenuine(present, one), isGenuine(former, one)]).toEqual([true, !isOver(one.at)]);
  expect(new Set(taken.map(({ at }) => isOver(at)))).toEqual(new Set([false, true]));
  // What a killed node had sent comes again under the same id; nothing else does.
  expect(taken.length).toBeLessThanOrEqual(EVENTS + 8);
  await first();
  await second();
}, 600_000);
