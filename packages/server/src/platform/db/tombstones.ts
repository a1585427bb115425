import { hmacSha256 } from '../crypto/digest.ts';
import { only, type Queryable, type Tx } from './db.ts';

/** Of an erasure; also in `erased_since` of the schema. */
const LOCK = '7261453212';
/** Clocks of nodes are the database's, and that far apart at most. Only for works that are told by their time. */
const CLOCK_DRIFT_MS = 1_000;

/**
 * What tells a thing that was erased: an address, an id, a name. `scope` is the organization that it was erased for,
 * null for what is known regardless of one.
 */
export type Tombstone = { scope: string | null; mark: string };

/**
 * Orders an erasure and those who write the same person's data: a writer that began before is waited for and seen, one
 * that comes after finds the tombstones. Only keyed hashes are kept.
 *
 * A writer calls `enter` first of all in its transaction, before it locks anything: an erasure waits for it, and would
 * otherwise wait for each other.
 */
export class Tombstones {
  readonly #keys: readonly string[];

  /** @param keys the first one hashes, all are looked up */
  constructor(keys: readonly string[]) {
    this.#keys = keys;
  }

  /** Shared by writers; waits while an erasure is at work. */
  async enter(tx: Tx): Promise<void> {
    await tx.query('select pg_advisory_xact_lock_shared($1::bigint)', [LOCK]);
  }

  /** The erasure's own: waits for writers at work and keeps new ones waiting until its end. */
  async close(tx: Tx): Promise<void> {
    await tx.query('select pg_advisory_xact_lock($1::bigint)', [LOCK]);
  }

  async remember(tx: Tx, tombstones: readonly Tombstone[], at: Date): Promise<void> {
    await tx.query('insert into erased_marks (hash, at) select hash, $2 from unnest($1::bytea[]) hash', [
      tombstones.map((mark) => hash(this.#keys[0] ?? '', mark)),
      at,
    ]);
  }

  /** For the request record alone, while an erasure is being prepared: no other writer is told. */
  rememberForRecords(tx: Tx, tombstones: readonly Tombstone[], at: Date): Promise<void> {
    return this.remember(tx, tombstones.map(forRecords), at);
  }

  /** For good: whom an upstream knows by these names is not shown to the organization any more. */
  async closeNames(tx: Tx, organizationId: string, names: readonly string[], at: Date): Promise<void> {
    await tx.query(
      `insert into erased_names (organization_id, hash, at) select $1, hash, $3 from unnest($2::bytea[]) hash
       on conflict do nothing`,
      [organizationId, names.map((name) => hash(this.#keys[0] ?? '', nameOf(organizationId, name))), at],
    );
  }

  async isNameClosed(db: Queryable, organizationId: string, name: string): Promise<boolean> {
    const rows = await db.query('select 1 from erased_names where organization_id = $1 and hash = any($2)', [
      organizationId,
      this.#keys.map((key) => hash(key, nameOf(organizationId, name))),
    ]);
    return rows.length > 0;
  }

  /**
   * The number of the youngest mark; 0 when there is none. What work keeps of its beginning: erasures follow each other,
   * so that whatever is erased after this moment has a higher one.
   */
  async latest(db: Queryable): Promise<number> {
    const { seq } = only(await db.query<{ seq: number }>('select youngest_erased_mark() as seq'));
    return seq;
  }

  /**
   * Whether one of the marks was erased since work with them began: by an erasure that had not ended when `afterMark` was
   * the youngest tombstone.
   */
  async isAnyErased(db: Queryable, tombstones: readonly Tombstone[], afterMark: number): Promise<boolean> {
    const rows = await db.query('select 1 from erased_marks where seq > $1 and hash = any($2) limit 1', [
      afterMark,
      tombstones.flatMap((mark) => this.#keys.map((key) => hash(key, mark))),
    ]);
    return rows.length > 0;
  }

  /**
   * Which of several works, in their order, were under way at an erasure of one of their marks. For work that asks the
   * database nothing when it begins: by clocks, so that what begins up to a second after an erasure counts, too. This is
   * the request record's: tombstones for it alone count.
   */
  async whichAreErased(
    db: Queryable,
    works: readonly { marks: readonly Tombstone[]; begunAt: number }[],
  ): Promise<boolean[]> {
    const hashed = works.map(({ marks, begunAt }) => ({
      hashes: marks.flatMap((mark) => this.#keys.flatMap((key) => [hash(key, mark), hash(key, forRecords(mark))])),
      from: erasedFrom(begunAt),
    }));
    const rows = await db.query<{ hash: Buffer; at: Date }>(
      'select hash, max(at) as at from erased_marks where at >= $1 and hash = any($2) group by hash',
      [new Date(Math.min(...hashed.map(({ from }) => from.getTime()))), hashed.flatMap(({ hashes }) => hashes)],
    );
    const erasedAt = new Map(rows.map((row) => [Buffer.from(row.hash).toString('hex'), row.at.getTime()]));
    return hashed.map(({ hashes, from }) =>
      hashes.some((each) => (erasedAt.get(each.toString('hex')) ?? 0) >= from.getTime()),
    );
  }
}

/** What `erased_since` of the schema answers. */
export type ErasureState = 'none' | 'some' | 'running';

/** The moment from which on tombstones count for work that began at `startedAt`, epoch milliseconds. */
export function erasedFrom(startedAt: number): Date {
  return new Date(startedAt - CLOCK_DRIFT_MS);
}

function nameOf(organizationId: string, name: string): Tombstone {
  return { scope: organizationId, mark: `name:${name}` };
}

function forRecords({ scope, mark }: Tombstone): Tombstone {
  return { scope, mark: `record:${mark}` };
}

function hash(key: string, { scope, mark }: Tombstone): Buffer {
  return hmacSha256(key, JSON.stringify([scope, mark]));
}

/** Waits for the end of the erasure that is at work. */
export async function awaitErasure(db: Queryable): Promise<void> {
  await db.query('select pg_advisory_xact_lock_shared($1::bigint)', [LOCK]);
}

/** Forgets marks that no work is as old as any more. */
export async function dropOldTombstones(db: Queryable, olderThan: Date): Promise<void> {
  await db.query('delete from erased_marks where at < $1', [olderThan]);
}
