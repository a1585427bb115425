import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressed } from './compressed.ts';

const LONG = JSON.stringify(Array.from({ length: 200 }, (_, place) => ({ place, state: 'SCHEDULED' })));

async function sent(text: string, accepted: string) {
  const app = Fastify();
  app.get('/', async (_request, reply) => reply.type('application/json').send(await compressed(reply, text)));
  const reply = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  await app.close();
  return reply;
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=0.8, br;q=0', 'gzip', gunzipSync],
] as const)('a long text goes as small as a client reads it: %s', async (accepted, coding, decode) => {
  const { headers, rawPayload } = await sent(LONG, accepted);
  expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'accept-encoding']);
  expect(rawPayload.length).toBeLessThan(LONG.length / 5);
  expect(decode(rawPayload).toString()).toBe(LONG);
});

test('a short one, and one that the client reads in no other form, goes as it is', async () => {
  for (const [text, accepted] of [
    ['{"done":true}', 'gzip, br'],
    [LONG, 'identity'],
    [LONG, ''],
  ] as const) {
    const { headers, body } = await sent(text, accepted);
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding']);
    expect(body).toBe(text);
  }
});
