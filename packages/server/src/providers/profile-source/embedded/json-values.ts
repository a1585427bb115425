import type { ByteSource } from './byte-source.ts';
import type { Encoding } from './decode-text.ts';
import { isJsonLines, readJsonLines } from './json-lines.ts';
import { type JsonValue, MAX_VALUE_BYTES, parseValue, TOO_LARGE } from './json-value.ts';
import { openAsUtf8 } from './utf8-chunks.ts';

const HEAD_BYTES = 64 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENERS = new Set([0x7b, 0x5b]);
const CLOSERS = new Set([0x7d, 0x5d]);
const ARRAY_OPEN = 0x5b;
const OBJECT_OPEN = 0x7b;
const NEWLINE = 0x0a;

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === NEWLINE;
}

export type JsonValues = {
  /** Each line is one value and a broken one costs itself: there is no rest to give up. */
  isLines: boolean;
  values: AsyncGenerator<JsonValue>;
};

/** The JSON values of a file, in whatever encoding it is, one held at a time. */
export async function readJsonValues(source: ByteSource, file: string, signal: AbortSignal): Promise<JsonValues> {
  const { encoding, refusal, chunks } = await openAsUtf8(source, signal);
  const first = await chunks.next();
  const head = first.done === true ? '' : new TextDecoder().decode(first.value.subarray(0, HEAD_BYTES));
  const all = first.done === true ? chunks : prepend(first.value, chunks);
  if (isJsonLines(file, head)) return { isLines: true, values: readJsonLines(all, encoding) };
  if (refusal !== null) return { isLines: false, values: one({ ok: false, ...refusal }) };
  return { isLines: false, values: readJsonStream(all, encoding) };
}

async function* one(value: JsonValue): AsyncGenerator<JsonValue> {
  yield value;
}

async function* prepend(first: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}

/**
 * One document, one value after another, or the elements of one array. A value that does not parse is reported with
 * its line; the next one follows: a text ends with its line at the latest, and in a file whose values took one line
 * each a value that is not closed ends where the next line opens one. Of a value that is too large no more than the
 * limit is held.
 */
async function* readJsonStream(chunks: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<JsonValue> {
  let pieces: Uint8Array[] = [];
  let held = 0;
  let depth = 0;
  let floor = 0;
  let inString = false;
  let escaped = false;
  let inScalar = false;
  let isTooLarge = false;
  let line = 1;
  let valueLine = 1;
  let hasBegun = false;
  let count = 0;
  let areOneLine = true;
  let atLineStart = false;

  for await (const chunk of chunks) {
    let from = depth > floor || inScalar ? 0 : -1;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (byte === NEWLINE) line++;
      const isInside = depth > floor || inScalar;
      let ended = -1;
      const isBroken: boolean = atLineStart && byte === OBJECT_OPEN && isInside && areOneLine && count > 0;
      atLineStart = byte === NEWLINE || (atLineStart && isSpace(byte));
      // JSON has no line end inside a text.
      if (byte === NEWLINE) inString = escaped = false;
      if (isBroken) {
        depth = floor;
        ended = at;
      } else if (inString) {
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
          hasBegun = true;
          count++;
          yield { ok: false, reason: 'not valid JSON: a bracket too many', line };
          continue;
        }
        hasBegun = true;
        from = at;
        valueLine = line;
        if (OPENERS.has(byte)) depth++;
        else {
          inScalar = true;
          if (byte === QUOTE) inString = true;
        }
        continue;
      }
      if (isBroken) inScalar = false;
      else if (inScalar) {
        if (byte === QUOTE) inString = true;
        else if (floor === 0 ? byte === NEWLINE : isSpace(byte) || byte === 0x2c || CLOSERS.has(byte)) ended = at;
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
      areOneLine &&= line === valueLine || isBroken;
      if (isTooLarge) yield { ok: false, reason: TOO_LARGE, line: valueLine };
      else if (isBroken) yield { ok: false, reason: 'not valid JSON', line: valueLine };
      else yield parseValue(Buffer.concat(pieces), valueLine, encoding);
      pieces = [];
      held = 0;
      isTooLarge = false;
      if (ended === at) {
        if (byte === NEWLINE) line--;
        atLineStart = false;
        at--;
      }
    }
    if (from >= 0) {
      held += chunk.length - from;
      isTooLarge ||= held > MAX_VALUE_BYTES;
      if (isTooLarge) pieces = [];
      else pieces.push(Buffer.from(chunk.subarray(from)));
    }
  }
  if (isTooLarge) yield { ok: false, reason: TOO_LARGE, line: valueLine };
  else if (pieces.length > 0) yield parseValue(Buffer.concat(pieces), valueLine, encoding);
  else if (floor === 1) yield { ok: false, reason: 'not valid JSON: the list is never closed', line };
  else if (count === 0) yield { ok: false, reason: 'the file is empty', line: 1 };
}
