import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import type { Delivery } from '../port.ts';
import { ScriptedIdentitySender } from '../scripted.ts';
import { SignedWebhook } from './signed-webhook.ts';

const SECRET = 'a-webhook-secret-of-the-test-0123456789';
const NOW = Date.UTC(2026, 2, 10, 12, 0, 0);
const EVENT = { id: 'evt-1', organization: 'acme', username: 'noor-haddad', value: 'Identity card checked' };

function deliver(headers: Record<string, string>, raw: string | Uint8Array): Delivery {
  return { header: (name) => headers[name], body: Buffer.from(raw) };
}

function sign(content: object | string, at = NOW, secret = SECRET): Delivery {
  const { headers, raw } = new ScriptedIdentitySender(secret, () => at).sign(content);
  return deliver(headers, raw);
}

const provider = new SignedWebhook([SECRET]);

test('a signed delivery says who was verified and what', () => {
  expect(provider.read(sign({ ...EVENT, more: { of: 'the provider' } }), NOW)).toMatchObject({
    ok: true,
    proof: { eventId: 'evt-1', organizationId: 'acme', username: 'noor-haddad', value: 'Identity card checked' },
  });
});

test('the signature is HMAC-SHA-256 over timestamp, dot and raw body, as any language computes it', () => {
  const raw = ` { "id" : "ä", "organization":"acme","username":"u","value":"v" }\n`;
  const timestamp = String(NOW / 1_000);
  const hex = createHmac('sha256', SECRET).update(`${timestamp}.${raw}`, 'utf8').digest('hex');
  const read = (signature: string) =>
    provider.read(deliver({ 'webhook-timestamp': timestamp, 'webhook-signature': signature }, raw), NOW).ok;
  expect(read(`v1=${hex}`)).toBe(true);
  expect(read(`v1=${hex.toUpperCase()}`)).toBe(true);
  expect(read(`v1=${'0'.repeat(64)}, v1=${hex}`)).toBe(true);
  for (const bad of [hex, `v0=${hex}`, `v1=${hex.slice(2)}`, `v1=${hex}00`, 'v1=', '', `v1=${'0'.repeat(64)}`])
    expect(read(bad)).toBe(false);
});

test.each([
  ['five minutes old', -300_000, true],
  ['five minutes ahead', 300_000, true],
  ['older', -301_000, false],
  ['further ahead', 301_000, false],
])('a delivery that is %s', (_what, offset, ok) => {
  expect(provider.read(sign(EVENT, NOW + offset), NOW).ok).toBe(ok);
});

test.each([
  ['another secret', () => sign(EVENT, NOW, 'another-secret-0123456789')],
  ['no headers', () => deliver({}, JSON.stringify(EVENT))],
  [
    'no timestamp',
    () => deliver({ 'webhook-signature': sign(EVENT).header('webhook-signature') ?? '' }, JSON.stringify(EVENT)),
  ],
  [
    'a moved timestamp',
    () => {
      const { headers, raw } = new ScriptedIdentitySender(SECRET, () => NOW - 600_000).sign(EVENT);
      return deliver({ ...headers, 'webhook-timestamp': String(NOW / 1_000) }, raw);
    },
  ],
  [
    'a changed body',
    () => {
      const { headers, raw } = new ScriptedIdentitySender(SECRET, () => NOW).sign(EVENT);
      return deliver(headers, raw.replace('noor', 'nora'));
    },
  ],
  ['a timestamp that is no number', () => signedAt('2026-03-10T12:00:00Z')],
  ['a timestamp with a sign', () => signedAt(`+${NOW / 1_000}`)],
])('%s is not genuine, and no more is said', (_what, make) => {
  expect(provider.read(make(), NOW)).toEqual({ ok: false, reason: 'not-genuine' });
});

function signedAt(timestamp: string): Delivery {
  const raw = JSON.stringify(EVENT);
  const hex = createHmac('sha256', SECRET).update(`${timestamp}.${raw}`).digest('hex');
  return deliver({ 'webhook-timestamp': timestamp, 'webhook-signature': `v1=${hex}` }, raw);
}

test.each([
  '',
  '[]',
  'null',
  '{}',
  { ...EVENT, value: '' },
  { ...EVENT, username: 7 },
  { ...EVENT, value: 'a\u0000b' },
  { ...EVENT, value: 'x'.repeat(301) },
])('a genuine body %j is malformed', (content) => {
  expect(provider.read(sign(content as object | string), NOW)).toMatchObject({ ok: false, reason: 'malformed' });
});

test('while a secret is rotated both are good, and one delivery has one fingerprint', () => {
  const rotating = new SignedWebhook(['a-new-secret-0123456789', SECRET]);
  const one = rotating.read(sign(EVENT), NOW);
  const two = rotating.read(sign(EVENT, NOW, 'a-new-secret-0123456789'), NOW);
  const later = rotating.read(sign(EVENT, NOW + 1_000), NOW);
  if (!one.ok || !two.ok || !later.ok) throw new Error('not read');
  expect(two.fingerprint).toEqual(one.fingerprint);
  expect(later.fingerprint).not.toEqual(one.fingerprint);
});

test('a sender that uses the library of Standard Webhooks is genuine, beside the own form', () => {
  const secret = `whsec_${Buffer.from('a-standard-secret-of-the-test-0123').toString('base64')}`;
  const standard = new SignedWebhook([secret, SECRET]);
  const raw = JSON.stringify(EVENT);
  const signature = new Webhook(secret).sign('msg_1', new Date(NOW), raw);
  const send = (change: Record<string, string>, body = raw) =>
    standard.read(
      deliver(
        { 'webhook-id': 'msg_1', 'webhook-timestamp': String(NOW / 1_000), 'webhook-signature': signature, ...change },
        body,
      ),
      NOW,
    ).ok;
  expect(send({})).toBe(true);
  expect(send({ 'webhook-signature': `v1a,x v1,${'A'.repeat(43)}= ${signature}` })).toBe(true);
  expect(standard.read(sign(EVENT), NOW).ok).toBe(true);
  for (const change of [
    { 'webhook-id': 'msg_2' },
    { 'webhook-id': '' },
    { 'webhook-timestamp': String(NOW / 1_000 + 1) },
    { 'webhook-signature': signature.slice(3) },
    { 'webhook-signature': `v1=${signature.slice(3)}` },
  ])
    expect([change, send(change)]).toEqual([change, false]);
  expect(send({}, `${raw} `)).toBe(false);
  expect(
    provider.read(
      deliver({ 'webhook-id': 'msg_1', 'webhook-timestamp': String(NOW / 1_000), 'webhook-signature': signature }, raw),
      NOW,
    ).ok,
  ).toBe(false);
});
