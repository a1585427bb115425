import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { postInterview, postJob } from '../testing/flows.ts';
import { ADMIN_SECRET, METRICS_TOKEN, startTestApp, type TestApp } from '../testing/test-app.ts';

const lines: string[] = [];
let app: TestApp;
let headers: Record<string, string>;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ log: createLog({ level: 'debug', sink: (line) => lines.push(line) }) });
  ({ headers } = await app.createKey());
  ({ token } = await postInterview(app, headers, await postJob(app, headers)));
});
afterAll(() => app.close());

const metrics = (sent: Record<string, string>) => app.call('GET', '/metrics', { headers: sent });

test('each request is one line: method, template, status, time and id, and nothing that stood in it', async () => {
  lines.length = 0;
  const seat = '01920000-0000-7000-8000-000000000001';
  const sent = { 'x-room-token': token, 'x-request-id': 'watched-1' };
  await app.call('GET', `/room/${token}`);
  await app.call('GET', `/room/api/state?seat=${seat}&since=-1`, { headers: sent });
  await app.call('POST', '/api/v1/interviews', { headers, body: { candidateEmail: 'ines.moreau@example.com' } });
  await app.call('GET', `/nowhere/${token}?secret=${token}`);
  await app.call('DELETE', `/room/${token}`);
  const requests = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'request');
  expect(requests.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
    expect.stringMatching(/^GET \/room\/:token (200|503)$/),
    'GET /room/api/state 200',
    'POST /api/v1/interviews 403',
    'GET unmatched 404',
    'DELETE unmatched 405',
  ]);
  expect(requests[1]).toEqual({
    at: expect.any(String),
    level: 'debug',
    event: 'request',
    method: 'GET',
    route: '/room/api/state',
    status: 200,
    ms: expect.any(Number),
    requestId: 'watched-1',
  });
  const text = lines.join('\n');
  for (const part of [
    token,
    token.slice(0, 12),
    token.slice(-12),
    seat,
    'ines.moreau',
    'secret=',
    String(headers.authorization).slice(11),
  ])
    expect(text).not.toContain(part);
});

test('ten thousand paths that nobody has make no ten thousand figures', async () => {
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD'] as const;
  for (let sent = 0; sent < 10_000; sent += 1) {
    const name = randomBytes(6).toString('hex');
    const path = [`/${name}`, `/room/${name}`, `/api/v1/jobs/${name}`, `/assets/${name}.js`, `/apply/api/${name}`][
      sent % 5
    ];
    await app.call(methods[sent % methods.length] ?? 'GET', path ?? '');
  }
  const { text } = await metrics({ authorization: `Bearer ${METRICS_TOKEN}` });
  const series = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(series.length).toBeLessThanOrEqual(2_500);
  expect(text).toContain('http_requests_total{method="GET",route="unmatched",status="4xx"} ');
}, 300_000);

test('a known route keeps its row, whatever strangers called before', async () => {
  const own = await startTestApp();
  const read = async () => (await own.call('GET', '/metrics', { headers: { 'x-admin-secret': ADMIN_SECRET } })).text;
  const { known } = own.context.requestFigures;
  expect(known.length).toBeGreaterThan(150);
  // A scan of all that there is, refused, and of all that anybody may see.
  for (const { method, route } of known) {
    own.context.requestFigures.add({ method, route, status: 401, seconds: 0.001 });
    own.context.requestFigures.add({ method: 'HEAD', route, status: 200, seconds: 0.001 });
  }
  for (let at = 0; at < 1_000; at += 1)
    own.context.requestFigures.add({ method: 'GET', route: `/made-up-${at}`, status: 200, seconds: 0.001 });
  const { headers } = await own.createKey();
  await postInterview(own, headers, await postJob(own, headers));
  for (const name of ['http_requests_total', 'http_request_duration_seconds_count'])
    expect(await read()).toContain(`${name}{method="POST",route="/api/v1/interviews",status="2xx"} 1\n`);
  expect(await read()).not.toContain('made-up');
  // As bad as it can come: every route answers, refuses, fails and sends elsewhere.
  for (const { method, route } of known)
    for (const status of [200, 302, 404, 503])
      own.context.requestFigures.add({ method, route, status, seconds: 0.001 });
  const text = await read();
  for (const { method, route } of known)
    for (const status of ['2xx', '4xx', '5xx'])
      expect(text).toContain(`http_requests_total{method="${method}",route="${route}",status="${status}"} `);
  expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length).toBeLessThanOrEqual(2_500);
  await own.close();
});

test('the buckets of a route hold all below their bound, and their sum is told', async () => {
  const { text } = await metrics({ 'x-admin-secret': ADMIN_SECRET });
  const labels = 'method="POST",route="/api/v1/interviews",status="2xx"';
  const buckets = [...text.matchAll(new RegExp(`duration_seconds_bucket\\{${labels},le="([^"]+)"\\} (\\d+)`, 'g'))];
  expect(buckets).toHaveLength(8);
  const counts = buckets.map(([, , count]) => Number(count));
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(buckets.at(-1)?.[1]).toBe('+Inf');
  expect(text).toContain(`http_request_duration_seconds_count{${labels}} ${counts.at(-1)}\n`);
  expect(text).toContain(`http_requests_total{${labels}} ${counts.at(-1)}\n`);
});

test('the metrics token opens the figures and nothing else', async () => {
  expect((await metrics({ authorization: `Bearer ${METRICS_TOKEN}` })).status).toBe(200);
  expect((await metrics({ authorization: `Bearer ${ADMIN_SECRET}` })).status).toBe(200);
  expect((await metrics({ 'x-admin-secret': ADMIN_SECRET })).status).toBe(200);
  expect((await metrics({ 'x-admin-secret': METRICS_TOKEN })).status).toBe(401);
  expect((await metrics({ authorization: `Bearer ${METRICS_TOKEN}x` })).status).toBe(401);
  expect((await metrics({})).status).toBe(401);
  const admin = await app.call('GET', '/api/v1/admin/api-keys', { headers: { 'x-admin-secret': METRICS_TOKEN } });
  expect(admin.status).toBe(401);
});
