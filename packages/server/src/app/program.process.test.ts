import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLATFORM_ENGINEER } from '../testing/job-texts.ts';
import {
  PROCESS_ADMIN_SECRET,
  type ServerProcess,
  startServerProcess,
  temporaryFolder,
} from '../testing/server-process.ts';

/** The program that `npm start` puts together behaves as the sources that the other tests run. */
const CONSUMER = 'of-the-program';
const ADMIN = { 'x-admin-secret': PROCESS_ADMIN_SECRET };

const folder = temporaryFolder();
let server: ServerProcess;
let key = '';
beforeAll(async () => {
  server = await startServerProcess({ COLLOQUY_DATA_DIR: folder.path });
  const made = await send('POST', '/api/v1/admin/api-keys', ADMIN, {
    organizationId: 'program',
    userId: 'u',
    consumer: CONSUMER,
    quota: { second: 1_000, minute: 1_000 },
  });
  key = (made.body as { data: { apiKey: string } }).data.apiKey;
}, 240_000);
afterAll(async () => {
  await server?.stop();
  folder.remove();
});

type Reply = { status: number; text: string; body: unknown };

async function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object | string,
): Promise<Reply> {
  const reply = await fetch(server.url + path, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.includes('json') ?? false;
  return { status: reply.status, text, body: isJson ? (JSON.parse(text) as unknown) : null };
}

const bearer = () => ({ authorization: `Bearer ${key}` });

test.each([
  ['hiring', 'GET', (name: string) => `/api/v1/jobs/${name}`, bearer],
  ['sessions', 'GET', (name: string) => `/api/v1/integrations/candidates/interviews/${name}`, bearer],
  [
    'conversations',
    'GET',
    (name: string) => `/api/v1/integrations/candidates/conversations/${name}`,
    () => ({ 'x-api-key': key }),
  ],
  ['network', 'GET', (name: string) => `/api/v1/consumers/${CONSUMER}/profiles/${name}`, () => ({ apikey: key })],
  ['verification', 'GET', (name: string) => `/api/v1/network/${name}/verification`, () => ({ apikey: key })],
  ['administration', 'DELETE', (name: string) => `/api/v1/admin/api-keys/${name}`, () => ADMIN],
])('%s: a name that cannot be one is 401 to a stranger and 404 to a caller', async (_, method, path, headers) => {
  for (const name of ['%ZZ', '%FF', '%ED%A0%80', '100%', 'a'.repeat(5_000)]) {
    const statuses = [(await send(method, path(name), {})).status, (await send(method, path(name), headers())).status];
    expect([name.slice(0, 20), ...statuses]).toEqual([name.slice(0, 20), 401, 404]);
  }
});

test.each([
  // The page itself says that the link leads nowhere.
  ['/room/%ZZ', 200],
  ['/apply/%ZZ', 404],
  ['/apply/%00', 404],
  ['/verify/%FF', 404],
])('%s is no failure of ours', async (path, status) => {
  expect((await send('GET', path, {})).status).toBe(status);
});

test('a body that is no JSON, one that is too large and an unknown query are told so', async () => {
  const call = (body: object | string) => send('POST', '/api/v1/jobs', bearer(), body);
  expect(await call('{"title": ')).toMatchObject({ status: 403, body: { errors: [{ code: 'invalid_json' }] } });
  const large = await call({ title: 'x'.repeat(1_200_000) });
  expect([large.status, large.body]).toEqual([413, { status: 413, errors: 'the body is larger than 1 MiB' }]);
  const { status, body } = await send('GET', '/api/v1/interviews?serviceJobId=x&nobody-knows=%ZZ', bearer());
  expect([status, body]).toMatchObject([403, { errors: [{ code: 'unrecognized_keys', path: ['nobody-knows'] }] }]);
});

test('a job, an interview, its page and the description of the API', async () => {
  const job = await send('POST', '/api/v1/jobs', bearer(), PLATFORM_ENGINEER);
  expect(job).toMatchObject({ status: 200, body: { data: { serviceJobId: expect.any(String) } } });
  const { serviceJobId } = (job.body as { data: { serviceJobId: string } }).data;
  const made = await send('POST', '/api/v1/interviews', bearer(), {
    serviceJobId,
    candidateEmail: 'kim.larsen@example.com',
  });
  expect(made.status).toBe(200);
  const { meetingId, interviewUrl } = (made.body as { data: { meetingId: string; interviewUrl: string } }).data;
  const list = await send('GET', `/api/v1/interviews?serviceJobId=${serviceJobId}`, bearer());
  expect(list.body).toMatchObject({ data: { total: 1, results: [{ meetingId }] } });

  const { pathname } = new URL(interviewUrl);
  const page = await send('GET', pathname, {});
  expect([page.status, page.text.slice(0, 15).toLowerCase()]).toEqual([200, '<!doctype html>']);
  const scripts = Array.from(page.text.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g), ([, path = '']) => path);
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of scripts) expect([path, (await send('GET', path, {})).status]).toEqual([path, 200]);
  const token = { 'x-room-token': pathname.split('/room/')[1] ?? '' };
  const state = await send('GET', '/room/api/state?seat=019a0000-0000-4000-8000-000000000000&since=-1', token);
  expect(state).toMatchObject({ status: 200, body: { phase: expect.any(String) } });

  const described = await send('GET', '/openapi.json', {});
  expect(described).toMatchObject({ status: 200, body: { openapi: '3.1.0', paths: { '/api/v1/jobs': {} } } });
});
