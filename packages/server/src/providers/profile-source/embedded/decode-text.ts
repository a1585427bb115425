import { isUtf8 } from 'node:buffer';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export type DecodeOutcome =
  | { ok: true; text: string; encoding: Encoding }
  | { ok: false; reason: string; line?: number };

/** Bytes that windows-1252 leaves undefined: a text in another encoding soon has one of them. */
const UNDEFINED_IN_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/** Latin-1 texts of European languages stay far below this share of bytes above 0x7F. */
const MAX_HIGH_SHARE = 0.3;
const SAMPLE_BYTES = 4096;
const MIN_SAMPLE_BYTES = 24;

function lineAt(bytes: Uint8Array, offset: number): number {
  let line = 1;
  for (let at = 0; at < offset; at++) {
    if (bytes[at] === 0x0a || (bytes[at] === 0x0d && bytes[at + 1] !== 0x0a)) line++;
  }
  return line;
}

/** Length of the well-formed UTF-8 sequence at `at`, 0 if there is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const length =
    lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xc2 && lead < 0xe0 ? 2 : 0;
  if (length === 0 || at + length > bytes.length) return 0;
  return isUtf8(bytes.subarray(at, at + length)) ? length : 0;
}

function surveyUtf8(bytes: Uint8Array): { multibyte: number; bad: number; firstBad: number } {
  let multibyte = 0;
  let bad = 0;
  let firstBad = -1;
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length === 0) {
      bad++;
      if (firstBad < 0) firstBad = at;
      at++;
    } else {
      if (length > 1) multibyte++;
      at += length;
    }
  }
  return { multibyte, bad, firstBad };
}

function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, Math.min(bytes.length & ~1, SAMPLE_BYTES));
  if (sample.length < MIN_SAMPLE_BYTES) return null;
  let evenZeros = 0;
  let oddZeros = 0;
  for (let at = 0; at < sample.length; at++) {
    if (sample[at] === 0) at % 2 === 0 ? evenZeros++ : oddZeros++;
  }
  const units = sample.length / 2;
  if (oddZeros > units * 0.2 && evenZeros < units * 0.02) return 'utf-16le';
  if (evenZeros > units * 0.2 && oddZeros < units * 0.02) return 'utf-16be';
  return null;
}

function decodeUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): DecodeOutcome {
  const label = encoding === 'utf-16le' ? 'UTF-16LE' : 'UTF-16BE';
  if (bytes.length % 2 !== 0) return { ok: false, reason: `the ${label} text ends in the middle of a character` };
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.isWellFormed() && !text.includes('\uFFFD')) return finish(text, encoding);
  const broken = text.search(/\uFFFD|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/);
  return {
    ok: false,
    reason: `not valid ${label}`,
    line: text.slice(0, Math.max(0, broken)).split(/\r\n|\r|\n/).length,
  };
}

function finish(text: string, encoding: Encoding): DecodeOutcome {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const binary = body.indexOf('\0');
  if (binary >= 0) {
    return { ok: false, reason: 'holds binary data, not text', line: body.slice(0, binary).split(/\r\n|\r|\n/).length };
  }
  return { ok: true, text: body, encoding };
}

/**
 * Text of a file that does not say its encoding: a byte order mark decides, else UTF-16 by its zero bytes, else UTF-8,
 * else windows-1252 (which holds Latin-1). Everything else is refused rather than guessed, with the first bad line.
 */
export function decodeText(bytes: Uint8Array): DecodeOutcome {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) {
    if (third === 0 && fourth === 0) return { ok: false, reason: 'UTF-32 text is not supported', line: 1 };
    return decodeUtf16(bytes.subarray(2), 'utf-16le');
  }
  if (first === 0xfe && second === 0xff) return decodeUtf16(bytes.subarray(2), 'utf-16be');
  if (isUtf8(bytes)) {
    const utf16 = guessUtf16(bytes);
    if (utf16 !== null) return decodeUtf16(bytes, utf16);
    return finish(new TextDecoder('utf-8').decode(bytes), 'utf-8');
  }
  const utf16 = guessUtf16(bytes);
  if (utf16 !== null) return decodeUtf16(bytes, utf16);

  const marked = first === 0xef && second === 0xbb && third === 0xbf;
  const { multibyte, bad, firstBad } = surveyUtf8(bytes);
  if (marked || multibyte >= 3 * bad) {
    return { ok: false, reason: 'not valid UTF-8', line: lineAt(bytes, firstBad) };
  }
  let high = 0;
  for (const byte of bytes) {
    if (UNDEFINED_IN_1252.has(byte)) high = bytes.length;
    else if (byte >= 0x80) high++;
  }
  if (high > bytes.length * MAX_HIGH_SHARE) {
    return { ok: false, reason: 'unknown encoding: neither UTF-8, UTF-16 nor Latin-1', line: lineAt(bytes, firstBad) };
  }
  return finish(new TextDecoder('windows-1252').decode(bytes), 'windows-1252');
}
