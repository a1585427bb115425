import { afterEach, expect, test } from 'vitest';
import type { Environment } from '../config/env.ts';
import { postJob } from '../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../testing/test-app.ts';
import { createHttp } from './http.ts';

const PROXY = '10.0.0.1';
const PROGRAMME = { organizationId: 'org-1', userId: 'user-1', name: 'Lantern Works' };

let app: TestApp;
afterEach(async () => app.close());

async function start(environment: Environment): Promise<void> {
  app = await startTestApp({}, environment);
}

/** Whom the server takes for the caller, on a second instance of it with a route that says so. */
async function who(forwarded: string | null, remoteAddress: string): Promise<string> {
  const { app: server, hub } = await createHttp(app.context, { checkReplies: true });
  server.get('/who', async (request) => request.ip);
  const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded };
  const reply = await server.inject({ method: 'GET', url: '/who', remoteAddress, headers });
  hub.stop();
  await server.close();
  return reply.body;
}

test.each([
  ['off', '6.6.6.6, 203.0.113.9', PROXY],
  ['1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  ['on', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  ['2', '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['10.0.0.0/8', '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['10.0.0.1,10.0.0.2', '10.0.0.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
])('with COLLOQUY_TRUST_PROXY=%s and X-Forwarded-For "%s" the caller is %s', async (trust, forwarded, ip) => {
  await start({ COLLOQUY_TRUST_PROXY: trust });
  expect(await who(forwarded, PROXY)).toBe(ip);
  expect(await who(null, PROXY)).toBe(PROXY);
});

test('whoever is none of the proxies forwards nothing', async () => {
  await start({ COLLOQUY_TRUST_PROXY: '10.0.0.0/8' });
  expect(await who('6.6.6.6', '198.51.100.7')).toBe('198.51.100.7');
});

test('a made-up X-Forwarded-For evades no limit of the page that anybody may use', async () => {
  await start({ COLLOQUY_TRUST_PROXY: '1' });
  const { headers } = await app.createKey();
  await postJob(app, headers);
  const made = await app.call('POST', '/api/v1/admin/programmes', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: PROGRAMME,
  });
  const { slug } = (made.body as { data: { slug: string } }).data;
  const statuses = new Set<number>();
  for (let n = 0; n < 200 && !statuses.has(429); n += 1) {
    const spoofed = { 'x-forwarded-for': `6.6.6.${n}, 203.0.113.9` };
    statuses.add((await app.call('POST', `/apply/api/${slug}`, { headers: spoofed, body: {} }, PROXY)).status);
  }
  expect(statuses).toContain(429);
});

const ORIGINS = 'https://interviews.example.com,https://talks.example.org';

test.each([
  ['talks.example.org', 'https', PROXY, 'https://talks.example.org'],
  ['interviews.example.com', 'https', PROXY, 'https://interviews.example.com'],
  ['evil.example', 'https', PROXY, 'https://interviews.example.com'],
  ['talks.example.org', 'http', PROXY, 'https://interviews.example.com'],
  ['talks.example.org, evil.example', 'https', PROXY, 'https://interviews.example.com'],
  ['talks.example.org', 'https', '198.51.100.7', 'https://interviews.example.com'],
])('a call forwarded for %s by %s from %s makes links on %s', async (host, proto, remote, origin) => {
  await start({ COLLOQUY_PUBLIC_URL: ORIGINS, COLLOQUY_TRUST_PROXY: PROXY });
  const forwarded = { 'x-forwarded-host': host, 'x-forwarded-proto': proto };
  const { headers } = await app.createKey();
  const serviceJobId = await postJob(app, headers);
  const reply = await app.call(
    'POST',
    '/api/v1/interviews',
    { headers: { ...headers, ...forwarded }, body: { serviceJobId, candidateEmail: 'kim.larsen@example.com' } },
    remote,
  );
  expect(new URL((reply.body as { data: { interviewUrl: string } }).data.interviewUrl).origin).toBe(origin);
});
