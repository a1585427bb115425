import type { Encoding } from './decode-text.ts';
import { type JsonValue, MAX_VALUE_BYTES, parseValue, TOO_LARGE } from './json-value.ts';

const NEWLINE = 0x0a;

/**
 * The values of JSON Lines: each line is one. A line that is broken, cut off or too large costs itself and nothing
 * else; of a line that is too large no more than the limit is held.
 */
export async function* readJsonLines(chunks: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<JsonValue> {
  let pieces: Uint8Array[] = [];
  let held = 0;
  let isTooLarge = false;
  let line = 1;
  let count = 0;

  function keep(piece: Uint8Array): void {
    held += piece.length;
    if (held > MAX_VALUE_BYTES) {
      isTooLarge = true;
      pieces = [];
    } else pieces.push(piece);
  }

  function take(): JsonValue | null {
    const bytes = Buffer.concat(pieces);
    const value: JsonValue | null = isTooLarge
      ? { ok: false, reason: TOO_LARGE, line }
      : isBlank(bytes)
        ? null
        : { ...parseValue(bytes, line, encoding), line };
    pieces = [];
    held = 0;
    isTooLarge = false;
    return value;
  }

  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, at));
      const value = take();
      if (value !== null) {
        count++;
        yield value;
      }
      line++;
      from = at + 1;
    }
    // A copy: the chunk itself is let go.
    if (from < chunk.length) keep(Buffer.from(chunk.subarray(from)));
  }
  const last = take();
  if (last !== null) yield last;
  else if (count === 0) yield { ok: false, reason: 'the file is empty', line: 1 };
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
}

const NAME = /\.(jsonl|ndjson)$/i;

/**
 * Whether a file is JSON Lines: by its name, unless it begins as a list or as a document over several lines does; and
 * under any other name when its first line is a whole object and another object opens on the next.
 */
export function isJsonLines(file: string, head: string): boolean {
  const [first = '', second = ''] = head.split('\n', 200).flatMap((text) => (text.trim() === '' ? [] : [text.trim()]));
  if (NAME.test(file)) {
    const isList = first === '[' || /^\[\s*\{/.test(first);
    const isSpread = first === '{' && /^["}]/.test(second);
    return !isList && !isSpread;
  }
  return /^\{\s*\S/.test(second) && isWholeObject(first);
}

function isWholeObject(text: string): boolean {
  if (!text.startsWith('{')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    // An object that goes on below, or a broken one: not the form this looks for.
    return false;
  }
}
