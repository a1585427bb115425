import { PGlite } from '@electric-sql/pglite';

/**
 * PGlite as one connection of PostgreSQL's protocol. Callers send one message at a time. A failure of the engine itself
 * rejects; a failure of a statement is in the reply.
 */
export type EmbeddedEngine = {
  /** @returns the server's messages, as bytes */
  send(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  /** The whole data directory as a gzipped archive. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
  /** Whether it ended by itself: what it answers after that is worth nothing. */
  isLost(): boolean;
};

export type EngineOptions = {
  /** Data directory; null keeps everything in memory. */
  directory: string | null;
  /** Data directory to start from when `directory` is empty, as a gzipped archive. */
  archive: Blob | null;
};

export async function openEngine({ directory, archive }: EngineOptions): Promise<EmbeddedEngine> {
  const pglite = await PGlite.create({
    ...(directory === null ? {} : { dataDir: directory }),
    ...(archive === null ? {} : { loadDataDir: archive }),
  });
  let isBroken = false;
  return {
    async send(message) {
      try {
        return await pglite.execProtocolRaw(message, { syncToFs: false });
      } catch (error) {
        isBroken ||= error instanceof Error && (error.name === 'RuntimeError' || error.name === 'ExitStatus');
        throw error;
      }
    },
    dump: () => pglite.dumpDataDir('gzip') as Promise<Blob>,
    close: () => pglite.close(),
    isLost: () => isBroken || pglite.closed,
  };
}
