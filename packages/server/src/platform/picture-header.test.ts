import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPictureHeader } from './picture-header.ts';

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
function png(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc(10));
  return Buffer.concat([hex('89504e470d0a1a0a 0000000d 49484452'), size, hex('0806000000 00000000'), pixels]);
}
/** As ffmpeg and libwebp write their first bytes. */
const LOSSY = Buffer.concat([
  Buffer.from('RIFF'),
  hex('1a000000'),
  Buffer.from('WEBPVP8 '),
  hex('0e000000 300100 9d012a 4001 f000 00000000'),
]);
const LOSSLESS = Buffer.concat([
  Buffer.from('RIFF'),
  hex('16000000'),
  Buffer.from('WEBPVP8L'),
  hex('0a000000 2f 3f c1 3b 00 0000000000'),
]);
const EXTENDED = Buffer.concat([
  Buffer.from('RIFF'),
  hex('16000000'),
  Buffer.from('WEBPVP8X'),
  hex('0a000000 10000000 3f0100 ef0000'),
]);
/** APP0, a table, then the frame. */
const JPEG = hex('ffd8 ffe0 0010 4a46494600010100000100010000 ffdb 0005 000000 ffff c0 0011 08 00f0 0140 03 012200');

test.each([
  ['image/png', png(320, 240)],
  ['image/webp', LOSSY],
  ['image/webp', LOSSLESS],
  ['image/webp', EXTENDED],
  ['image/jpeg', JPEG],
])('%s tells its size', (type, bytes) => {
  expect(readPictureHeader(bytes)).toEqual({ type, width: 320, height: 240 });
});

test('what is cut off, has no pixels, or is something else is no picture', () => {
  for (const whole of [png(320, 240).subarray(0, 33), LOSSY, LOSSLESS, EXTENDED, JPEG])
    for (let length = 0; length < whole.length - 6; length += 1) {
      const read = readPictureHeader(whole.subarray(0, length));
      expect([length, read === null || (read.width === 320 && read.height === 240)]).toEqual([length, true]);
    }
  expect(readPictureHeader(png(0, 240))).toBeNull();
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '%PDF-1.7', '<!doctype html>', ''])
    expect(readPictureHeader(Buffer.from(text))).toBeNull();
  expect(readPictureHeader(hex('ffd8 ffe0 0000 ffe0 0000 ffe0 0000'))).toBeNull();
  // The picture begins without a frame before it.
  expect(readPictureHeader(hex('ffd8 ffda 0011 08 00f0 0140 03 012200'))).toBeNull();
});
