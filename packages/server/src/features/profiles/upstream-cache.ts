import { type Db, only } from '../../platform/db/db.ts';
import type { Tombstones } from '../../platform/db/tombstones.ts';
import { wholeAddresses } from '../../platform/whole-addresses.ts';
import type { CachedReply, UpstreamCache } from '../../providers/profile-source/port.ts';
import { networkName } from './person-keys.ts';

/**
 * Replies of an upstream, kept in the database for every node, for each organization its own; not those about whom the
 * organization erased since they were asked for.
 */
export function createUpstreamCache(db: Db, erased: Tombstones): UpstreamCache {
  return {
    async get({ scope, key }) {
      return only(
        await db.query<{ reply: CachedReply | null; afterMark: number }>(
          `select (select reply from upstream_replies where organization_id = $1 and key = $2) as reply,
             youngest_erased_mark() as "afterMark"`,
          [scope, key],
        ),
      );
    },
    async set({ scope, key }, reply, dropAt, afterMark) {
      const text = JSON.stringify(reply).replaceAll('\\u0000', '');
      const tombstones = wholeAddresses(text).map((address) => `email:${address}`);
      if (reply.profile !== null) tombstones.push(`name:${networkName(reply.profile.publicIdentifier)}`);
      await db.transaction(async (tx) => {
        await erased.enter(tx);
        const scoped = tombstones.map((mark) => ({ scope, mark }));
        if (await erased.isAnyErased(tx, scoped, afterMark)) return;
        // A name that was erased is not asked for any more: who asks for it yet began before, whatever the number says.
        if (await erased.isAnyErased(tx, [{ scope, mark: `reply:${key}` }], 0)) return;
        await tx.query(
          `insert into upstream_replies (organization_id, key, reply, drop_at) values ($1, $2, $3, $4)
           on conflict (organization_id, key) do update set reply = excluded.reply, drop_at = excluded.drop_at`,
          [scope, key, text, new Date(dropAt)],
        );
      });
    },
  };
}

export async function dropOldReplies(db: Db, now: number): Promise<void> {
  await db.query('delete from upstream_replies where drop_at < $1', [new Date(now)]);
}
