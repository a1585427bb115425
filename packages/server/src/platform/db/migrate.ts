import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../crypto/digest.ts';
import type { Db } from './db.ts';

export type Migration = {
  name: string;
  text: string;
  hash: string;
  /** Hashes of every text that has landed under this name: a database may have run any of them. */
  landed: readonly string[];
};

/** Forward-only migrations, plain SQL, in the order of their numbers. */
export function readMigrations(directory: string): Migration[] {
  const landed = readLanded(directory);
  return readdirSync(directory)
    .filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const name = file.slice(0, -4);
      const text = readFileSync(join(directory, file), 'utf8');
      const hash = sha256(text).toString('hex');
      return { name, text, hash, landed: landed.get(name) ?? [hash] };
    });
}

/** `hashes.txt`: a line per migration, its name and the hashes of its texts; lines are added and never changed. */
function readLanded(directory: string): Map<string, string[]> {
  const file = join(directory, 'hashes.txt');
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [name = '', ...hashes] = line.split(' ');
      return [name, hashes];
    }),
  );
}

const LOCK = 7_261_453_210;

/**
 * Brings the schema up to date. Several starting nodes may race: each migration runs in one transaction under an
 * advisory lock, and whoever comes second finds it done.
 *
 * @returns names of the migrations that this call ran
 * @throws when a migration that ran was changed since, or the database is ahead of this program
 */
export async function migrate(db: Db, migrations: Migration[]): Promise<string[]> {
  await db.script(
    `begin;
     select pg_advisory_xact_lock(${LOCK});
     create table if not exists migrations (name text primary key, hash text not null, at timestamptz not null default now());
     commit;`,
  );
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const done of await db.query<{ name: string; hash: string }>('select name, hash from migrations')) {
    const migration = known.get(done.name);
    if (!migration)
      throw new Error(`the database knows migration ${done.name}, this program does not: use a newer release`);
    if (!migration.landed.includes(done.hash)) throw new Error(`migration ${done.name} was changed after it ran`);
  }
  const ran: string[] = [];
  for (const migration of migrations) {
    const [done] = await db.query('select 1 from migrations where name = $1', [migration.name]);
    if (done) continue;
    // The guard inside the text makes the loser of a race stop before the first statement takes effect.
    await db
      .script(
        `begin;
         select pg_advisory_xact_lock(${LOCK});
         insert into migrations (name, hash) values ('${migration.name}', '${migration.hash}');
         ${migration.text}
         commit;`,
      )
      .then(
        () => ran.push(migration.name),
        async (error: unknown) => {
          const [lostRace] = await db.query('select 1 from migrations where name = $1', [migration.name]);
          if (!lostRace) throw error;
        },
      );
  }
  return ran;
}
