import type { Db } from '../../platform/db/db.ts';
import type { CachedReply, UpstreamCache } from '../../providers/profile-source/port.ts';

/** Replies of an upstream, kept in the database for every node. */
export function createUpstreamCache(db: Db): UpstreamCache {
  return {
    async get(key) {
      const [row] = await db.query<{ reply: CachedReply }>('select reply from upstream_replies where key = $1', [key]);
      return row?.reply ?? null;
    },
    async set(key, reply, dropAt) {
      await db.query(
        `insert into upstream_replies (key, reply, drop_at) values ($1, $2, $3)
         on conflict (key) do update set reply = excluded.reply, drop_at = excluded.drop_at`,
        [key, JSON.stringify(reply).replaceAll('\\u0000', ''), new Date(dropAt)],
      );
    },
  };
}

export async function dropOldReplies(db: Db, now: number): Promise<void> {
  await db.query('delete from upstream_replies where drop_at < $1', [new Date(now)]);
}
