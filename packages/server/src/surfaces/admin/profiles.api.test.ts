import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeZip } from '../../providers/profile-source/embedded/testing/make-zip.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PATH = '/api/v1/admin/profiles/network-export?organizationId=exports';
const admin = { 'x-admin-secret': ADMIN_SECRET };

function archive(files: Record<string, string>): Buffer {
  return Buffer.from(makeZip(Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) }))));
}

const UMA = {
  'Profile.csv': 'First Name,Last Name,Headline,Geo Location\nUma,Rao,Potter,"Gent, Belgium"\n',
  'Positions.csv': 'Company Name,Title,Started On\nKiln & Co,Potter,Jan 2020\n,,2001\n',
  'Email Addresses.csv': 'Email Address,Confirmed,Primary\numa@kiln.example,Yes,Yes\n',
};

function post(raw: Buffer, request: { path?: string; type?: string; headers?: Record<string, string> } = {}) {
  const { path = PATH, type = 'application/zip', headers = admin } = request;
  return app.call('POST', path, { headers, raw, type });
}

test('a data export becomes a profile, what was left out is told, and a repeat changes nothing', async () => {
  const first = await post(archive(UMA));
  expect(first).toMatchObject({ status: 200, body: { success: true, data: { outcome: 'created' } } });
  const { username, notes } = (first.body as { data: { username: string; notes: string[] } }).data;
  expect(notes).toContain('positions, line 3: neither company nor title, left out');
  expect((await post(archive(UMA), { type: 'application/x-zip-compressed' })).body).toMatchObject({
    data: { username, outcome: 'unchanged' },
  });
  const { apiKey } = await app.createKey({ organizationId: 'exports', consumer: 'kiln-consumer' });
  const found = await app.call('GET', `/api/v1/consumers/kiln-consumer/profiles/${username}`, {
    headers: { apikey: apiKey },
  });
  expect([found.status, found.text]).toEqual([200, expect.stringContaining('Kiln & Co')]);
});

test('a day of joining that comes later, or is another one, is taken, and an export without one keeps it', async () => {
  const ivo = {
    'Profile.csv': 'First Name,Last Name\nIvo,Lind\n',
    'Email Addresses.csv': 'Email Address,Confirmed,Primary\nivo@kiln.example,Yes,Yes\n',
  };
  const { apiKey } = await app.createKey({ organizationId: 'exports', consumer: 'kiln-consumer' });
  const seen: unknown[] = [];
  for (const day of [null, '2011-03-04', '2011-03-04', '2012-03-04', null]) {
    const { body } = await post(
      archive(day === null ? ivo : { ...ivo, 'Registration.csv': `Registered At\n${day}\n` }),
    );
    const { username, outcome } = (body as { data: { username: string; outcome: string } }).data;
    const found = await app.call('GET', `/api/v1/network/${username}/verification`, { headers: { apikey: apiKey } });
    seen.push([outcome, (found.body as { joinedDate: string }).joinedDate.slice(0, 10)]);
  }
  expect(seen).toEqual([
    ['created', ''],
    ['updated', '2011-03-04'],
    ['unchanged', '2011-03-04'],
    ['updated', '2012-03-04'],
    ['unchanged', '2012-03-04'],
  ]);
});

test('the request record keeps the size of an archive and nothing of what is in it', async () => {
  const bytes = archive({ ...UMA, 'Skills.csv': 'Name\nGlazing\n' });
  const { headers } = await post(bytes);
  const all = await app.call('GET', '/api/v1/admin/requests', { headers: admin });
  const { results } = (
    all.body as { data: { results: { requestId: string; requestBody: unknown; requestBytes: number }[] } }
  ).data;
  expect(results.find(({ requestId }) => requestId === headers['x-request-id'])).toMatchObject({
    requestBody: null,
    requestBytes: bytes.length,
  });
});

test('an archive that cannot be read is refused with its file and line', async () => {
  expect(await post(archive({ ...UMA, 'Skills.csv': 'Name\n"Glazing\n' }))).toMatchObject({
    status: 422,
    body: { errors: 'Skills.csv: a quotation mark is never closed (line 2)' },
  });
  expect(await post(Buffer.from('hello there'))).toMatchObject({ status: 422 });
});

test('no secret, another type, an empty and a large body, a missing organization are refused', async () => {
  const large = Buffer.alloc(32 * 1024 * 1024 + 1);
  const statuses = await Promise.all([
    post(archive(UMA), { headers: {} }),
    post(archive(UMA), { type: 'application/json' }),
    post(Buffer.alloc(0)),
    post(large),
    post(archive(UMA), { path: '/api/v1/admin/profiles/network-export' }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([401, 415, 403, 413, 403]);
  expect(statuses[3]?.text).toContain('larger than 32 MiB');
});

test('the reference says what to send', async () => {
  const { body } = await app.call('GET', '/openapi.json');
  const { paths } = body as { paths: Record<string, { post: { requestBody: { content: object } } }> };
  const { requestBody } = paths['/api/v1/admin/profiles/network-export']?.post ?? {};
  expect(Object.keys(requestBody?.content ?? {})).toContain('application/zip');
});
