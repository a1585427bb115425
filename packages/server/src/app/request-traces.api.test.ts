import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Candidate, postInterview, postJob } from '../testing/flows.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status?: { code?: number };
  attributes: { key: string; value: Record<string, string | number> }[];
};

/** A collector that keeps what it is sent. */
const bodies: string[] = [];
let collector: Server;
let app: TestApp;
beforeAll(async () => {
  collector = createServer(async (request, reply) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    bodies.push(text);
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => collector.once('listening', resolve));
  app = await startTestApp(
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/` },
  );
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});

function spans(): Span[] {
  return bodies.flatMap((text) => {
    const { resourceSpans } = JSON.parse(text) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
    };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });
}

const attribute = (span: Span | undefined, key: string) =>
  Object.values(span?.attributes.find((each) => each.key === key)?.value ?? {})[0];

test('requests, their statements and tasks are spans of one trace each; nothing of a person is in any', async () => {
  const { headers } = await app.createKey({ organizationId: 'traced', userId: 'u' });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const jobId = await postJob(app, { ...headers, traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
  const { meetingId, token } = await postInterview(app, headers, jobId, {
    candidateEmail: 'marlene.vogt@example.com',
    candidateName: 'Marlene Vogt',
  });
  const candidate = new Candidate(app, token);
  await candidate.begin();
  await candidate.finish('The word only she says is Quittenbaum, and in the end I counted 12 of them.');
  await app.call('GET', `/api/v1/interviews/${meetingId}?q=marlene`, { headers });
  await app.call('GET', '/no/such/marlene', {});
  await app.call('GET', '/health/ready', {});
  await app.context.tasks.runDue();
  await app.close();

  const all = spans();
  const posted = all.find(({ name }) => name === 'POST /api/v1/jobs');
  expect(posted).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
  expect(attribute(posted, 'http.response.status_code')).toBe(200);
  const within = all.filter(({ parentSpanId }) => parentSpanId === posted?.spanId).map(({ name }) => name);
  expect(within).toContain('db.transaction');
  const report = all.find(({ name }) => name === 'task build-report');
  expect(report?.parentSpanId ?? '').toBe('');
  expect(all.some(({ traceId: of, name }) => of === report?.traceId && name === 'db.transaction')).toBe(true);
  expect(all.find(({ name }) => name === 'GET unmatched')).toBeDefined();
  expect(all.filter(({ name }) => name.includes('health'))).toEqual([]);
  for (const trace of ['Quittenbaum', 'arlene', 'Vogt', token, 'example.com'])
    expect(
      bodies.some((text) => text.includes(trace)),
      trace,
    ).toBe(false);
});
