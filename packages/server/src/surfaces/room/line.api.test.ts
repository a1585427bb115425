import { LINE_BYTES, LINE_CALLS, LINE_WINDOW_MS } from '@colloquy/contract/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CreatedInterview, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let headers: Record<string, string>;
let jobId: string;
let interview: CreatedInterview;
beforeAll(async () => {
  app = await startTestApp();
  ({ headers } = await app.createKey());
  jobId = await postJob(app, headers);
  interview = await postInterview(app, headers, jobId);
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

const both = async (token: string) => [
  (await call('PUT', octets(1), token)).status,
  (await call('GET', {}, token)).status,
];

test('a link that was replaced is unknown, and one of an interview that is over is over', async () => {
  const other = await postInterview(app, headers, jobId);
  expect(await both(other.token)).toEqual([204, 200]);
  await app.context.db.query('update interviews set link_version = link_version + 1 where id = $1', [other.meetingId]);
  expect(await both(other.token)).toEqual([404, 404]);
  const cancelled = await postInterview(app, headers, jobId);
  const { status } = await app.call('POST', `/api/v1/interviews/${cancelled.meetingId}/cancel`, { headers, body: {} });
  expect(status).toBe(200);
  expect(await both(cancelled.token)).toEqual([410, 410]);
});

test('one link may ask so often in a while, and others are not kept waiting by it', async () => {
  const eager = await postInterview(app, headers, jobId);
  for (let asked = 0; asked < LINE_CALLS; asked += 1)
    expect((await call('PUT', octets(1), eager.token)).status).toBe(204);
  const refused = await call('GET', {}, eager.token);
  expect(refused.body).toMatchObject({ status: 429, code: 'busy' });
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600']);
  expect(await both(interview.token)).toEqual([204, 200]);
  app.clock.advance(LINE_WINDOW_MS);
  expect(await both(eager.token)).toEqual([204, 200]);
});
