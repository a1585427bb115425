import { expect } from 'vitest';
import type { TestApp, TestReply, TestRequest } from './test-app.ts';

export type BatteryCall = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; body?: unknown };

/** Headers that carry keys on the surfaces; each surface answers to its own alone. */
const KEY_HEADERS = ['authorization', 'x-api-key', 'apikey', 'x-admin-secret'] as const;

/**
 * Every way of not being allowed gives the same reply, byte for byte but for the request id: no key, malformed,
 * mistyped, unknown, revoked, sent twice, in another surface's header, of another scope.
 */
export async function authBattery(
  app: TestApp,
  call: BatteryCall,
  surface: {
    header: (typeof KEY_HEADERS)[number];
    prefix: string;
    scope: string;
    expected: { status: number; body: unknown; headers: Record<string, string> };
  },
): Promise<void> {
  const send = (headers: Record<string, string | string[]>): Promise<TestReply> => {
    const request: TestRequest = { headers, ...(call.body === undefined ? {} : { body: call.body }) };
    return app.call(call.method, call.url, request);
  };
  const good = await app.createKey({ organizationId: 'battery', userId: 'battery', scopes: [surface.scope] });
  const revoked = await app.createKey({ organizationId: 'battery', userId: 'battery', scopes: [surface.scope] });
  await app.call('DELETE', `/api/v1/admin/api-keys/${revoked.id}`, {
    headers: { 'x-admin-secret': 'an-admin-secret-for-tests' },
  });
  const otherScopes = [
    'hiring',
    'sessions',
    'conversations',
    'network',
    'webhooks',
    'interviewers',
    'ats',
    'mcp',
    'mcp:write',
  ].filter((scope) => scope !== surface.scope);
  const other = await app.createKey({ organizationId: 'battery', userId: 'battery', scopes: otherScopes });
  const mistyped = `${good.apiKey.slice(0, -1)}${good.apiKey.endsWith('0') ? '1' : '0'}`;
  const attempts: Record<string, Record<string, string | string[]>> = {
    'no key': {},
    empty: { [surface.header]: '' },
    'scheme only': { [surface.header]: surface.prefix },
    malformed: { [surface.header]: `${surface.prefix}not-a-key` },
    'very long': { [surface.header]: `${surface.prefix}clq_${'a'.repeat(4_000)}` },
    mistyped: { [surface.header]: surface.prefix + mistyped },
    revoked: { [surface.header]: surface.prefix + revoked.apiKey },
    'sent twice': { [surface.header]: [surface.prefix + good.apiKey, surface.prefix + good.apiKey] },
    'other scope': { [surface.header]: surface.prefix + other.apiKey },
    ...Object.fromEntries(
      KEY_HEADERS.filter((header) => header !== surface.header).map((header) => [
        `in ${header}`,
        { [header]: header === 'authorization' ? `Bearer ${good.apiKey}` : good.apiKey },
      ]),
    ),
  };
  for (const [attempt, headers] of Object.entries(attempts)) {
    const reply = await send(headers);
    expect({ attempt, status: reply.status, body: reply.body }).toEqual({
      attempt,
      status: surface.expected.status,
      body: surface.expected.body,
    });
    expect(reply.headers, attempt).toMatchObject(surface.expected.headers);
  }
}
