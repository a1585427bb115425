import { LINE_BYTES } from '@colloquy/contract/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CreatedInterview, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let interview: CreatedInterview;
beforeAll(async () => {
  app = await startTestApp();
  const { headers } = await app.createKey();
  interview = await postInterview(app, headers, await postJob(app, headers));
});
afterAll(() => app.close());

const call = (method: 'GET' | 'PUT', more: object = {}, token = interview.token) =>
  app.call(method, '/room/api/line', { headers: { 'x-room-token': token }, ...more });
const octets = (length: number) => ({ raw: Buffer.alloc(length, 1), type: 'application/octet-stream' });

test('a page sends and gets as many bytes as it measures its line by; nothing of them is kept', async () => {
  expect((await call('PUT', octets(LINE_BYTES))).status).toBe(204);
  const got = await call('GET');
  expect([got.status, got.headers['cache-control'], got.headers['content-type']]).toEqual([
    200,
    'no-store',
    'application/octet-stream',
  ]);
  expect(Number(got.headers['content-length'])).toBe(LINE_BYTES);
  const kept: string[] = [];
  for await (const { key } of app.context.blobs.list(`interviews/${interview.meetingId}/`)) kept.push(key);
  expect(kept).toEqual([]);
});

test('more bytes, another type, and whoever has no link are refused', async () => {
  expect((await call('PUT', octets(LINE_BYTES + 1))).status).toBe(413);
  expect((await call('PUT', { raw: Buffer.from('{}'), type: 'application/json' })).status).toBe(415);
  for (const method of ['GET', 'PUT'] as const)
    expect((await call(method, method === 'PUT' ? octets(1) : {}, 'no-such-link')).status).toBe(404);
});
