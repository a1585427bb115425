import type { Config } from '../config/config.ts';
import { parseBlobUrl } from '../platform/blob/create.ts';

/** Where this process itself keeps what must not be lost. */
export function writtenFolders(config: Config): string[] {
  const location = parseBlobUrl(config.blobUrl);
  return [
    ...(config.database.kind === 'embedded' ? [config.dataDir] : []),
    ...(location.kind === 'local' ? [location.folder] : []),
  ];
}
