import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { verifyWebhook, type WebhookReason } from './webhooks.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const FORMER = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
const OTHER = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const NOW = Date.UTC(2026, 4, 1, 12);
const BODY = JSON.stringify({ type: 'report.ready', timestamp: '2026-05-01T12:00:00.000Z', data: { status: 'Zoë' } });

/** A delivery as the reference library signs it. */
function delivery(secrets: string[] = [SECRET], body = BODY, at = NOW) {
  const signatures = secrets.map((secret) => new Webhook(secret).sign('msg_1', new Date(at), body));
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at / 1_000)),
    'webhook-signature': signatures.join(' '),
  };
}

async function reasonOf(promise: Promise<unknown>): Promise<WebhookReason | null> {
  return promise.then(
    () => null,
    (error: { reason: WebhookReason }) => error.reason,
  );
}

describe('verifyWebhook', () => {
  test('gives what a genuine delivery says, in every form that runtimes give it', async () => {
    const bytes = new TextEncoder().encode(BODY);
    const padded = new Uint8Array([0, ...bytes, 0]);
    const headers = delivery();
    for (const body of [BODY, bytes, bytes.buffer, Buffer.from(BODY), padded.subarray(1, -1)])
      for (const form of [headers, new Headers(headers), inCapitals(headers)])
        expect(await verifyWebhook(SECRET, form, body, NOW)).toEqual(JSON.parse(BODY));
  });

  test('gives a type and fields that came later as they are', async () => {
    const later = { type: 'interview.postponed', timestamp: '2026-05-01T12:00:00.000Z', data: { until: 1 }, more: [] };
    const body = JSON.stringify(later);
    expect(await verifyWebhook(SECRET, delivery([SECRET], body), body, NOW)).toEqual(later);
  });

  test('takes a delivery of either secret during a rotation, and one signed by both', async () => {
    for (const signed of [[SECRET], [FORMER], [FORMER, SECRET]])
      expect(await verifyWebhook([SECRET, FORMER], delivery(signed), BODY, NOW)).toMatchObject({
        type: 'report.ready',
      });
    expect(await verifyWebhook(SECRET, delivery([FORMER, SECRET]), BODY, NOW)).toBeDefined();
  });

  test.each<[string, WebhookReason, () => [object, string]]>([
    ['another secret', 'SIGNATURE', () => [delivery([OTHER]), BODY]],
    ['a changed body', 'SIGNATURE', () => [delivery(), BODY.replace('Zoë', 'Zoe')]],
    ['a changed id', 'SIGNATURE', () => [{ ...delivery(), 'webhook-id': 'msg_2' }, BODY]],
    ['a changed time', 'SIGNATURE', () => [{ ...delivery(), 'webhook-timestamp': String(NOW / 1_000 + 1) }, BODY]],
    ['a signature of another kind', 'SIGNATURE', () => [{ ...delivery(), 'webhook-signature': 'v1a,AAAA' }, BODY]],
    ['a signature that is no base64', 'SIGNATURE', () => [{ ...delivery(), 'webhook-signature': 'v1,*' }, BODY]],
    ['an old delivery', 'TIMESTAMP', () => [delivery([SECRET], BODY, NOW - 301_000), BODY]],
    ['one from the future', 'TIMESTAMP', () => [delivery([SECRET], BODY, NOW + 301_000), BODY]],
    ['no id', 'HEADERS', () => [{ ...delivery(), 'webhook-id': undefined }, BODY]],
    ['two headers of signatures', 'HEADERS', () => [{ ...delivery(), 'webhook-signature': ['v1,a', 'v1,b'] }, BODY]],
    ['a time in words', 'HEADERS', () => [{ ...delivery(), 'webhook-timestamp': 'now' }, BODY]],
    ['no JSON', 'BODY', () => [delivery([SECRET], 'hello'), 'hello']],
  ])('%s is refused: %s', async (_, reason, make) => {
    const [headers, body] = make();
    expect(await reasonOf(verifyWebhook(SECRET, headers as Record<string, string>, body, NOW))).toBe(reason);
  });

  test('a secret or a body that can verify none is a fault of the receiver, named without its value', async () => {
    await expect(verifyWebhook([SECRET, 'hunter2'], delivery(), BODY, NOW)).rejects.toThrow(
      /^secrets\[1\] must be the whsec_/,
    );
    await expect(verifyWebhook([], delivery(), BODY, NOW)).rejects.toThrow(TypeError);
    await expect(verifyWebhook(SECRET, delivery(), JSON.parse(BODY), NOW)).rejects.toThrow(/^rawBody must be/);
  });
});

function inCapitals(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));
}
