import { randomBytes } from 'node:crypto';
import type { Sealer } from '../crypto/sealer.ts';
import type { IdSource } from '../ids.ts';
import type { Log } from '../log.ts';
import type { Db, Queryable } from './db.ts';

type Deps = {
  db: Db;
  ids: IdSource;
  log: Log;
  sealer: Sealer;
  /** The configured ones, the newest first: under these were the hashes of releases before level 114. */
  configured: readonly string[];
};

type KeyRow = { id: string; sealed: Uint8Array };

/**
 * The keys under which erasures are remembered, the one that hashes first. They outlive the configured key, which only
 * seals them: a hash cannot be made again under another, since what it is of was erased.
 *
 * The first start makes them: a random one where nobody is held yet, else the configured ones, since hashes under them may
 * be there, and older nodes go on making some. A key that no configured one opens is told of in the log, and found again once
 * the former configured one is back; meanwhile there is another.
 */
export async function openErasureKeys(deps: Deps): Promise<string[]> {
  const { db, log } = deps;
  let rows = await readKeys(db);
  if (opened(rows, deps.sealer).length === 0) rows = await makeKeys(deps);
  const keys = opened(rows, deps.sealer);
  const unreadable = rows.length - keys.length;
  if (unreadable > 0)
    // What was erased before is not recognised until a worker has started with both keys.
    log.warn('erasure-keys-unreadable', { keys: unreadable, hint: 'docs/operations/upgrades.md' });
  // Older nodes hash under the configured ones.
  return [...new Set([...keys, ...deps.configured])];
}

/**
 * Seals again what a former key sealed, so that the former key can be dropped. Any number of nodes may do so at once.
 *
 * @returns how many were sealed again
 */
export async function resealErasureKeys(db: Db, sealer: Sealer): Promise<number> {
  let done = 0;
  for (const { id, sealed } of await readKeys(db)) {
    if (Buffer.from(sealed).subarray(0, sealer.newestHead.length).equals(sealer.newestHead)) continue;
    const key = sealer.open(sealed, id);
    if (key === null) continue;
    await db.query('update erasure_keys set sealed = $2 where id = $1 and sealed = $3', [
      id,
      sealer.seal(key, id),
      sealed,
    ]);
    done += 1;
  }
  return done;
}

function readKeys(db: Queryable): Promise<KeyRow[]> {
  return db.query<KeyRow>('select id::text as id, sealed from erasure_keys order by id');
}

function opened(rows: readonly KeyRow[], sealer: Sealer): string[] {
  return rows.flatMap(({ id, sealed }) => sealer.open(sealed, id) ?? []);
}

/** Nodes that start together agree: the second one finds what the first one made. */
function makeKeys({ db, ids, sealer, configured }: Deps): Promise<KeyRow[]> {
  return db.transaction(async (tx) => {
    await tx.query('lock table erasure_keys in share row exclusive mode');
    const rows = await readKeys(tx);
    if (opened(rows, sealer).length > 0) return rows;
    const holdsAnybody = (await tx.query('select 1 from accounts limit 1')).length > 0;
    const keys = holdsAnybody ? configured : [randomBytes(32).toString('base64url')];
    for (const key of keys) {
      const id = ids.next();
      await tx.query('insert into erasure_keys (id, sealed) values ($1, $2)', [id, sealer.seal(key, id)]);
    }
    return readKeys(tx);
  });
}
