import { type FileHandle, open } from 'node:fs/promises';

/** Bytes that are read piece by piece, so that a large file never is in memory. */
export interface ByteSource {
  readonly size: number;
  /** Exactly `length` bytes from `offset`; throws `RangeError` when the source does not hold them. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

export function bytesSource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read(offset, length) {
      if (offset < 0 || length < 0 || offset + length > bytes.length) {
        return Promise.reject(new RangeError('read past the end'));
      }
      return Promise.resolve(bytes.subarray(offset, offset + length));
    },
  };
}

/** Opens a regular file; the caller closes it. */
export async function openFileSource(path: string): Promise<ByteSource & AsyncDisposable> {
  const handle: FileHandle = await open(path, 'r');
  const { size } = await handle.stat();
  return {
    size,
    async read(offset, length) {
      const target = new Uint8Array(length);
      let filled = 0;
      while (filled < length) {
        const { bytesRead } = await handle.read(target, filled, length - filled, offset + filled);
        if (bytesRead === 0) throw new RangeError('read past the end');
        filled += bytesRead;
      }
      return target;
    },
    [Symbol.asyncDispose]: () => handle.close(),
  };
}
