import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ColloquyError, colloquy } from './index.ts';

type Seen = { method: string; url: string; headers: Headers; body: unknown };
type Answer = Response | Error | (() => Promise<Response>);

const KEY = 'clq_invented';
const STEP_MS = 100;
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });
const good = (data: unknown): Response => json(200, { success: true, data });
const refused = (status: number, headers: Record<string, string> = {}): Response =>
  json(status, { status, errors: 'No' }, headers);

/** A client whose network gives these answers one after another, and what it was asked. */
function clientOf(answers: Answer[], options: object = {}) {
  const seen: Seen[] = [];
  const client = colloquy({
    baseUrl: 'https://interviews.example.com/',
    apiKey: KEY,
    fetch: async (url, init) => {
      seen.push({
        method: init.method ?? '',
        url,
        headers: new Headers(init.headers),
        body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
      });
      const answer = answers.shift();
      if (answer === undefined) throw new Error('one call too many');
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer : answer();
    },
    ...options,
  });
  return { client, seen };
}

/**
 * What a promise came to. Time goes on in small steps until then: reading a body takes real turns of the loop, and a
 * clock that ran to its end meanwhile would pass the deadline of that call and never reach the wait behind it.
 */
async function settled<Value>(promise: Promise<Value>): Promise<{ value: Value } | { error: unknown }> {
  let outcome: { value: Value } | { error: unknown } | null = null;
  promise.then(
    (value) => (outcome = { value }),
    (error: unknown) => (outcome = { error }),
  );
  while (outcome === null) await vi.advanceTimersByTimeAsync(STEP_MS);
  return outcome;
}

/** The error that a promise is rejected with, after all waits; anything else fails. */
async function errorOf(promise: Promise<unknown>): Promise<ColloquyError> {
  const outcome = await settled(promise);
  const error = 'error' in outcome ? outcome.error : null;
  expect(error).toBeInstanceOf(ColloquyError);
  return error as ColloquyError;
}

async function resultOf<Value>(promise: Promise<Value>): Promise<Value> {
  const outcome = await settled(promise);
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const INVITATION = { serviceJobId: 'job-1', candidateEmail: 'robin@example.com' };

describe('a call', () => {
  test('unwraps the envelope and leaves a reply without one as it is', async () => {
    const { client, seen } = clientOf([good({ serviceJobId: 'j', name: 'n' }), json(200, { interview_id: 'i' })]);
    expect(await client.jobs.create({ title: 't', description: 'd' })).toEqual({ serviceJobId: 'j', name: 'n' });
    expect(await client.sessions.get('i')).toEqual({ interview_id: 'i' });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://interviews.example.com/api/v1/jobs',
      'GET https://interviews.example.com/api/v1/integrations/candidates/interviews/i',
    ]);
  });

  test('hands on what a reply gained since, whatever it is and wherever', async () => {
    const grown = { interview_id: 'i', addedLater: [{ more: true }], completion_status: 'ADDED_LATER' };
    const page = { results: [grown], total: 1, pageSize: 1, current: 1, next: null };
    const later = { success: true, data: page, meta: { added: 1 } };
    const { client } = clientOf([json(200, grown), json(200, later), json(200, page)]);
    expect(await client.sessions.get('i')).toEqual(grown);
    const found = [];
    for await (const one of client.interviews.search()) found.push(one);
    for await (const one of client.sessions.list()) found.push(one);
    expect(found).toEqual([grown, grown]);
  });

  test('reads an error that gained fields', async () => {
    const issues = [{ code: 'added_later', path: ['title'], message: 'is odd', hint: 'h' }];
    const { client } = clientOf([json(403, { status: 403, errors: issues, docs: 'https://a.example' })]);
    const error = await errorOf(client.jobs.create({ title: 't', description: 'd' }));
    expect(error).toMatchObject({ status: 403, issues, message: expect.stringContaining('title is odd') });
  });

  test('carries the key in the header of its document', async () => {
    const { client, seen } = clientOf([good({}), json(200, {}), json(200, {}), json(200, {})]);
    await client.interviews.get('i');
    await client.conversations.get('c');
    await client.profiles.get('acme', 'robin');
    await client.profiles.verification('robin');
    const headers = seen.map((call) => [...call.headers].filter(([, value]) => value.includes(KEY)));
    expect(headers).toEqual([
      [['authorization', `Bearer ${KEY}`]],
      [['x-api-key', KEY]],
      [['apikey', KEY]],
      [['apikey', KEY]],
    ]);
  });

  test('encodes names in paths, and refuses those that lead elsewhere before anything is sent', async () => {
    const { client, seen } = clientOf([json(200, {})]);
    await client.profiles.get('acme', 'a/b?c');
    expect(seen[0]?.url).toBe('https://interviews.example.com/api/v1/consumers/acme/profiles/a%2Fb%3Fc');
    for (const id of ['', '.', '..']) expect(() => client.interviews.get(id)).toThrow('meetingId must name something');
  });

  test.each([
    [{ baseUrl: 'interviews.example.com' }, 'baseUrl'],
    [{ baseUrl: 'ftp://interviews.example.com' }, 'baseUrl'],
    [{ baseUrl: 'https://me:secret@interviews.example.com' }, 'baseUrl'],
    [{ apiKey: '' }, 'apiKey'],
    [{ apiKey: 'two lines\nlong' }, 'apiKey'],
    [{ retries: -1 }, 'retries'],
    [{ timeoutMs: 0.5 }, 'timeoutMs'],
  ])('%o is refused by its name, never by its value', (options, name) => {
    const build = (): unknown => colloquy({ baseUrl: 'https://a.example', apiKey: KEY, ...options });
    expect(build).toThrow(TypeError);
    expect(build).toThrow(new RegExp(`^${name} must `));
  });
});

describe('an error', () => {
  test('holds status, issues and the id of the request, not the key', async () => {
    const issues = [{ code: 'too_big', path: ['title'], message: 'must have at most 80 characters' }];
    const { client } = clientOf([json(403, { status: 403, errors: issues }, { 'x-request-id': 'r-1' })]);
    const error = await errorOf(client.jobs.create({ title: 'x'.repeat(81), description: 'd' }));
    expect(error).toMatchObject({ status: 403, issues, requestId: 'r-1', retryAfterMs: null });
    expect(error.message).toBe('POST /api/v1/jobs: 403 title must have at most 80 characters');
    expect(JSON.stringify(error) + error.stack).not.toContain(KEY);
  });

  test('speaks in the words of document 3 and of a proxy that writes no JSON', async () => {
    const { client } = clientOf([
      json(404, { message: 'profile not found', request_id: 'r' }),
      new Response('<h1>Bad gateway</h1>', { status: 404 }),
      new Response('<h1>Welcome</h1>', { status: 200 }),
      new Response(null, { status: 302, headers: { location: 'https://elsewhere.example' } }),
    ]);
    expect((await errorOf(client.profiles.verification('x'))).message).toContain('404 profile not found');
    expect((await errorOf(client.profiles.verification('x'))).status).toBe(404);
    expect((await errorOf(client.profiles.verification('x'))).status).toBe(200);
    expect((await errorOf(client.profiles.verification('x'))).status).toBe(302);
  });

  test('without a reply has status 0 and the cause', async () => {
    const cause = new TypeError('fetch failed');
    const { client } = clientOf([cause], { retries: 0 });
    expect(await errorOf(client.jobs.get('j'))).toMatchObject({ status: 0, requestId: null, cause });
  });
});

describe('sending again', () => {
  test.each([
    ['the network fails', new TypeError('fetch failed')],
    ['408', refused(408)],
    ['429', refused(429, { 'retry-after': '1' })],
    ['500', refused(500)],
    ['503', refused(503, { 'retry-after': '1' })],
    ['409 while the first call still runs', refused(409, { 'retry-after': '1' })],
  ])('%s: twice, under one Idempotency-Key', async (_, answer) => {
    const again = answer instanceof Response ? answer.clone() : answer;
    const { client, seen } = clientOf([answer, again, good({ meetingId: 'm' })]);
    expect(await resultOf(client.interviews.create(INVITATION))).toEqual({ meetingId: 'm' });
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen.map(({ body }) => body)).toEqual([INVITATION, INVITATION, INVITATION]);
  });

  test('two calls have two keys; one of your own is taken', async () => {
    const { client, seen } = clientOf([good({}), good({}), good({})]);
    await client.interviews.create(INVITATION);
    await client.interviews.create(INVITATION);
    await client.interviews.create(INVITATION, { idempotencyKey: 'app-31' });
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('app-31');
  });

  test('ends after two, with the last error', async () => {
    const { client, seen } = clientOf([refused(500), refused(502), refused(503)]);
    expect((await errorOf(client.jobs.get('j'))).status).toBe(503);
    expect(seen).toHaveLength(3);
  });

  test.each([400, 401, 403, 404, 409, 422])('%i is final', async (status) => {
    const { client, seen } = clientOf([refused(status)]);
    expect((await errorOf(client.interviews.create(INVITATION))).status).toBe(status);
    expect(seen).toHaveLength(1);
  });

  test('what makes something without a key is not repeated unless it was refused by a limit', async () => {
    const input = { url: 'https://hooks.example.com', types: ['report.ready' as const] };
    const lost = clientOf([new TypeError('fetch failed')]);
    expect((await errorOf(lost.client.webhooks.create(input))).status).toBe(0);
    const limited = clientOf([refused(429, { 'retry-after': '2' }), good({ id: 'w' })]);
    expect(await resultOf(limited.client.webhooks.create(input))).toEqual({ id: 'w' });
    expect(limited.seen[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test('waits as long as Retry-After says, and not at all for more than a minute', async () => {
    const { client, seen } = clientOf([refused(503, { 'retry-after': '7' }), good({})]);
    const done = client.jobs.get('j');
    await vi.advanceTimersByTimeAsync(6_999);
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(251);
    await done;
    expect(seen).toHaveLength(2);
    const long = clientOf([refused(429, { 'retry-after': '61' })]);
    expect(await errorOf(long.client.jobs.get('j'))).toMatchObject({ status: 429, retryAfterMs: 61_000 });
  });

  test('backs off half a second, then one, a quarter either way', async () => {
    const { client, seen } = clientOf([refused(500), refused(500), good({})]);
    const done = client.jobs.get('j');
    await vi.advanceTimersByTimeAsync(374);
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(252);
    expect(seen).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_251);
    expect(seen).toHaveLength(3);
    await done;
  });
});

describe('time and signals', () => {
  const silent = (): Promise<Response> => new Promise(() => undefined);

  test('a silent server is given up', async () => {
    const answers: Answer[] = [silent, silent, silent];
    const network = clientOf(answers, {
      fetch: (_url: string, init: RequestInit) =>
        new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    });
    const error = await errorOf(network.client.jobs.get('j'));
    expect(error).toMatchObject({ status: 0, message: 'GET /api/v1/jobs/j: no reply within 30000 ms' });
  });

  test('the signal of the caller ends a call and a wait with its own reason', async () => {
    const reason = new Error('not wanted any more');
    const early = clientOf([]);
    await expect(early.client.jobs.get('j', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const waiting = clientOf([refused(503, { 'retry-after': '50' })]);
    const ends = new AbortController();
    const done = waiting.client.jobs.get('j', { signal: ends.signal });
    const settled = expect(done).rejects.toBe(reason);
    await vi.advanceTimersByTimeAsync(1_000);
    ends.abort(reason);
    await settled;
    expect(waiting.seen).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a list', () => {
  const page = (ids: string[], total: number): Response =>
    good({ results: ids.map((serviceJobId) => ({ serviceJobId })), total, current: 1, pageSize: 2 });
  const read = async (list: AsyncIterable<{ serviceJobId: string }>): Promise<string[]> => {
    const ids: string[] = [];
    for await (const { serviceJobId } of list) ids.push(serviceJobId);
    return ids;
  };

  test('asks for page after page until the total is there', async () => {
    const { client, seen } = clientOf([page(['a', 'b'], 3), page(['c'], 3)]);
    expect(await read(client.jobs.list({ pageSize: 2, externalId: 'REQ 7' }))).toEqual(['a', 'b', 'c']);
    expect(seen.map(({ url }) => new URL(url).search)).toEqual([
      '?pageSize=2&externalId=REQ+7&current=1',
      '?pageSize=2&externalId=REQ+7&current=2',
    ]);
  });

  test('what moved on to the next page meanwhile is given once', async () => {
    const { client } = clientOf([page(['a', 'b'], 4), page(['b', 'c'], 5), page(['d'], 5)]);
    expect(await read(client.jobs.list())).toEqual(['a', 'b', 'c', 'd']);
  });

  test('an empty page ends it, whatever the total says; one page can be asked for alone', async () => {
    const { client } = clientOf([page([], 9), page(['x'], 9)]);
    expect(await read(client.jobs.list())).toEqual([]);
    expect(await client.jobs.list().page(5)).toMatchObject({ results: [{ serviceJobId: 'x' }], total: 9 });
  });
});

describe('over a socket', () => {
  let reply: (request: IncomingMessage, response: ServerResponse) => void;
  const server = createServer((request, response) => reply(request, response));
  beforeEach(async () => {
    vi.useRealTimers();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test('a reply that breaks off is asked for again; a redirect is not followed', async () => {
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = colloquy({ baseUrl, apiKey: KEY });
    let calls = 0;
    reply = (_, response) => {
      calls += 1;
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '20' });
      if (calls === 1) response.write('{', () => response.destroy());
      else response.end('{"interview_id":"i"}');
    };
    expect(await client.sessions.get('i')).toEqual({ interview_id: 'i' });
    expect(calls).toBe(2);
    reply = (request, response) => {
      calls += 1;
      response.writeHead(307, { location: `${baseUrl}/elsewhere`, connection: 'close' }).end();
      expect(request.url).not.toBe('/elsewhere');
    };
    await expect(client.conversations.get('c')).rejects.toMatchObject({ status: 307 });
    expect(calls).toBe(3);
  });
});
