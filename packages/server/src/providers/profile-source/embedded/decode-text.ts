import { isUtf8 } from 'node:buffer';
import { findLegacyEncoding, type LegacyEncoding } from './legacy-encoding.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | LegacyEncoding;

/** As people call them. */
export const ENCODING_LABELS: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  shift_jis: 'Shift-JIS',
  'euc-jp': 'EUC-JP',
  gb18030: 'GB18030',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
  'windows-1250': 'Windows-1250 (Central European)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  'windows-1252': 'Latin-1',
  'windows-1253': 'Windows-1253 (Greek)',
  'windows-1254': 'Windows-1254 (Turkish)',
  'windows-1255': 'Windows-1255 (Hebrew)',
  'windows-1256': 'Windows-1256 (Arabic)',
  'windows-1257': 'Windows-1257 (Baltic)',
  'windows-1258': 'Windows-1258 (Vietnamese)',
  'windows-874': 'Windows-874 (Thai)',
  'iso-8859-2': 'ISO 8859-2 (Central European)',
  'koi8-u': 'KOI8 (Cyrillic)',
  ibm866: 'IBM 866 (Cyrillic)',
  macintosh: 'Mac Roman',
};

export type EncodingFinding =
  | { ok: true; encoding: Encoding; markBytes: number }
  /** `isDamaged`: it is UTF-8 but for some bytes. */
  | { ok: false; reason: string; line: number; isDamaged: boolean };

export type DecodeOutcome =
  | { ok: true; text: string; encoding: Encoding }
  | { ok: false; reason: string; line?: number };

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
  const label = ENCODING_LABELS[encoding];
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
 * The encoding of a text that does not say it: a byte order mark decides, else UTF-16 by its zero bytes, else UTF-8,
 * else an older encoding if one alone makes sense of the bytes. Everything else is refused rather than guessed.
 */
export function findEncoding(bytes: Uint8Array): EncodingFinding {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) {
    if (third === 0 && fourth === 0)
      return { ok: false, reason: 'UTF-32 text is not supported', line: 1, isDamaged: false };
    return { ok: true, encoding: 'utf-16le', markBytes: 2 };
  }
  if (first === 0xfe && second === 0xff) return { ok: true, encoding: 'utf-16be', markBytes: 2 };
  const utf16 = guessUtf16(bytes);
  if (utf16 !== null) return { ok: true, encoding: utf16, markBytes: 0 };
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  if (isUtf8(bytes)) return { ok: true, encoding: 'utf-8', markBytes: isMarked ? 3 : 0 };

  const { multibyte, bad, firstBad } = surveyUtf8(bytes);
  const line = lineAt(bytes, firstBad);
  if (isMarked || multibyte >= 3 * bad) return { ok: false, reason: 'not valid UTF-8', line, isDamaged: true };
  const legacy = findLegacyEncoding(bytes);
  if (legacy !== null) return { ok: true, encoding: legacy, markBytes: 0 };
  return {
    ok: false,
    reason: 'not UTF-8, and its encoding cannot be told for certain: save it as UTF-8',
    line,
    isDamaged: false,
  };
}

/** Fewer characters beyond ASCII than these may be UTF-8 by chance: two bytes of an older encoding often are. */
const MIN_UTF8_CHARACTERS = 4;

function mayBeChance(bytes: Uint8Array, own: EncodingFinding): boolean {
  if (!own.ok || own.encoding !== 'utf-8' || own.markBytes > 0) return false;
  const { multibyte } = surveyUtf8(bytes);
  return multibyte > 0 && multibyte < MIN_UTF8_CHARACTERS;
}

/**
 * Text of a file in whatever encoding. `evidence` is text of the same origin that is not UTF-8, if there is any: a short
 * text may not tell its encoding alone.
 */
export function decodeText(bytes: Uint8Array, evidence: Uint8Array = new Uint8Array()): DecodeOutcome {
  const own = findEncoding(bytes);
  const isUnicode = own.ok && own.encoding.startsWith('utf-');
  const isCertain = isUnicode && !mayBeChance(bytes, own);
  const shared = isCertain || evidence.length === 0 ? own : findEncoding(evidence);
  const found = isUnicode && !shared.ok ? own : shared;
  if (!found.ok) {
    const { reason, line } = own.ok ? found : own;
    return { ok: false, reason, line };
  }
  const { encoding } = found;
  const body = bytes.subarray(found === own ? found.markBytes : 0);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return decodeUtf16(body, encoding);
  const text = new TextDecoder(encoding).decode(body);
  const broken = encoding === 'utf-8' ? -1 : text.indexOf('\uFFFD');
  if (broken < 0) return finish(text, encoding);
  const line = text.slice(0, broken).split(/\r\n|\r|\n/).length;
  return { ok: false, reason: `not valid ${ENCODING_LABELS[encoding]}`, line };
}
