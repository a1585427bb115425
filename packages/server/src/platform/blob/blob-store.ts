import type { Readable } from 'node:stream';
import { AppError } from '../errors.ts';

/** What is stored: all at once, or piece by piece. */
export type BlobContent = Uint8Array | AsyncIterable<Uint8Array>;

/** `start` and `end` (inclusive) in bytes from 0; without `end` up to the last byte. `last`: the final bytes. */
export type BlobRange = { start: number; end?: number } | { last: number };

export type BlobInfo = { key: string; sizeBytes: number; modifiedAt: number };

export type BlobRead = BlobInfo & {
  /** The bytes of the range; must be read to its end or destroyed. */
  stream: Readable;
  /** What is sent, inclusive; `end` is -1 for an empty blob. */
  start: number;
  end: number;
};

/**
 * Keeps files by key. Every adapter passes the conformance suite in `testing/blob-store.conformance.ts`.
 *
 * Keys are lower-case paths (see `checkKey`). A key must not be the folder of another key. A blob is seen whole or
 * not at all: a reader never meets half of a write, a failed write leaves what was there.
 */
export interface BlobStore {
  /** Stores under the key, replacing what was there; resolves once it is durable. */
  put(key: string, content: BlobContent, options?: { contentType?: string }): Promise<{ sizeBytes: number }>;
  /** Null when there is no such blob. Throws `BlobRangeError` when the range lies outside it. */
  get(key: string, range?: BlobRange): Promise<BlobRead | null>;
  head(key: string): Promise<BlobInfo | null>;
  /** Nothing happens when there is no such blob. */
  delete(key: string): Promise<void>;
  /** Deletes everything below a folder (`interviews/<id>/`); resolves to how many blobs it was. */
  deletePrefix(prefix: string): Promise<number>;
  /** Everything below a folder (`''` for all), in the byte order of the keys. */
  list(prefix: string): AsyncIterable<BlobInfo>;
}

/** A range of bytes that the blob does not have. `sizeBytes` is what a reply with `Content-Range: bytes *\/n` needs. */
export class BlobRangeError extends AppError {
  readonly kind = 'blob-range';
  readonly sizeBytes: number;

  constructor(sizeBytes: number) {
    super('The range lies outside the file.');
    this.sizeBytes = sizeBytes;
  }
}
