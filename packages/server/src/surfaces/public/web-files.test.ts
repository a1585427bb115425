import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebFiles } from './web-files.ts';

const SCRIPT = 'window.Colloquy = {};\n';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-files-'));
  mkdirSync(join(folder, 'embed'));
  writeFileSync(join(folder, 'embed', 'colloquy-embed.js'), SCRIPT);
  writeFileSync(join(folder, 'embed', 'colloquy-embed.d.ts'), 'export {};\n');
});

afterEach(() => rmSync(folder, { recursive: true }));

async function get(url: string, headers: Record<string, string> = {}, from = folder, method: 'GET' | 'HEAD' = 'GET') {
  const app = Fastify();
  new WebFiles(from).register(app);
  return app.inject({ method, url, headers });
}

test('the embed script may be loaded by any page, is kept for an hour and is script', async () => {
  const reply = await get('/embed/colloquy-embed.js');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe(SCRIPT);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
});

test('its types lie beside it as text', async () => {
  const reply = await get('/embed/colloquy-embed.d.ts');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
});

test('who has the script is told so without its bytes', async () => {
  const { headers } = await get('/embed/colloquy-embed.js');
  const etag = String(headers.etag);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  for (const known of [etag, `"other", ${etag}`, '*']) {
    const again = await get('/embed/colloquy-embed.js', { 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['access-control-allow-origin']).toBe('*');
  }
  expect((await get('/embed/colloquy-embed.js', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('another script has another tag', async () => {
  const before = (await get('/embed/colloquy-embed.js')).headers.etag;
  writeFileSync(join(folder, 'embed', 'colloquy-embed.js'), `${SCRIPT} `);
  expect((await get('/embed/colloquy-embed.js')).headers.etag).not.toBe(before);
});

test('the script comes compressed where that is understood, and HEAD brings no body', async () => {
  for (const [accepted, sent, unpack] of [
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['GZIP;q=0.5', 'gzip', gunzipSync],
    ['gzip;q=0.0, zstd', undefined, (bytes: Buffer) => bytes],
  ] as const) {
    const packed = await get('/embed/colloquy-embed.js', { 'accept-encoding': accepted });
    expect([accepted, packed.headers['content-encoding']]).toEqual([accepted, sent]);
    expect(unpack(packed.rawPayload).toString()).toBe(SCRIPT);
  }
  const head = await get('/embed/colloquy-embed.js', {}, folder, 'HEAD');
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test.each(['/embed/', '/embed/other.js', '/embed/../room.html', '/embed/..%2Froom.html', '/embed/constructor'])(
  '%s leads nowhere',
  async (url) => {
    writeFileSync(join(folder, 'room.html'), '<h1>Room</h1>');
    expect((await get(url)).statusCode).toBe(404);
  },
);

test.each([
  ['room', 'https://careers.example.org'],
  ['apply', "'none'"],
  ['verify', "'none'"],
])('the page of a link (%s) is listed by no search engine and kept by no browser', async (name, ancestors) => {
  writeFileSync(join(folder, `${name}.html`), '<h1>Page</h1>');
  const app = Fastify();
  const files = new WebFiles(folder);
  app.get('/page', async (_, reply) => files.sendPage(reply, `${name}.html`, ancestors));
  const { headers } = await app.inject('/page');
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
  // A page that isolates itself takes the room as its frame, and nobody takes the others.
  const isFramed = ancestors !== "'none'";
  expect(headers['cross-origin-embedder-policy']).toBe(isFramed ? 'require-corp' : undefined);
  expect(headers['cross-origin-resource-policy'] === 'cross-origin').toBe(isFramed);
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${ancestors}`);
});

test('the reference page runs no script but the files of this server', async () => {
  writeFileSync(join(folder, 'reference.html'), '<h1>Reference</h1>');
  const app = Fastify();
  const files = new WebFiles(folder);
  app.get('/page', async (request, reply) => files.sendReference(request, reply));
  const policy = String((await app.inject('/page')).headers['content-security-policy']);
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? /default-src ([^;]+)/.exec(policy)?.[1] ?? '';
  expect(scripts).toContain("'self'");
  expect(scripts).not.toMatch(/unsafe|https?:|\*/);
});

test('pages that are not built say how to build them', async () => {
  const reply = await get('/embed/colloquy-embed.js', {}, join(folder, 'nothing'));
  expect(reply.statusCode).toBe(503);
  expect(reply.body).toContain('npm run build');
});
