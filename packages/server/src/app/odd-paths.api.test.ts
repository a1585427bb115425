import { adminEndpoints } from '@colloquy/contract/admin';
import { conversationEndpoints } from '@colloquy/contract/conversations';
import { hiringEndpoints } from '@colloquy/contract/hiring';
import { networkEndpoints } from '@colloquy/contract/network';
import { sessionEndpoints } from '@colloquy/contract/sessions';
import type { Endpoint } from '@colloquy/contract/shared';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_SECRET, startTestApp, type TestApp, type TestReply } from '../testing/test-app.ts';

/** Names that cannot be decoded, and one that is as long as headers let it be. */
const ODD = ['%ZZ', '%FF', '%C3%28', '%ED%A0%80', '%', '100%', 'a'.repeat(5_000), 'a'.repeat(15_000)];
const CONSUMER = 'odd-paths';

let app: TestApp;
let key: { apiKey: string; id: string };
beforeAll(async () => {
  app = await startTestApp();
  key = await app.createKey({ organizationId: 'org-odd', consumer: CONSUMER });
  await app.call('POST', '/api/v1/admin/api-keys', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: 'org-odd', userId: 'user-1', consumer: CONSUMER, quota: { second: 1_000, minute: 1_000 } },
  });
});
afterAll(() => app.close());

type Surface = { name: string; endpoints: Record<string, Endpoint>; header: () => Record<string, string> };
const SURFACES: Surface[] = [
  { name: 'hiring', endpoints: hiringEndpoints, header: () => ({ authorization: `Bearer ${key.apiKey}` }) },
  { name: 'sessions', endpoints: sessionEndpoints, header: () => ({ authorization: `Bearer ${key.apiKey}` }) },
  { name: 'conversations', endpoints: conversationEndpoints, header: () => ({ 'x-api-key': key.apiKey }) },
  { name: 'network', endpoints: networkEndpoints, header: () => ({ apikey: key.apiKey }) },
  { name: 'administration', endpoints: adminEndpoints, header: () => ({ 'x-admin-secret': ADMIN_SECRET }) },
];
const CALLS = SURFACES.flatMap(({ name, endpoints, header }) =>
  Object.values(endpoints)
    .filter((endpoint) => endpoint.params !== undefined)
    .map((endpoint) => ({ surface: name, id: endpoint.id, endpoint, header })),
);

/** What is good in a call that needs more than nothing. */
const BODIES: Record<string, object> = {
  ...Object.fromEntries(
    CALLS.filter(({ id }) => id.startsWith('accommodate')).map(({ id }) => [id, { timeFactor: 2 }]),
  ),
  answerCandidateRequest: { text: 'We call you on Monday.' },
  dismissCandidateRequest: { reason: 'Said by mistake.' },
  assignCandidateRequest: { assignee: null },
  recordDecision: { outcome: 'MOVED_ON' },
};

function pathOf({ path }: Endpoint, name: string): string {
  const query = path.endsWith('/attestations/{id}') ? '?organizationId=org-odd' : '';
  return path.replace('{consumer}', CONSUMER).replace(/\{[^}]+\}/, name) + query;
}

function send(endpoint: Endpoint, name: string, headers: Record<string, string>): Promise<TestReply> {
  const body = BODIES[endpoint.id] ?? {};
  return app.call(endpoint.method, pathOf(endpoint, name), { headers, ...(endpoint.body ? { body } : {}) });
}

/** A reply without what differs from one request to the next, the name that it echoes included. */
function shape({ status, text, headers }: TestReply): object {
  return {
    status,
    body: text.replace(/"request_id":"[^"]+"/, '').replace(/serviceJobId=[^"]*/, ''),
    counted: headers['ratelimit-limit'],
    challenge: headers['www-authenticate'],
  };
}

async function recorded(requestId: unknown): Promise<Record<string, unknown> | undefined> {
  const reply = await app.call('GET', '/api/v1/admin/requests?pageSize=5', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
  });
  const { results } = (reply.body as { data: { results: Record<string, unknown>[] } }).data;
  return results.find((row) => row.requestId === requestId);
}

describe.each(CALLS)('$surface: $id', ({ surface, endpoint, header }) => {
  test('a name that cannot be one is answered, counted and recorded like one that nobody has', async () => {
    const nobody = '01920000-0000-7000-8000-000000000000';
    const known = shape(await send(endpoint, nobody, header()));
    const stranger = shape(await send(endpoint, nobody, {}));
    expect(known).toMatchObject({ status: 404, counted: surface === 'network' ? '1000' : undefined });
    expect(stranger).toMatchObject({ status: 401 });
    for (const name of ODD) {
      const reply = await send(endpoint, name, header());
      expect(shape(reply), name.slice(0, 20)).toEqual(known);
      expect(shape(await send(endpoint, name, {})), name.slice(0, 20)).toEqual(stranger);
      if (name.length > 100) continue;
      const again = await send(endpoint, name, header());
      expect(await recorded(again.headers['x-request-id'])).toMatchObject({
        route: endpoint.path,
        path: pathOf(endpoint, name).split('?')[0],
        status: 404,
      });
    }
  });
});

test.each([
  '/room/',
  '/verify/',
  '/apply/',
  '/apply/api/',
  '/links/reports/',
  '/links/transcripts/',
  '/assets/',
  '/docs/',
])('behind %s it leads nowhere, in the words of what stands there', async (path) => {
  const known = await app.call('GET', `${path}nobody-of-this-name`);
  for (const name of ODD) {
    const reply = await app.call('GET', path + name);
    expect([reply.status, reply.text]).toEqual([known.status, known.text]);
    expect(reply.headers['x-request-id']).toBeDefined();
  }
});
