import { ashbyStageChange } from '@colloquy/contract/ats';
import { equalBytes, hmacSha256 } from '../../platform/crypto/digest.ts';
import type { Sealer } from '../../platform/crypto/sealer.ts';
import type { Db, Queryable } from '../../platform/db/db.ts';
import { parseId } from '../../platform/ids.ts';
import { findOpenJobNamed } from '../jobs/index.ts';
import { type Connection, findConnection } from './connection-store.ts';
import { NotConnectedError } from './errors.ts';
import { type PlaceDeps, placeOrder } from './place-order.ts';

/** What became of a delivery of the webhook. */
export type StageOutcome = 'ordered' | 'other-news' | 'other-stage' | 'no-job' | 'no-email' | 'no-mail-server';

/**
 * The connection that a delivery is for, where its signature is genuine. An unknown connection and a wrong signature are
 * alike.
 *
 * @throws {NotConnectedError}
 */
export async function verifyStageWebhook(
  db: Queryable,
  sealer: Sealer,
  given: { connectionId: string; signature: string | undefined; body: Uint8Array },
): Promise<Connection> {
  const id = parseId<'ats-connection'>(given.connectionId);
  const connection = id === null ? null : await findConnection(db, id);
  const secret =
    connection?.secretSealed == null
      ? null
      : sealer.open(connection.secretSealed, `${connection.accountId}:${connection.system}:secret`);
  const hex = /^sha256=([0-9a-f]{64})$/.exec(given.signature ?? '')?.[1];
  if (connection === null || secret === null || hex === undefined) throw new NotConnectedError();
  if (!equalBytes(hmacSha256(secret, given.body), Buffer.from(hex, 'hex'))) throw new NotConnectedError();
  return connection;
}

/**
 * Invites a candidate who came to the stage that the connection names, for the open job whose own name (`externalId`) is
 * that of the job there. Delivered twice, it is one interview. All other news are taken and left alone.
 */
export async function receiveStageChange(
  db: Db,
  deps: PlaceDeps,
  connection: Connection,
  news: unknown,
): Promise<StageOutcome> {
  const parsed = ashbyStageChange.safeParse(news);
  if (!parsed.success) return 'other-news';
  const { candidate, currentInterviewStage, job: named, id } = parsed.data.data.application;
  if (connection.stage === null || !sameTitle(currentInterviewStage.title, connection.stage)) return 'other-stage';
  const email = candidate.primaryEmailAddress?.value;
  if (email === undefined) return 'no-email';
  if (!deps.sendsMail) return 'no-mail-server';
  return db.transaction(async (tx) => {
    const job = await findOpenJobNamed(tx, connection.accountId, named.id);
    if (job === null) return 'no-job';
    await placeOrder(tx, deps, {
      accountId: connection.accountId,
      system: 'ashby',
      kind: 'stage',
      job,
      candidate: { email, name: candidate.name, cvLink: null },
      externalId: id,
      callback: candidate.id,
      key: null,
    });
    return 'ordered';
  });
}

function sameTitle(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
