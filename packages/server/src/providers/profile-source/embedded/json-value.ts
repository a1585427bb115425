import { jsonErrorLine } from '../../../platform/json-error.ts';
import { ENCODING_LABELS, type Encoding } from './decode-text.ts';
import { textOf } from './utf8-chunks.ts';

export type JsonValue =
  | { ok: true; value: unknown; bytes: Uint8Array; line: number; repaired: string | null }
  | { ok: false; reason: string; line: number };

/** Of one person. */
export const MAX_VALUE_BYTES = 4 * 1024 * 1024;
export const TOO_LARGE = 'one person takes more than 4 MiB';

/** One value whose first line is `line` of the file; `encoding` is what the file was in before it became UTF-8. */
export function parseValue(bytes: Uint8Array, line: number, encoding: Encoding): JsonValue {
  const read = textOf(bytes, encoding);
  if ('reason' in read) return { ok: false, reason: read.reason, line: line + newlines(bytes.subarray(0, read.at)) };
  const isUnicode = encoding === 'utf-8' || encoding === 'utf-16le' || encoding === 'utf-16be';
  const repaired = isUnicode ? null : `the file is not UTF-8 and was read as ${ENCODING_LABELS[encoding]}`;
  try {
    const value: unknown = JSON.parse(read.text);
    return { ok: true, value, bytes, line, repaired };
  } catch {
    // The parser's own message quotes the person's data.
    return { ok: false, reason: 'not valid JSON', line: line + jsonErrorLine(read.text) - 1 };
  }
}

function newlines(bytes: Uint8Array): number {
  return bytes.reduce((count, byte) => count + (byte === 0x0a ? 1 : 0), 0);
}
