import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ConfigError } from './env.ts';

const NAME = 'COLLOQUY_DATA_DIR';

const RULES: Partial<Record<string, string>> = {
  EACCES: 'must name a folder that this user may write',
  EPERM: 'must name a folder that this user may write',
  EROFS: 'must not be on a read-only file system',
  ENOSPC: 'is on a disk without space',
  ENOENT: 'names a place where no folder can be made',
  ENAMETOOLONG: 'is too long for a path',
};

/** Makes the data folder, for its owner alone, if it is not there. @throws {ConfigError} where that cannot be */
export function prepareDataDir(folder: string): void {
  try {
    make(resolve(folder));
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const rule = RULES[(error as NodeJS.ErrnoException).code ?? ''];
    if (rule === undefined) throw error;
    throw new ConfigError(NAME, rule);
  }
}

/** Level by level: asked for a whole path at once, Node never comes back from some that cannot be made. */
function make(folder: string): void {
  const known = statSync(folder, { throwIfNoEntry: false });
  if (known?.isDirectory()) return;
  if (known) throw new ConfigError(NAME, 'must name a folder, and no part of it may be a file');
  if (dirname(folder) !== folder) make(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
