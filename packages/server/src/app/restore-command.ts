import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildConfig } from '../config/config.ts';
import { prepareDataDir } from '../config/data-dir.ts';
import { readEnvironment } from '../config/env.ts';
import { only } from '../platform/db/db.ts';
import { lockDirectory } from '../platform/db/directory-lock.ts';
import { openEmbeddedDb } from '../platform/db/embedded-db.ts';
import { SchemaError } from '../platform/db/migrate.ts';
import { toError } from '../platform/errors.ts';
import { createLog } from '../platform/log.ts';
import { KEY_CHECK, keyCheck } from './backup-key.ts';
import { CommandError, UsageError } from './commands/index.ts';
import type { LocalCommand } from './local-command.ts';
import { migrateDb } from './open-database.ts';

const SECRETS = ['admin-secret', 'secret-key'];
/** Is in the data folder while a restore is under way. */
const UNFINISHED = 'restore-unfinished';
/** What may lie in a data folder that counts as empty: secrets are compared, the rest is made again. */
const HARMLESS = new Set([...SECRETS, UNFINISHED, 'last-backup.json', 'control.sock', 'lock.sock', '.node-cache']);

/** The opposite of `backup`: into an empty data folder, whole or not at all. */
export const restore: LocalCommand = {
  name: 'restore',
  summary: 'Put a backup into an empty data folder, while no server runs',
  usage: 'colloquy restore FOLDER',
  async run(args, output) {
    if (args.length !== 1 || args[0]?.startsWith('-'))
      throw new UsageError('restore takes one FOLDER, as backup made it');
    const environment = readEnvironment();
    const config = buildConfig(environment);
    if (config.database.kind !== 'embedded')
      throw new CommandError('a PostgreSQL server is restored with its own tools, such as pg_restore');
    const from = resolve(args[0] ?? '');
    const archive = join(from, 'database.tar.gz');
    if (!existsSync(archive)) throw new CommandError(`${from} is no backup: it has no database.tar.gz`);
    requireKey(from, config.dataDir, environment.COLLOQUY_SECRET_KEY);
    prepareDataDir(config.dataDir);
    const unlock = await lockDirectory(config.dataDir);
    const { directory } = config.database;
    const making = { database: `${directory}.new`, files: join(config.dataDir, 'files.new') };
    try {
      dropUnfinished(config.dataDir);
      refuseUnlessEmpty(config.dataDir, from);
      writeFileSync(join(config.dataDir, UNFINISHED), '');
      rmSync(making.files, { recursive: true, force: true });
      const hasFiles = existsSync(join(from, 'files'));
      if (hasFiles) cpSync(join(from, 'files'), making.files, { recursive: true });
      const held = await openArchive(making.database, archive);
      for (const name of SECRETS)
        if (existsSync(join(from, name))) cpSync(join(from, name), join(config.dataDir, name));
      if (hasFiles) renameSync(making.files, join(config.dataDir, 'files'));
      // Last: until it is there, the folder has no database and can be restored again.
      renameSync(making.database, directory);
      rmSync(join(config.dataDir, UNFINISHED));
      output.line(`restored ${held.jobs} jobs and ${held.interviews} interviews to ${config.dataDir}`);
      if (!hasFiles)
        output.problem('the backup holds no files: those that COLLOQUY_BLOB_URL keeps elsewhere are restored there');
      return 0;
    } catch (error) {
      dropUnfinished(config.dataDir);
      rmSync(join(config.dataDir, UNFINISHED), { force: true });
      throw error;
    } finally {
      for (const made of Object.values(making)) rmSync(made, { recursive: true, force: true });
      await unlock();
    }
  },
};

/** The server is going to start with the key of the environment, else that of the backup, else the one that lies there. */
function requireKey(from: string, dataDir: string, environment: string | undefined): void {
  const file = [from, dataDir].map((folder) => join(folder, 'secret-key')).find(existsSync);
  const keys = environment ?? (file === undefined ? null : readFileSync(file, 'utf8'));
  if (keys === null)
    throw new CommandError(
      `${from} has no secret-key, without which links, sealed secrets and erasures of its time mean nothing: put the one of its time into ${dataDir}, or set COLLOQUY_SECRET_KEY`,
    );
  const check = join(from, KEY_CHECK);
  // Backups of before have none.
  if (!existsSync(check)) return;
  const isOfItsTime = keys.split(',').some((key) => keyCheck(key.trim()) === readFileSync(check, 'utf8').trim());
  if (!isOfItsTime)
    throw new CommandError(
      `${environment === undefined ? file : 'COLLOQUY_SECRET_KEY'} is not the secret key of the time of the backup, without which its links, sealed secrets and erasures mean nothing: take it away, or name that one by COLLOQUY_SECRET_KEY`,
    );
}

/** What a restore that was cut off has put in place: the files, but no database. */
function dropUnfinished(dataDir: string): void {
  if (!existsSync(join(dataDir, UNFINISHED)) || existsSync(join(dataDir, 'database'))) return;
  rmSync(join(dataDir, 'files'), { recursive: true, force: true });
}

function refuseUnlessEmpty(dataDir: string, from: string): void {
  const present = readdirSync(dataDir).filter((name) => !HARMLESS.has(name) && !name.endsWith('.new'));
  if (present.length > 0)
    throw new CommandError(
      `${dataDir} is not empty (${present.slice(0, 3).join(', ')}): keep it aside, or name another folder by COLLOQUY_DATA_DIR`,
    );
  for (const name of SECRETS) {
    const [own, kept] = [join(dataDir, name), join(from, name)];
    if (existsSync(own) && existsSync(kept) && !readFileSync(own).equals(readFileSync(kept)))
      throw new CommandError(`${own} is another one than that of the backup: take it away to restore the backup's`);
  }
}

/** Opens what the archive holds as this release does, so that a backup that cannot be used is never put in place. */
async function openArchive(directory: string, archive: string): Promise<{ jobs: number; interviews: number }> {
  rmSync(directory, { recursive: true, force: true });
  try {
    const db = await openEmbeddedDb(directory, new Blob([readFileSync(archive)], { type: 'application/gzip' }));
    try {
      await migrateDb(db, createLog({ level: 'error' }));
      return only(
        await db.query<{ jobs: number; interviews: number }>(
          'select (select count(*) from jobs) as jobs, (select count(*) from interviews) as interviews',
        ),
      );
    } finally {
      await db.checkpoint();
      await db.close();
    }
  } catch (error) {
    if (error instanceof SchemaError) throw new CommandError(error.message);
    throw new CommandError(`${archive} cannot be opened: ${toError(error).message}`);
  }
}
