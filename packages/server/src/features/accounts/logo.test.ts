import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readLogo } from './logo.ts';

/** @param bytes of the whole file */
function png(width: number, height: number, bytes = 200): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  const head = [Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), size, Buffer.from('080600000000000000', 'hex')];
  const file = Buffer.concat([...head, deflateSync(Buffer.alloc(64))]);
  return Buffer.concat([file, Buffer.alloc(bytes - file.length)]);
}

test.each([
  ['the smallest', png(16, 16)],
  ['the widest and highest', png(2_048, 2_048)],
  ['the heaviest', png(200, 80, 262_144)],
])('%s picture is a logo', (_what, bytes) => {
  const read = readLogo(bytes);
  expect(read).toMatchObject({ ok: true, logo: { type: 'image/png', hash: expect.stringMatching(/^[0-9a-f]{64}$/) } });
});

test.each([
  ['sides', png(15, 16)],
  ['sides', png(16, 15)],
  ['sides', png(2_049, 16)],
  ['sides', png(16, 2_049)],
  ['size', png(200, 80, 262_145)],
  ['type', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
] as const)('one that is more or less breaks the rule of its %s', (rule, bytes) => {
  expect(readLogo(bytes)).toEqual({ ok: false, rule });
});
