/** What the first bytes of a picture say of it. */
export type PictureHeader = { type: 'image/png' | 'image/jpeg' | 'image/webp'; width: number; height: number };

/**
 * Reads type and size, in pixels, out of the header; nothing is decoded. Null for what is none of these pictures, whatever
 * it calls itself.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return png(view) ?? webp(view) ?? jpeg(view);
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Signature, then a chunk IHDR of 13 bytes that begins with width and height. */
function png(bytes: Buffer): PictureHeader | null {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(PNG)) return null;
  if (bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return sized('image/png', bytes.readUInt32BE(16), bytes.readUInt32BE(20));
}

/** RIFF, then WEBP and one of three kinds of first chunk. */
function webp(bytes: Buffer): PictureHeader | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (bytes.readUInt32LE(4) + 8 > bytes.length + 1 || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      if (bytes.readUIntBE(23, 3) !== 0x9d012a) return null;
      return sized('image/webp', bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return null;
      const bits = bytes.readUInt32LE(21);
      return sized('image/webp', (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return sized('image/webp', bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
    default:
      return null;
  }
}

/** Segments after SOI; the first start of a frame has the size. Each segment is passed over by its length. */
function jpeg(bytes: Buffer): PictureHeader | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes are before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return sized('image/jpeg', bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    // The picture itself begins, or a length that cannot be: there was no frame.
    const length = bytes.readUInt16BE(at + 2);
    if (marker === 0xda || marker < 0xc0 || length < 2) return null;
    at += 2 + length;
  }
  return null;
}

function sized(type: PictureHeader['type'], width: number, height: number): PictureHeader | null {
  return width > 0 && height > 0 ? { type, width, height } : null;
}
