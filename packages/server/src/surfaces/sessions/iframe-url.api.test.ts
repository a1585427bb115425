import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an `iframe_url` answers by itself: a frame is sent to no other address', async () => {
  const { headers } = await app.createKey({ scopes: ['sessions'] });
  const made = await app.call('POST', '/api/v1/integrations/candidates/interviews', {
    headers,
    body: { email: 'noor.haddad@example.com', interview_type: 'SOFTWARE_ENGINEER' },
  });
  const { iframe_url } = made.body as { iframe_url: string };
  const reply = await app.app.inject({ method: 'GET', url: new URL(iframe_url).pathname });
  expect([reply.statusCode, reply.headers.location, reply.headers['content-type']]).toEqual([
    200,
    undefined,
    expect.stringContaining('text/html'),
  ]);
});
