import { inflateSync } from 'node:zlib';

const PNG_BEGIN = Buffer.from('89504e470d0a1a0a', 'hex');
/** Bytes of a pixel by the colour type of a PNG with eight bits for each part. */
const BYTES = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);
/** More pixels than a logo has: what is read here is bounded before it is unpacked. */
const MOST_PIXELS = 2_048 * 2_048;
/** Ways in which a row of a PNG may be filtered: 0 to 4. */
const FILTERS = 4;
/** Longer texts beside the picture overflow the library's stack. */
const MOST_TEXT_BYTES = 32_768;

/**
 * Whether a picture can be drawn whole: a JPEG by its markers, a PNG of eight bits without interlacing by its pixels. The
 * library of documents takes bytes on trust, and a broken stream would end its thread.
 */
export function isDrawable(bytes: Uint8Array): boolean {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data[0] === 0xff && data[1] === 0xd8) return data.indexOf(Buffer.from([0xff, 0xd9])) > 0;
  return data.subarray(0, 8).equals(PNG_BEGIN) && isWholePng(data);
}

function isWholePng(data: Buffer): boolean {
  const parts: Buffer[] = [];
  let header: Buffer | null = null;
  let hasPalette = false;
  let hasEnd = false;
  for (let at = 8; at + 12 <= data.length; ) {
    const length = data.readUInt32BE(at);
    const type = data.toString('latin1', at + 4, at + 8);
    const content = data.subarray(at + 8, at + 8 + length);
    if (content.length !== length) return false;
    if (type === 'IHDR') header = content;
    if (type === 'PLTE') hasPalette = length > 0 && length % 3 === 0;
    if (type === 'IDAT') parts.push(content);
    if (type === 'tEXt' && length > MOST_TEXT_BYTES) return false;
    hasEnd = type === 'IEND';
    if (hasEnd) break;
    at += 12 + length;
  }
  if (!hasEnd || header === null || header.length !== 13 || parts.length === 0) return false;
  const [width, height, depth, colour, interlaced] = [
    header.readUInt32BE(0),
    header.readUInt32BE(4),
    header[8],
    header[9] ?? -1,
    header[12],
  ];
  const each = BYTES.get(colour);
  if (each === undefined || depth !== 8 || interlaced !== 0 || width * height > MOST_PIXELS) return false;
  if (colour === 3 && !hasPalette) return false;
  const row = 1 + width * each;
  const whole = height * row;
  try {
    const pixels = inflateSync(Buffer.concat(parts), { maxOutputLength: whole + 1 });
    if (pixels.length !== whole) return false;
    for (let at = 0; at < whole; at += row) if ((pixels[at] ?? 0) > FILTERS) return false;
    return true;
  } catch {
    // Broken or too long: no picture.
    return false;
  }
}
