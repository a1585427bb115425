import { buildConfig, type Config } from '../config/config.ts';
import { type Environment, readEnvironment } from '../config/env.ts';
import { loadSecrets, type Secrets } from '../config/secrets.ts';
import type { Db } from '../platform/db/db.ts';
import { DiskFloor } from '../platform/disk-floor.ts';
import { createLog, type Log } from '../platform/log.ts';
import { openDatabase } from './open-database.ts';
import { writtenFolders } from './written-folders.ts';

/** As long as a restart of PostgreSQL may take that has to recover first. */
export const PATIENCE_MS = 30_000;

/** What a start has before the rest of the program is loaded. */
export type Opening = {
  environment: Environment;
  config: Config;
  secrets: Secrets;
  log: Log;
  disk: DiskFloor;
  /** Rejects as `openDatabase` does. */
  db: Promise<Db>;
};

let begun: (() => Opening) | null = null;

/** Begins to open the database, which takes as long as to load the program. What fails is thrown by `takeOpening`. */
export function beginEarly(): void {
  try {
    const opening = begin();
    begun = () => opening;
  } catch (error) {
    begun = () => {
      throw error;
    };
  }
}

/**
 * What was begun early, or begins now.
 *
 * @throws {ConfigError} when an option cannot be used
 */
export function takeOpening(): Opening {
  return begun === null ? begin() : begun();
}

function begin(): Opening {
  const environment = readEnvironment();
  const config = buildConfig(environment);
  const secrets = loadSecrets(environment, config);
  const log = createLog({ level: config.logLevel });
  const disk = new DiskFloor({ folders: writtenFolders(config), floorBytes: config.diskFloorBytes, log });
  const db = openDatabase(config, log, disk, PATIENCE_MS);
  // Whoever takes it hears of a failure; until then it is nobody's.
  db.catch(() => undefined);
  return { environment, config, secrets, log, disk, db };
}
