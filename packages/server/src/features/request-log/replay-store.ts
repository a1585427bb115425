import type { Clock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import { type Db, only, type Tx } from '../../platform/db/db.ts';
import type { ReplayStore } from '../../platform/http/exchange.ts';
import type { Id } from '../../platform/ids.ts';

const KEEP_MS = 24 * 3_600_000;

/**
 * Idempotency keys in the transaction of what the call creates. While a call runs, a second one with the same key is
 * told so at once: by an advisory lock that does not wait, and within this process by a set.
 */
export function createReplayStore(deps: { db: Db; clock: Clock }): ReplayStore {
  const running = new Set<string>();
  return {
    async claim(tx, request) {
      const scope = sha256(JSON.stringify([request.keyId, request.idempotencyKey, request.method, request.path]));
      const name = scope.toString('base64');
      if (running.has(name)) return { outcome: 'running' };
      if (deps.db.kind === 'server') {
        const { free } = only(
          await tx.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1::bigint) as free', [
            scope.readBigInt64BE(0).toString(),
          ]),
        );
        if (!free) return { outcome: 'running' };
      }
      running.add(name);
      const release = (): void => void running.delete(name);
      const bodyHash = sha256(request.body);
      const now = deps.clock.now();
      const [row] = await tx
        .query<{ bodyHash: Buffer; status: number; reply: string }>(
          'select body_hash as "bodyHash", status, reply from idempotency where scope_hash = $1 and at > $2',
          [scope, new Date(now - KEEP_MS)],
        )
        .catch((error: unknown) => {
          release();
          throw error;
        });
      if (row) {
        if (!bodyHash.equals(row.bodyHash)) return { outcome: 'other-body', release };
        return { outcome: 'replay', reply: { status: row.status, body: JSON.parse(row.reply) }, release };
      }
      return {
        outcome: 'fresh',
        release,
        async store(inner, reply, interviewId) {
          await inner.query(
            `insert into idempotency (scope_hash, body_hash, status, reply, interview_id, at) values ($1, $2, $3, $4, $5, $6)
             on conflict (scope_hash) do update set body_hash = excluded.body_hash, status = excluded.status,
               reply = excluded.reply, interview_id = excluded.interview_id, at = excluded.at`,
            [scope, bodyHash, reply.status, JSON.stringify(reply.body), interviewId, new Date(now)],
          );
        },
      };
    },
  };
}

/** What was replied when an interview was made: it names who was meant then. */
export async function dropReplaysOf(tx: Tx, interviewId: Id<'interview'>): Promise<void> {
  await tx.query('delete from idempotency where interview_id = $1', [interviewId]);
}

export async function dropOldReplays(db: Db, now: number): Promise<void> {
  await db.query('delete from idempotency where at < $1', [new Date(now - KEEP_MS)]);
}
