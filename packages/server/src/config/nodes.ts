import type { Config } from './config.ts';
import { ConfigError } from './env.ts';

const FOLDER = 'file:';

/** Whether files are in a folder that nobody said to be the same on every node. */
export function keepsFilesAlone({ blobUrl, filesShared }: Pick<Config, 'blobUrl' | 'filesShared'>): boolean {
  return blobUrl.startsWith(FOLDER) && !filesShared;
}

/**
 * A node that is one of several has to see what the others wrote: on a folder of its own, recordings and CVs would be
 * where they came in, and be gone with that node.
 *
 * @throws {ConfigError}
 */
export function checkNode(config: Pick<Config, 'role' | 'database' | 'blobUrl' | 'filesShared'>): void {
  if (config.role === 'all') return;
  if (config.database.kind === 'embedded')
    throw new ConfigError('COLLOQUY_ROLE', 'must be all on the embedded database: several nodes need DATABASE_URL');
  if (keepsFilesAlone(config))
    throw new ConfigError(
      'COLLOQUY_BLOB_URL',
      `names a folder of this node (${config.blobUrl.slice(FOLDER.length)}), and COLLOQUY_ROLE=${config.role} is one of several: name an S3-compatible store (s3://bucket?endpoint=…), or set COLLOQUY_FILES_SHARED=on where every node has the same folder there`,
    );
}
