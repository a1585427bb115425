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
  /** Data directory to start from when `directory` is empty, as an archive, gzipped or not. */
  archive: Blob | null;
};

/**
 * Pages that the engine holds itself. It sets each of them up at every start, which takes longer than what a larger
 * number saves: what is not among them is read from the memory of the operating system.
 */
const BUFFERS = '32MB';

/**
 * Values are read by `row-values.ts` from the protocol: the engine's own parsers of arrays, for which it would read all
 * types at every start, are never asked.
 */
class ProtocolEngine extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

export async function openEngine({ directory, archive }: EngineOptions): Promise<EmbeddedEngine> {
  const pglite = new ProtocolEngine({
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
    ...(directory === null ? {} : { dataDir: directory }),
    ...(archive === null ? {} : { loadDataDir: archive }),
  });
  await pglite.waitReady;
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
