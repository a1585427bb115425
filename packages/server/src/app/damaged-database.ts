import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { toInstant } from '../platform/clock.ts';

/** The embedded database cannot be opened. The message is for the operator: what is damaged and what to do. */
export class DamagedDatabaseError extends Error {}

const CONTROL_BYTES = 8_192;
/** Without each of these the engine ends before it says why. */
const NEEDED = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact', 'pg_multixact'];

/**
 * @param directory of the database; it is left as it is
 * @param dataDir where the last backup is noted
 * @param cause what the engine reported, which rarely says more than that it ended
 */
export function damagedDatabase(directory: string, dataDir: string, cause: unknown): DamagedDatabaseError {
  const backup = lastBackup(dataDir);
  const restore =
    backup === null
      ? 'no backup was made from this data folder: restore one of your own'
      : `the last backup is ${backup.folder} of ${backup.at}${existsSync(backup.folder) ? '' : ' (not there now)'}`;
  return new DamagedDatabaseError(
    `the embedded database in ${directory} is damaged: ${whatIsDamaged(directory)}; ${restore}; to restore, keep the data folder aside and run colloquy restore FOLDER with the backup, which fills a new one`,
    { cause },
  );
}

function whatIsDamaged(directory: string): string {
  const missing = NEEDED.filter((name) => !existsSync(join(directory, name)));
  if (missing.length > 0) return `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`;
  if (statSync(join(directory, 'global/pg_control')).size !== CONTROL_BYTES) return 'global/pg_control is cut off';
  const segments = readdirSync(join(directory, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
  if (segments.length === 0) return 'its log (pg_wal) is empty';
  return 'its files do not fit together';
}

const NOTE = 'last-backup.json';
const note = z.object({ folder: z.string(), at: z.string() });

/** Keeps where a backup went, for the sentence that an operator needs when the database is damaged. */
export function noteBackup(dataDir: string, folder: string, at: number): void {
  writeFileSync(join(dataDir, NOTE), `${JSON.stringify({ folder, at: toInstant(at) })}\n`, { mode: 0o600 });
}

function lastBackup(dataDir: string): z.infer<typeof note> | null {
  const file = join(dataDir, NOTE);
  if (!existsSync(file)) return null;
  try {
    return note.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    // A note that cannot be read is none: it must not hide what is damaged.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}
