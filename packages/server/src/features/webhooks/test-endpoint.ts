import type { AttemptReason } from '@colloquy/contract/webhooks';
import { type Clock, toInstant } from '../../platform/clock.ts';
import type { Sealer } from '../../platform/crypto/sealer.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Deliver } from '../../platform/outbound/deliver.ts';
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

/** Sends one test message, now and once. Waits for the receiver, so it takes `Db`. */
export async function testEndpoint(
  { db, ids, clock, sealer, deliver }: { db: Db; ids: IdSource; clock: Clock; sealer: Sealer; deliver: Deliver },
  ref: EndpointRef,
): Promise<TestOutcome> {
  const endpoint = await requireEndpoint(db, ref);
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
