import { type Db, type Queryable, sqlState, type Tx } from './db.ts';
import type { Migration } from './migrations.ts';

const LOCK = 7_261_453_210;
/** SQLSTATE of the guard that finds an older program at work. */
const OLDER_NODE = 'CQ001';
/** SQLSTATEs of a database that has no list of migrations, or one of the first release. */
const NO_LIST: ReadonlySet<string> = new Set(['42P01', '42703']);
/** A node whose last heartbeat is older than this has ended or been killed. */
const NODE_LIVES = "interval '1 minute'";

/** The schema and this program do not fit, or a step has to wait. The message is one sentence for the operator. */
export class SchemaError extends Error {}

export type Migrated = {
  /** Names of the migrations that this call ran. */
  ran: string[];
  /** Names of migrations of newer releases that this program can work with. */
  ahead: string[];
  /** Names of migrations that wait for `colloquy migrate --contract`. */
  waiting: string[];
};

/** The newest migration that a program knows: what it says of itself to others. */
export function levelOf(migrations: readonly Migration[]): number {
  return Math.max(0, ...migrations.map(({ level }) => level));
}

/**
 * Brings the schema up to date. Several starting nodes may race: each migration runs in one transaction under an
 * advisory lock, and whoever comes second finds it done. A database that a newer release has migrated is left as it
 * is, if that release says that programs of this level can still work on it.
 *
 * @param options.contract runs the migrations that take something away, too. On a new database they always run.
 * @throws {SchemaError} when a migration that ran was changed since, the database is too new for this program, or an
 *   older node is alive that a contract would break
 */
export async function migrate(
  db: Db,
  migrations: readonly Migration[],
  options: { contract?: boolean } = {},
): Promise<Migrated> {
  const applied = await readApplied(db, migrations).catch(async (error: unknown) => {
    if (!NO_LIST.has(sqlState(error) ?? '')) throw error;
    await makeTable(db);
    return readApplied(db, migrations);
  });
  const waiting = migrations.filter(({ name }) => !applied.names.has(name));
  if (applied.ahead.length > 0) return { ran: [], ahead: applied.ahead, waiting: [] };
  const ran: string[] = [];
  const left: string[] = [];
  for (const migration of waiting) {
    const mayRun = migration.phase === 'expand' || options.contract === true || applied.names.size === 0;
    if (!mayRun) left.push(migration.name);
    else if (await run(db, migration)) ran.push(migration.name);
  }
  return { ran, ahead: [], waiting: left };
}

/**
 * Says to the other nodes that this one is at work, until it says so no more. A migration that takes something away and
 * is under way is waited for.
 *
 * @throws {SchemaError} when the database has become too new meanwhile
 */
export async function joinNodes(
  db: Db,
  migrations: readonly Migration[],
  node: { id: string; role: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock_shared(${LOCK})`);
    await readApplied(tx, migrations);
    await tx.query("delete from nodes where seen_at < now() - interval '1 day'");
    await sayAlive(tx, node, levelOf(migrations));
  });
}

/** The heartbeat: a row that was taken for dead and dropped comes back. */
export async function keepAlive(db: Db, migrations: readonly Migration[], node: { id: string; role: string }) {
  await sayAlive(db, node, levelOf(migrations));
}

export async function leaveNodes(db: Db, id: string): Promise<void> {
  await db.query('delete from nodes where id = $1', [id]);
}

/** Whether a server that takes calls is at work on the database. */
export async function isServed(db: Queryable): Promise<boolean> {
  const [node] = await db.query(
    `select 1 from nodes where role <> 'worker' and seen_at > now() - ${NODE_LIVES} limit 1`,
  );
  return node !== undefined;
}

async function sayAlive(db: Queryable, { id, role }: { id: string; role: string }, level: number): Promise<void> {
  await db.query(
    `insert into nodes (id, level, role) values ($1, $2, $3) on conflict (id) do update set seen_at = now()`,
    [id, level, role],
  );
}

async function makeTable(db: Db): Promise<void> {
  await db.script(
    `begin;
     select pg_advisory_xact_lock(${LOCK});
     create table if not exists migrations (name text primary key, hash text not null, at timestamptz not null default now());
     alter table migrations add column if not exists phase text not null default 'expand';
     alter table migrations add column if not exists needs int not null default 0;
     commit;`,
  );
}

type Applied = { names: Set<string>; ahead: string[] };

async function readApplied(db: Queryable | Tx, migrations: readonly Migration[]): Promise<Applied> {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const rows = await db.query<{ name: string; hash: string; needs: number }>(
    'select name, hash, needs from migrations order by name',
  );
  for (const { name, hash } of rows) {
    const migration = known.get(name);
    if (migration !== undefined && !migration.landed.includes(hash))
      throw new SchemaError(`migration ${name} was changed after it ran: use a program as it was released`);
  }
  const newer = rows.filter(({ name }) => !known.has(name));
  const needs = Math.max(0, ...newer.map((row) => row.needs));
  const own = levelOf(migrations);
  if (needs > own)
    throw new SchemaError(
      `the database was migrated by a newer release and needs a program of schema level ${needs}, this one is of level ${own}: use a newer release`,
    );
  return { names: new Set(rows.map(({ name }) => name)), ahead: newer.map(({ name }) => name) };
}

/** @returns whether this call ran it; false when another node was faster */
async function run(db: Db, migration: Migration): Promise<boolean> {
  const guard = migration.phase === 'contract' ? refuseOlderNodes(migration) : '';
  try {
    // The insert makes the loser of a race stop before the first statement takes effect.
    await db.script(
      `begin;
       select pg_advisory_xact_lock(${LOCK});
       insert into migrations (name, hash, phase, needs)
       values ('${migration.name}', '${migration.hash}', '${migration.phase}', ${migration.needs});
       ${guard}
       ${migration.text}
       commit;`,
    );
    return true;
  } catch (error) {
    if (sqlState(error) === OLDER_NODE)
      throw new SchemaError(`${migration.name} waits: ${(error as Error).message}; stop or upgrade it first`);
    const [lostRace] = await db.query('select 1 from migrations where name = $1', [migration.name]);
    if (!lostRace) throw error;
    return false;
  }
}

/** Under the lock that a starting node shares: whoever joins later sees the migration and decides by its own level. */
function refuseOlderNodes({ needs }: Migration): string {
  return `do $guard$
    declare older record;
    begin
      select role, level into older from nodes where level < ${needs} and seen_at > now() - ${NODE_LIVES} limit 1;
      if found then
        raise exception 'a node of schema level % (role %) is at work', older.level, older.role using errcode = '${OLDER_NODE}';
      end if;
    end $guard$;`;
}
