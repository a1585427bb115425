import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** Encodings one over the other beyond this are a trick, not a file. */
const MAX_ENCODINGS = 2;
const FIRST_BLOCK_BYTES = 64 * 1024;

export type BodyOutcome = { ok: true; bytes: Uint8Array } | { ok: false; code: 'too-large' | 'bad-reply' };

/** Says that more came than is taken. Ends a pipeline; never leaves this file. */
class TooLarge extends Error {}

/**
 * Reads a body of at most `maxBytes`, counted both as sent and as decompressed, into one growing block: neither an
 * endless body nor a million tiny pieces take more memory than that. Rejects only with the signal's reason.
 */
export async function readBody(
  body: Readable,
  options: { encoding: string | null; maxBytes: number; signal: AbortSignal },
): Promise<BodyOutcome> {
  const { maxBytes, signal } = options;
  const decoders = decodersFor(options.encoding);
  if (!decoders) return { ok: false, code: 'bad-reply' };
  const sink = new CappedSink(maxBytes);
  try {
    await pipeline([body, ...(decoders.length > 0 ? [countingStage(maxBytes), ...decoders] : []), sink], { signal });
    return { ok: true, bytes: sink.bytes() };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    return { ok: false, code: error instanceof TooLarge ? 'too-large' : 'bad-reply' };
  }
}

function decodersFor(encoding: string | null): Transform[] | null {
  const names = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > MAX_ENCODINGS) return null;
  const decoders: Transform[] = [];
  for (const name of names.reverse()) {
    if (name === 'gzip' || name === 'x-gzip') decoders.push(createGunzip());
    else if (name === 'deflate') decoders.push(createInflate());
    else if (name === 'br') decoders.push(createBrotliDecompress());
    else return null;
  }
  return decoders;
}

function countingStage(maxBytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > maxBytes) done(new TooLarge());
      else done(null, chunk);
    },
  });
}

class CappedSink extends Writable {
  readonly #maxBytes: number;
  #block = Buffer.alloc(0);
  #length = 0;

  constructor(maxBytes: number) {
    super();
    this.#maxBytes = maxBytes;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    const length = this.#length + chunk.length;
    if (length > this.#maxBytes) {
      done(new TooLarge());
      return;
    }
    if (length > this.#block.length) {
      const size = Math.min(this.#maxBytes, Math.max(FIRST_BLOCK_BYTES, length, this.#block.length * 2));
      const larger = Buffer.alloc(size);
      this.#block.copy(larger, 0, 0, this.#length);
      this.#block = larger;
    }
    chunk.copy(this.#block, this.#length);
    this.#length = length;
    done();
  }

  bytes(): Uint8Array {
    return this.#block.subarray(0, this.#length);
  }
}
