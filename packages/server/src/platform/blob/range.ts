import { type BlobRange, BlobRangeError } from './blob-store.ts';

/** The range as first and last byte of a blob of that size. Throws `BlobRangeError` when it holds no byte of it. */
export function resolveRange(range: BlobRange | undefined, sizeBytes: number): { start: number; end: number } {
  if (!range) return { start: 0, end: sizeBytes - 1 };
  if ('last' in range) {
    if (range.last < 1 || sizeBytes === 0) throw new BlobRangeError(sizeBytes);
    return { start: Math.max(0, sizeBytes - range.last), end: sizeBytes - 1 };
  }
  const end = Math.min(range.end ?? sizeBytes - 1, sizeBytes - 1);
  if (range.start > end) throw new BlobRangeError(sizeBytes);
  return { start: range.start, end };
}

/**
 * The range that an HTTP `Range` header asks for (RFC 9110, section 14.2). Null when it is to be ignored: absent,
 * malformed, another unit, or several ranges at once (the whole file is then a right answer).
 */
export function parseRangeHeader(header: string | undefined): BlobRange | null {
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '') return last === '' ? null : { last: Number(last) };
  if (last === '') return { start: Number(first) };
  return Number(last) < Number(first) ? null : { start: Number(first), end: Number(last) };
}
