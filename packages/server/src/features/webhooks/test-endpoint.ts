import type { AttemptReason } from '@colloquy/contract/webhooks';
import { type Clock, toInstant } from '../../platform/clock.ts';
import type { Sealer } from '../../platform/crypto/sealer.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { IdSource } from '../../platform/ids.ts';
import { DELIVERY_TIMEOUT_MS, type Deliver } from '../../platform/outbound/deliver.ts';
import type { WebhookEndpoint } from './endpoint.ts';
import { beginTest, endTest } from './endpoint-store.ts';
import { WebhookTestRunningError } from './errors.ts';
import { judge } from './judge.ts';
import { type EndpointRef, requireEndpoint } from './manage-endpoints.ts';
import { openSecrets } from './secret-store.ts';
import { signedHeaders } from './sign.ts';

export type TestOutcome = {
  reason: AttemptReason | null;
  status: number | null;
  durationMs: number;
  /** The first bytes of what the receiver answered: shown to whoever asked, stored nowhere. */
  reply: string;
};

const SHOWN_BYTES = 512;

/** For a node that ends in the middle: after so long another test is taken. */
const LONGEST_MS = 2 * DELIVERY_TIMEOUT_MS;

/** An endpoint with the end of the time that its test has. */
export type ClaimedTest = { endpoint: WebhookEndpoint; until: Date };

type TestDeps = { db: Db; ids: IdSource; clock: Clock; sealer: Sealer; deliver: Deliver };

/**
 * Takes the one test that an endpoint has at a time, on whichever node. `sendTest` gives it back.
 *
 * @throws {WebhookNotFoundError} @throws {WebhookTestRunningError}
 */
export async function claimTest(tx: Tx, clock: Clock, ref: EndpointRef): Promise<ClaimedTest> {
  const endpoint = await requireEndpoint(tx, ref);
  const now = clock.now();
  const until = new Date(now + LONGEST_MS);
  if (!(await beginTest(tx, endpoint.id, new Date(now), until))) throw new WebhookTestRunningError();
  return { endpoint, until };
}

/** Sends the test message that was claimed. Waits for the receiver, so it takes `Db`. */
export async function sendTest(deps: TestDeps, { endpoint, until }: ClaimedTest): Promise<TestOutcome> {
  try {
    return await send(deps, endpoint);
  } finally {
    await endTest(deps.db, endpoint.id, until);
  }
}

/** Sends one test message, now and once. @throws {WebhookNotFoundError} @throws {WebhookTestRunningError} */
export async function testEndpoint(deps: TestDeps, ref: EndpointRef): Promise<TestOutcome> {
  return sendTest(deps, await deps.db.transaction((tx) => claimTest(tx, deps.clock, ref)));
}

async function send({ db, ids, clock, sealer, deliver }: TestDeps, endpoint: WebhookEndpoint): Promise<TestOutcome> {
  const now = clock.now();
  const secrets = await openSecrets(db, sealer, endpoint.id, new Date(now));
  if (secrets.length === 0) return { reason: 'SECRET_UNREADABLE', status: null, durationMs: 0, reply: '' };
  const body = JSON.stringify({
    type: 'webhook.test',
    timestamp: toInstant(now),
    data: { endpointId: endpoint.id },
  });
  const headers = signedHeaders(secrets, ids.next(), body, now);
  const outcome = await deliver({ url: endpoint.url, headers, body, replyBytes: SHOWN_BYTES });
  const { reason, status, durationMs } = judge(outcome, now);
  return { reason, status, durationMs, reply: outcome.answered ? outcome.reply : '' };
}
