import { Webhook } from 'standardwebhooks';
import { expect, test, vi } from 'vitest';
import { makeWebhookSecret, signedHeaders, verifySignature } from './sign.ts';

const BODY = '{"type":"webhook.test","data":{"text":"Ä ✓"}}';
const ID = '019c8f3a-5c00-7a31-9d52-3f7a8c1e0b44';
const now = Date.now();

test('the library of the standard takes what is signed, under each secret of a rotation', () => {
  const [former, current, other] = [makeWebhookSecret(), makeWebhookSecret(), makeWebhookSecret()];
  const headers = signedHeaders([current, former], ID, BODY, now);
  for (const secret of [former, current]) expect(new Webhook(secret).verify(BODY, headers)).toEqual(JSON.parse(BODY));
  expect(() => new Webhook(other).verify(BODY, headers)).toThrow();
  expect(() => new Webhook(current).verify(`${BODY} `, headers)).toThrow();
  expect(() => new Webhook(current).verify(BODY, { ...headers, 'webhook-id': 'msg_other' })).toThrow();
});

test('what the library signs is verified here: the two agree', () => {
  const secret = makeWebhookSecret();
  const at = new Date(Math.floor(now / 1_000) * 1_000);
  const signature = new Webhook(secret).sign('msg_1', at, BODY);
  const delivery = { id: 'msg_1', timestamp: String(at.getTime() / 1_000), signature, body: Buffer.from(BODY) };
  expect(verifySignature(secret, delivery, now)).toBeNull();
  expect(verifySignature(makeWebhookSecret(), delivery, now)).toBe('signature');
  expect(verifySignature(secret, { ...delivery, signature: `v1a,x ${signature}` }, now)).toBeNull();
  expect(verifySignature(secret, { ...delivery, signature: signature.slice(3) }, now)).toBe('signature');
  expect(verifySignature('secret', delivery, now)).toBe('secret');
  expect(verifySignature(secret, { ...delivery, timestamp: 'now' }, now)).toBe('timestamp');
  expect(verifySignature(secret, delivery, now + 302_000)).toBe('too-old');
  expect(verifySignature(secret, delivery, now - 302_000)).toBe('too-new');
});

test('a delivery that is kept and sent again later is refused by its time', () => {
  const secret = makeWebhookSecret();
  const headers = signedHeaders([secret], ID, BODY, now);
  vi.useFakeTimers({ toFake: ['Date'], now: now + 301_000 });
  try {
    expect(() => new Webhook(secret).verify(BODY, headers)).toThrow(/old/);
  } finally {
    vi.useRealTimers();
  }
});

test('secrets are of 32 random bytes', () => {
  const secrets = Array.from({ length: 50 }, makeWebhookSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
});
