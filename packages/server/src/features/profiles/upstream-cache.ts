import type { Db } from '../../platform/db/db.ts';
import type { ErasedMarks } from '../../platform/db/erased-marks.ts';
import { wholeAddresses } from '../../platform/whole-addresses.ts';
import type { CachedReply, UpstreamCache } from '../../providers/profile-source/port.ts';
import { networkName } from './person-keys.ts';

/** Replies of an upstream, kept in the database for every node; not those about who was erased since they were asked for. */
export function createUpstreamCache(db: Db, erased: ErasedMarks): UpstreamCache {
  return {
    async get(key) {
      const [row] = await db.query<{ reply: CachedReply }>('select reply from upstream_replies where key = $1', [key]);
      return row?.reply ?? null;
    },
    async set(key, reply, dropAt, askedAt) {
      const text = JSON.stringify(reply).replaceAll('\\u0000', '');
      const marks = [`reply:${key}`, ...wholeAddresses(text).map((address) => `email:${address}`)];
      if (reply.profile !== null) marks.push(`name:${networkName(reply.profile.publicIdentifier)}`);
      await db.transaction(async (tx) => {
        await erased.enter(tx);
        const unscoped = marks.map((mark) => ({ scope: null, mark }));
        if (await erased.isAnyErased(tx, unscoped, askedAt)) return;
        await tx.query(
          `insert into upstream_replies (key, reply, drop_at) values ($1, $2, $3)
           on conflict (key) do update set reply = excluded.reply, drop_at = excluded.drop_at`,
          [key, text, new Date(dropAt)],
        );
      });
    },
  };
}

export async function dropOldReplies(db: Db, now: number): Promise<void> {
  await db.query('delete from upstream_replies where drop_at < $1', [new Date(now)]);
}
