import { afterEach, expect, test } from 'vitest';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
afterEach(async () => app.close());

test('a worker serves health and metrics, and nothing else', async () => {
  app = await startTestApp({}, { COLLOQUY_ROLE: 'worker' });
  const status = async (path: string, headers = {}) => (await app.call('GET', path, { headers })).status;
  expect(await status('/health/live')).toBe(200);
  expect(await status('/health/ready')).toBe(200);
  expect(await status('/metrics', { 'x-admin-secret': ADMIN_SECRET })).toBe(200);
  for (const path of ['/', '/docs', '/openapi.json', '/room/x', '/apply/x', '/api/v1/interviews', '/room/api/state'])
    expect([path, await status(path, { accept: 'text/html' })]).toEqual([path, 404]);
  const admin = { headers: { 'x-admin-secret': ADMIN_SECRET }, body: { organizationId: 'o', userId: 'u' } };
  expect((await app.call('POST', '/api/v1/admin/api-keys', admin)).status).toBe(404);
});

test.each(['text/html', 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8'])(
  'the root leads people to the console (%s)',
  async (accept) => {
    app = await startTestApp();
    const page = await app.call('GET', '/', { headers: { accept } });
    expect([page.status, page.headers.location]).toEqual([302, '/console']);
  },
);

test.each([{}, { accept: '*/*' }, { accept: 'application/json' }])(
  'programs that ask for JSON (%j) hear that nothing is here',
  async (headers) => {
    app = await startTestApp();
    expect(await app.call('GET', '/', { headers })).toMatchObject({
      status: 404,
      body: { status: 404, errors: 'Not found' },
    });
  },
);
