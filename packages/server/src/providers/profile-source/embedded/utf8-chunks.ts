import { isUtf8 } from 'node:buffer';
import type { ByteSource } from './byte-source.ts';
import { ENCODING_LABELS, type Encoding, findEncoding } from './decode-text.ts';

/** Enough text to tell the encoding of a file by. */
const SAMPLE_BYTES = 4 * 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;
const NEWLINE = 0x0a;

export type Utf8Source = {
  encoding: Encoding;
  /** Set when the encoding cannot be determined; the chunks are then the bytes as they are. */
  refusal: { reason: string; line: number } | null;
  chunks: AsyncGenerator<Uint8Array>;
};

/** A source as UTF-8 without a byte order mark, whatever encoding it is in, piece by piece. */
export async function openAsUtf8(source: ByteSource, signal: AbortSignal): Promise<Utf8Source> {
  const head = await source.read(0, Math.min(source.size, SAMPLE_BYTES));
  // No encoding uses the byte of a line end inside a character, UTF-16 apart: there a cut at an even place will do.
  const end = source.size <= SAMPLE_BYTES ? head.length : head.lastIndexOf(NEWLINE) + 1 || head.length;
  const found = findEncoding(head.subarray(0, end));
  const encoding = found.ok ? found.encoding : 'utf-8';
  const isMarked = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
  const skip = found.ok ? found.markBytes : isMarked ? 3 : 0;
  return {
    encoding,
    refusal: found.ok || found.isDamaged ? null : { reason: found.reason, line: found.line },
    chunks: readChunks(source, skip, encoding, signal),
  };
}

async function* readChunks(
  source: ByteSource,
  skip: number,
  encoding: Encoding,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const decoder = encoding === 'utf-8' ? null : new TextDecoder(encoding);
  for (let offset = skip; offset < source.size; offset += CHUNK_BYTES) {
    signal.throwIfAborted();
    const chunk = await source.read(offset, Math.min(CHUNK_BYTES, source.size - offset));
    yield decoder === null ? chunk : Buffer.from(decoder.decode(chunk, { stream: true }));
  }
  const rest = decoder === null ? '' : decoder.decode();
  if (rest !== '') yield Buffer.from(rest);
}

/** The text of one person out of such a source, or why it is none. */
export function textOf(bytes: Uint8Array, encoding: Encoding): { text: string } | { reason: string; at: number } {
  if (!isUtf8(bytes)) return { reason: 'not valid UTF-8', at: firstBreak(bytes) };
  const text = new TextDecoder().decode(bytes);
  if (encoding === 'utf-8') {
    const zero = text.indexOf('\0');
    return zero < 0 ? { text } : { reason: 'holds binary data, not text', at: bytes.indexOf(0) };
  }
  // What could not be read in the other encoding has become the replacement character.
  const broken = text.indexOf('\uFFFD');
  return broken < 0
    ? { text }
    : { reason: `not valid ${ENCODING_LABELS[encoding]}`, at: Buffer.byteLength(text.slice(0, broken)) };
}

function firstBreak(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length;
  // The longest prefix that is well-formed up to a character cut at its end.
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isWellFormedPrefix(bytes.subarray(0, middle))) low = middle;
    else high = middle - 1;
  }
  return low;
}

function isWellFormedPrefix(bytes: Uint8Array): boolean {
  for (let cut = 0; cut <= 3 && cut <= bytes.length; cut++) {
    if (isUtf8(bytes.subarray(0, bytes.length - cut))) return true;
  }
  return false;
}
