import { parentMessage } from '@colloquy/contract/room';
import { describe, expect, test } from 'vitest';
import { buildOpenApi } from './document.ts';

type Operation = { responses: Record<string, { description: string }>; parameters: { name: string }[] };
const { paths } = buildOpenApi('https://interviews.example.com', '0.0.0') as {
  paths: Record<string, Record<string, Operation>>;
};
const text = (path: string, method: string, status: number) => paths[path]?.[method]?.responses[status]?.description;

test('a refusal that each call has for its own reason is told in its own words', () => {
  expect(text('/api/v1/jobs', 'post', 422)).toContain('workplace type');
  expect(text('/api/v1/admin/profiles', 'post', 422)).toContain('resume');
  expect(text('/api/v1/admin/profiles/network-export', 'post', 422)).toContain('archive');
  expect(text('/api/v1/admin/claims', 'post', 422)).toContain('address proves nothing');
  expect(text('/api/v1/consumers/{consumer}/profiles/{username}', 'get', 503)).toContain('provider');
  expect(text('/api/v1/network/{username}/verification', 'get', 503)).not.toContain('provider');
});

test('the identity webhook is described with its headers', () => {
  const operation = paths['/webhooks/identity']?.post;
  expect(operation?.parameters.map(({ name }) => name)).toEqual([
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
  ]);
  expect(Object.keys(operation?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '404',
    '409',
    '413',
    '415',
    '429',
    '500',
    '503',
  ]);
});

describe('what a client is made from', () => {
  type Media = { schema?: unknown; example?: unknown; examples?: unknown };
  type Variant = { properties: { type: { const: string } } };
  type Described = { headers?: Record<string, unknown>; content?: Record<string, Media> };
  const document = buildOpenApi('https://interviews.example.com', '0.0.0');
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      call: `${method} ${path}`,
      responses: operation.responses as unknown as Record<string, Described>,
      request: (operation as unknown as { requestBody?: Described }).requestBody,
      takesKey: JSON.stringify(operation.parameters ?? []).includes('IdempotencyKey'),
    })),
  );
  const api = calls.filter(({ path }) => path.startsWith('/api/'));

  /** Places below a part of the document, references followed, at which other fields are refused. */
  function closed(part: unknown, place: string, seen: ReadonlySet<string> = new Set()): string[] {
    if (typeof part !== 'object' || part === null) return [];
    const { $ref, additionalProperties } = part as { $ref?: string; additionalProperties?: unknown };
    if ($ref !== undefined) {
      if (seen.has($ref)) return [];
      const named = $ref.split('/').slice(1);
      const target = named.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document);
      expect(target, $ref).toBeDefined();
      return closed(target, `${place} > ${named.at(-1)}`, new Set([...seen, $ref]));
    }
    const below = Object.entries(part).flatMap(([name, value]) => closed(value, `${place}/${name}`, seen));
    return additionalProperties === false ? [place, ...below] : below;
  }

  test('every reply may grow, and a body that is sent may not', () => {
    expect(calls.flatMap(({ call, responses }) => closed(responses, call))).toEqual([]);
    const bodies = api.filter(({ request }) => request?.content?.['application/json'] !== undefined);
    expect(bodies.length).toBeGreaterThan(15);
    for (const { call, request } of bodies) expect([call, closed(request, call).length > 0]).toEqual([call, true]);
  });

  test('every call of the API says how it is refused and asked to wait', () => {
    for (const { call, responses } of api) {
      expect([call, Object.keys(responses['401']?.headers ?? {})]).toEqual([
        call,
        expect.arrayContaining(['WWW-Authenticate']),
      ]);
      expect([call, Object.keys(responses['503']?.headers ?? {})]).toEqual([
        call,
        expect.arrayContaining(['Retry-After']),
      ]);
      for (const [status, { headers = {} }] of Object.entries(responses))
        expect([call, status, headers]).toEqual([
          call,
          status,
          expect.objectContaining({ 'X-Request-Id': expect.anything() }),
        ]);
    }
  });

  test('what takes an Idempotency-Key says how a repeat is known', () => {
    const named = api.filter(({ takesKey }) => takesKey);
    expect(named.length).toBeGreaterThan(4);
    for (const { call, responses } of api) {
      const isTold = 'Idempotency-Replayed' in (responses['200']?.headers ?? {});
      expect([call, isTold]).toEqual([call, named.some((one) => one.call === call)]);
    }
  });

  test('what is counted says what is left, of every window', () => {
    const counted = api.filter(({ path }) => path.includes('{username}') || path.includes('/consumers/'));
    expect(counted.length).toBe(2);
    for (const { call, responses } of counted)
      for (const status of ['200', '404', '429']) {
        const names = Object.keys(responses[status]?.headers ?? {});
        expect([call, status, names]).toEqual([
          call,
          status,
          expect.arrayContaining([
            'RateLimit-Limit',
            'RateLimit-Remaining',
            'RateLimit-Reset',
            ...['Second', 'Minute', 'Day', 'Month', 'Year'].map((window) => `X-RateLimit-Remaining-${window}`),
          ]),
        ]);
      }
  });

  test('whatever may be away says when the call may be sent again', () => {
    const asked = calls.filter(({ path }) => path !== '/health/live' && path !== '/metrics');
    expect(asked.length).toBe(calls.length - 2);
    for (const { call, responses } of asked)
      expect([call, Object.keys(responses['503']?.headers ?? {})]).toEqual([
        call,
        expect.arrayContaining(['Retry-After']),
      ]);
  });

  test('examples have a name: a bare one with null in it breaks pages that show documents', () => {
    const media = calls.flatMap(({ call, request, responses }) =>
      [request, ...Object.values(responses)].flatMap((one) =>
        Object.values(one?.content ?? {}).map(({ example, examples }) => ({ call, example, examples })),
      ),
    );
    expect(media.filter(({ example }) => example !== undefined)).toEqual([]);
    expect(media.filter(({ examples }) => examples !== undefined).length).toBeGreaterThan(50);
  });

  test('what a framed room tells the page around it is described, type by type, with examples that fit', () => {
    const { schema, examples } = (document as Record<string, unknown>)['x-parent-messages'] as {
      schema: { oneOf: Variant[] };
      examples: unknown[];
    };
    const told = schema.oneOf.map(({ properties }) => properties.type.const);
    expect(told).toEqual(parentMessage.options.map((option) => option.shape.type.value));
    expect(closed(schema, 'message')).toEqual([]);
    for (const example of examples) expect(parentMessage.safeParse(example).error).toBeUndefined();
  });

  test('reports, transcripts, health and metrics are described', () => {
    const json = ['report', 'transcript'].flatMap((name) => [
      `/api/v1/interviews/{meetingId}/${name}`,
      `/api/v1/integrations/candidates/interviews/{interview_id}/${name}`,
    ]);
    for (const path of [...json, '/health/live', '/health/ready', '/links/reports/{id}', '/links/transcripts/{id}'])
      expect([path, paths[path]?.get?.responses[200]]).toEqual([
        path,
        expect.objectContaining({ content: expect.objectContaining({ 'application/json': expect.anything() }) }),
      ]);
    expect(paths['/metrics']?.get?.responses[200]).toBeDefined();
  });
});
