import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { folderRule, makeFolder } from '../platform/make-folder.ts';
import { ConfigError } from './env.ts';

/** Makes the data folder, for its owner alone, if it is not there. @throws {ConfigError} where that cannot be */
export function prepareDataDir(folder: string): void {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const rule = folderRule(error);
    if (rule === null) throw error;
    throw new ConfigError('COLLOQUY_DATA_DIR', rule);
  }
}
