import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openWeights } from './models/models.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('anybody can read whose work this is, every engine and all weights with their licences', async () => {
  const reply = await app.app.inject({ method: 'GET', url: '/third-parties' });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  for (const { packages } of openWeights('').sets)
    for (const { package: spec } of packages) expect(reply.payload).toContain(spec.slice(0, spec.lastIndexOf('@')));
  for (const part of ['espeak-ng (GPL-3)', 'ffmpeg (LGPL', 'GeoNames', 'CC BY 4.0', 'mediabunny'])
    expect(reply.payload).toContain(part);
  const again = await app.app.inject({
    method: 'GET',
    url: '/third-parties',
    headers: { 'if-none-match': String(reply.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});
