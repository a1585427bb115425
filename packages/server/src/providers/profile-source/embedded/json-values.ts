import type { ByteSource } from './byte-source.ts';
import { decodeText } from './decode-text.ts';
import { findJsonError } from './json-error.ts';

export type JsonValue =
  | { ok: true; value: unknown; bytes: Uint8Array; line: number; repaired: string | null }
  | { ok: false; reason: string; line: number };

export const MAX_VALUE_BYTES = 4 * 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENERS = new Set([0x7b, 0x5b]);
const CLOSERS = new Set([0x7d, 0x5d]);
const ARRAY_OPEN = 0x5b;
const NEWLINE = 0x0a;

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === NEWLINE;
}

/** Chunks of a source as UTF-8; a UTF-16 source is taken whole and written anew, so it has to be small. */
async function* utf8Chunks(source: ByteSource, signal: AbortSignal): AsyncGenerator<Uint8Array | { reason: string }> {
  const head = await source.read(0, Math.min(source.size, 4));
  const [first, second] = head;
  const isUtf16 =
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    (head.length >= 2 && (first === 0) !== (second === 0));
  if (isUtf16) {
    if (source.size > MAX_VALUE_BYTES) return yield { reason: 'a UTF-16 file above 4 MiB; save it as UTF-8' };
    const decoded = decodeText(await source.read(0, source.size));
    return yield decoded.ok ? Buffer.from(decoded.text) : { reason: decoded.reason };
  }
  const start = first === 0xef && second === 0xbb && head[2] === 0xbf ? 3 : 0;
  for (let offset = start; offset < source.size; offset += CHUNK_BYTES) {
    signal.throwIfAborted();
    yield await source.read(offset, Math.min(CHUNK_BYTES, source.size - offset));
  }
}

/**
 * The JSON values of a file: one document, one a line or one after another, or the elements of one array. Holds one
 * value at a time, whatever the size of the file. A value that does not parse is reported with its line and ends a
 * file of one; in a file of many the next one follows.
 */
export async function* readJsonValues(source: ByteSource, signal: AbortSignal): AsyncGenerator<JsonValue> {
  let pieces: Uint8Array[] = [];
  let held = 0;
  let depth = 0;
  let floor = 0;
  let inString = false;
  let escaped = false;
  let inScalar = false;
  let line = 1;
  let valueLine = 1;
  let hasBegun = false;
  let count = 0;

  for await (const chunk of utf8Chunks(source, signal)) {
    if ('reason' in chunk) return yield { ok: false, reason: chunk.reason, line };
    let from = depth > floor || inScalar ? 0 : -1;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (byte === NEWLINE) line++;
      const isInside = depth > floor || inScalar;
      let ended = -1;
      if (inString) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inString = false;
        continue;
      }
      if (!isInside) {
        if (isSpace(byte) || byte === 0x2c) continue;
        if (byte === ARRAY_OPEN && floor === 0 && !hasBegun) {
          floor = 1;
          depth = 1;
          hasBegun = true;
          continue;
        }
        if (CLOSERS.has(byte)) {
          if (floor === 1 && byte === 0x5d) {
            floor = 0;
            depth = 0;
            continue;
          }
          return yield { ok: false, reason: 'not valid JSON: a bracket too many', line };
        }
        hasBegun = true;
        from = at;
        valueLine = line;
        held = 0;
        pieces = [];
        if (OPENERS.has(byte)) depth++;
        else {
          inScalar = true;
          if (byte === QUOTE) inString = true;
        }
        continue;
      }
      if (inScalar) {
        if (byte === QUOTE) inString = true;
        else if (isSpace(byte) || byte === 0x2c || CLOSERS.has(byte)) ended = at;
      } else if (byte === QUOTE) inString = true;
      else if (OPENERS.has(byte)) depth++;
      else if (CLOSERS.has(byte)) {
        depth--;
        if (depth === floor) ended = at + 1;
      }
      if (ended < 0) continue;
      pieces.push(chunk.subarray(Math.max(0, from), ended));
      inScalar = false;
      from = -1;
      count++;
      yield parseValue(Buffer.concat(pieces), valueLine);
      pieces = [];
      held = 0;
      if (ended === at) {
        if (byte === NEWLINE) line--;
        at--;
      }
    }
    if (from >= 0) {
      pieces.push(Buffer.from(chunk.subarray(from)));
      held += chunk.length - from;
      if (held > MAX_VALUE_BYTES)
        return yield { ok: false, reason: 'one person takes more than 4 MiB', line: valueLine };
    }
  }
  if (pieces.length > 0) yield parseValue(Buffer.concat(pieces), valueLine);
  else if (floor === 1) yield { ok: false, reason: 'not valid JSON: the list is never closed', line };
  else if (count === 0) yield { ok: false, reason: 'the file is empty', line: 1 };
}

function parseValue(bytes: Uint8Array, line: number): JsonValue {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return { ok: false, reason: decoded.reason, line: line + (decoded.line ?? 1) - 1 };
  const repaired = decoded.encoding === 'utf-8' ? null : 'the file is not UTF-8 and was read as Latin-1';
  try {
    const value: unknown = JSON.parse(decoded.text);
    return { ok: true, value, bytes, line, repaired };
  } catch {
    const before = decoded.text.slice(0, findJsonError(decoded.text));
    return { ok: false, reason: 'not valid JSON', line: line + before.split('\n').length - 1 };
  }
}
