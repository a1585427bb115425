import { Readable } from 'node:stream';
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readBody } from './body.ts';

const signal = new AbortController().signal;
const text = Buffer.from('Marta Kowalczyk, toolmaker. '.repeat(200));

test.each([
  [null, text],
  ['identity', text],
  ['gzip', gzipSync(text)],
  ['X-GZIP', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['br', brotliCompressSync(text)],
  ['deflate, gzip', gzipSync(deflateSync(text))],
])('reads a body encoded as %s', async (encoding, sent) => {
  const outcome = await readBody(Readable.from([sent]), { encoding, maxBytes: 100_000, signal });
  expect(outcome.ok && Buffer.from(outcome.bytes).equals(text)).toBe(true);
});

test.each([
  ['an encoding we do not know', 'zstd', text],
  ['three encodings over one another', 'gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(text)))],
  ['a truncated archive', 'gzip', gzipSync(text).subarray(0, 40)],
  ['plain bytes called gzip', 'gzip', text],
])('refuses %s', async (_what, encoding, sent) => {
  const outcome = await readBody(Readable.from([sent]), { encoding, maxBytes: 100_000, signal });
  expect(outcome).toEqual({ ok: false, code: 'bad-reply' });
});

test('takes exactly the limit and not a byte more', async () => {
  const at = await readBody(Readable.from([Buffer.alloc(600), Buffer.alloc(400)]), {
    encoding: null,
    maxBytes: 1000,
    signal,
  });
  expect(at.ok && at.bytes.length).toBe(1000);
  const over = await readBody(Readable.from([Buffer.alloc(600), Buffer.alloc(401)]), {
    encoding: null,
    maxBytes: 1000,
    signal,
  });
  expect(over).toEqual({ ok: false, code: 'too-large' });
});

test('stops a compression bomb at the limit, long before it is unpacked', async () => {
  const packed = createGzip({ level: 9 });
  const zeros = Buffer.alloc(1024 * 1024);
  let fed = 0;
  const source = Readable.from(
    (function* () {
      for (; fed < 2000; fed += 1) yield zeros;
    })(),
  );
  const outcome = await readBody(source.pipe(packed), { encoding: 'gzip', maxBytes: 2 * 1024 * 1024, signal });
  expect(outcome).toEqual({ ok: false, code: 'too-large' });
  expect(fed).toBeLessThan(200);
  source.destroy();
});

test('counts what is sent even when it unpacks to nothing', async () => {
  const member = gzipSync(Buffer.alloc(0));
  const source = Readable.from(
    (function* () {
      for (;;) yield Buffer.concat(Array.from({ length: 100 }, () => member));
    })(),
  );
  const outcome = await readBody(source, { encoding: 'gzip', maxBytes: 100_000, signal });
  expect(outcome).toEqual({ ok: false, code: 'too-large' });
});

test('a body in single bytes costs no more memory than its size', async () => {
  const count = 200_000;
  const source = Readable.from(
    (function* () {
      for (let i = 0; i < count; i += 1) yield Buffer.from([i & 255]);
    })(),
  );
  const outcome = await readBody(source, { encoding: null, maxBytes: 1024 * 1024, signal });
  expect(outcome.ok && outcome.bytes.length).toBe(count);
  expect(outcome.ok && outcome.bytes.buffer.byteLength).toBeLessThanOrEqual(512 * 1024);
});

test('ends with the reason of the signal and closes the source', async () => {
  const controller = new AbortController();
  const silent = new Readable({ read() {} });
  const reading = readBody(silent, { encoding: 'gzip', maxBytes: 1000, signal: controller.signal });
  controller.abort(new Error('enough'));
  await expect(reading).rejects.toThrow('enough');
  expect(silent.destroyed).toBe(true);
});
