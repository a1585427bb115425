import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/env.ts';
import { sha256 } from '../platform/crypto/digest.ts';
import type { Db } from '../platform/db/db.ts';
import { describeDbFailure, withPatience } from '../platform/db/db-failure.ts';
import { lockDirectory } from '../platform/db/directory-lock.ts';
import { type EmbeddedDb, openEmbeddedDb } from '../platform/db/embedded-db.ts';
import { type Migrated, migrate } from '../platform/db/migrate.ts';
import { type Migration, readMigrations } from '../platform/db/migrations.ts';
import { unpackDirectory } from '../platform/db/unpack-directory.ts';
import type { DiskFloor } from '../platform/disk-floor.ts';
import { DiskFullError } from '../platform/errors.ts';
import type { Log } from '../platform/log.ts';
import { damagedDatabase } from './damaged-database.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
/** What an empty database takes. */
const NEW_BYTES = 64 * 1_048_576;
const CHECKPOINT_MS = 60_000;
const VACUUM_MS = 600_000;
const BUSY_TABLES = [
  'tasks',
  'webhook_news',
  'interviews',
  'dialogues',
  'presence',
  'list_totals',
  'api_keys',
  'idempotency',
];

/** Where the prepared data directory of this schema stands, if it was built. */
export function templateFile(): string {
  const hash = sha256(
    ownMigrations()
      .map((migration) => migration.hash)
      .join(''),
  )
    .toString('hex')
    .slice(0, 16);
  return fileURLToPath(new URL(`../../dist/database-${hash}.tar.br`, import.meta.url));
}

/**
 * Opens and migrates the configured database; the embedded one under a lock of its folder.
 *
 * @param patienceMs how long a start waits for a PostgreSQL server that is being restarted; 0 gives up at once
 * @throws {ConfigError} when the server cannot be used
 * @throws {DiskFullError} when the embedded one would be opened below the floor: it may have to write to recover
 */
export async function openDatabase(config: Config, log: Log, floor: DiskFloor, patienceMs = 0): Promise<Db> {
  if (config.database.kind === 'server') {
    const { url, poolSize } = config.database;
    // Loaded where it is used: the embedded database needs no driver.
    const { openServerDb } = await import('../platform/db/server-db.ts');
    try {
      const db = await withPatience(patienceMs, () => openServerDb({ url, poolSize, log }), true);
      return await closedOnFailure(db, async () => {
        await withPatience(patienceMs, () => migrateDb(db, log));
        return db;
      });
    } catch (error) {
      const reason = describeDbFailure(error);
      if (reason === null) throw error;
      throw new ConfigError('DATABASE_URL', `names a database that cannot be used: ${reason}`);
    }
  }
  const unlock = await lockDirectory(config.dataDir);
  const { directory } = config.database;
  return closedOnFailure({ close: unlock }, async () => {
    floor.refuse();
    const db = await openEmbedded(directory, config.dataDir, floor);
    return closedOnFailure(db, async () => {
      await migrateDb(db, log);
      const stopMaintenance = maintain(db, log);
      // The log since the last checkpoint may be what fills the disk.
      floor.onShort(() => void db.checkpoint().catch((error: unknown) => log.error('database-upkeep-failed', error)));
      return {
        ...db,
        async close() {
          stopMaintenance();
          await db.close();
          await unlock();
        },
      };
    });
  });
}

/** What a failed start has opened would keep its process alive. */
export async function closedOnFailure<T>(opened: { close(): Promise<void> }, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await opened.close().catch(() => undefined);
    throw error;
  }
}

/** Those that this program knows. */
export function ownMigrations(): Migration[] {
  return readMigrations(MIGRATIONS);
}

/** @throws {SchemaError} when database and program do not fit */
export async function migrateDb(db: Db, log: Log, options: { contract?: boolean } = {}): Promise<Migrated> {
  const migrated = await migrate(db, ownMigrations(), options);
  const { ran, ahead, waiting } = migrated;
  if (ran.length > 0) log.info('migrated', { migrations: ran.join(', ') });
  if (ahead.length > 0) log.warn('database-of-a-newer-release', { migrations: ahead.join(', ') });
  if (waiting.length > 0)
    log.info('migrations-waiting', { migrations: waiting.join(', '), hint: 'colloquy migrate --contract' });
  return migrated;
}

/** A new database is made next to its place and moved there whole: a kill in between leaves nothing half-made. */
async function openEmbedded(directory: string, dataDir: string, floor: DiskFloor): Promise<EmbeddedDb> {
  if (existsSync(join(directory, 'PG_VERSION'))) return openExisting(directory, dataDir, floor);
  const making = `${directory}.new`;
  rmSync(making, { recursive: true, force: true });
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw damagedDatabase(directory, dataDir, null);
  }
  mkdirSync(making, { recursive: true, mode: 0o700 });
  floor.refuse(NEW_BYTES);
  const template = readTemplateFile();
  if (template === null) await (await openEmbeddedDb(making, null)).close();
  else unpackDirectory(template, making);
  rmSync(directory, { recursive: true, force: true });
  renameSync(making, directory);
  return openEmbeddedDb(directory, null, floor);
}

/** @throws {DamagedDatabaseError} when the engine cannot open it, or not read its own catalogue */
async function openExisting(directory: string, dataDir: string, floor: DiskFloor): Promise<EmbeddedDb> {
  try {
    const db = await openEmbeddedDb(directory, null, floor);
    await db.query('select count(*) from pg_class');
    return db;
  } catch (error) {
    if (error instanceof DiskFullError) throw error;
    throw damagedDatabase(directory, dataDir, error);
  }
}

/** The same database as `openDatabase` unpacks, for an engine that loads it by itself; null where none was built. */
export function readTemplate(): Blob | null {
  const template = readTemplateFile();
  return template === null ? null : new Blob([template], { type: 'application/x-tar' });
}

function readTemplateFile(): Buffer<ArrayBuffer> | null {
  const file = templateFile();
  return existsSync(file) ? brotliDecompressSync(readFileSync(file)) : null;
}

/** PGlite writes no checkpoints and vacuums nothing by itself: both run here when nothing waits. */
function maintain(db: EmbeddedDb, log: Log): () => void {
  let table = 0;
  const quietly = (work: () => Promise<void>) => () => {
    if (db.waiting() > 0) return;
    work().catch((error: unknown) => log.error('database-upkeep-failed', error));
  };
  const checkpoints = setInterval(
    quietly(() => db.checkpoint()),
    CHECKPOINT_MS,
  );
  const vacuums = setInterval(
    quietly(() => db.vacuum(BUSY_TABLES[table++ % BUSY_TABLES.length] ?? 'tasks')),
    VACUUM_MS / BUSY_TABLES.length,
  );
  checkpoints.unref();
  vacuums.unref();
  return () => {
    clearInterval(checkpoints);
    clearInterval(vacuums);
  };
}
