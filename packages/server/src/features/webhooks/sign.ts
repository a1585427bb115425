import { randomBytes } from 'node:crypto';
import { WEBHOOK_HEADERS } from '@colloquy/contract/webhooks';
import { equalBytes } from '../../platform/crypto/digest.ts';
import { isStandardSecret, STANDARD_SECRET, standardMac } from '../../platform/crypto/standard-webhooks.ts';
import { InvariantError } from '../../platform/errors.ts';

const SECRET_BYTES = 32;
/** How far the clocks of the two sides may be apart, in seconds. */
const TOLERANCE_S = 300;
const MAX_SIGNATURES = 20;

/** A new secret, as it is shown. */
export function makeWebhookSecret(): string {
  return STANDARD_SECRET + randomBytes(SECRET_BYTES).toString('base64');
}

export function messageName(messageId: string): string {
  return `msg_${messageId}`;
}

/**
 * The headers of one attempt (Standard Webhooks 1.0.0): HMAC-SHA-256 of `id.timestamp.body` under every secret.
 *
 * @param secrets newest first
 * @param now epoch ms, of this attempt
 */
export function signedHeaders(
  secrets: readonly string[],
  messageId: string,
  body: string,
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  const id = messageName(messageId);
  const signature = (secret: string): string =>
    `v1,${macOf(secret, id, timestamp, Buffer.from(body)).toString('base64')}`;
  return {
    [WEBHOOK_HEADERS.id]: id,
    [WEBHOOK_HEADERS.timestamp]: timestamp,
    [WEBHOOK_HEADERS.signature]: secrets.map(signature).join(' '),
  };
}

export type VerifyProblem = 'secret' | 'timestamp' | 'too-old' | 'too-new' | 'signature';

/** What is wrong with a delivery as it was received; null when it is genuine. For receivers who look for their fault. */
export function verifySignature(
  secret: string,
  delivery: { id: string; timestamp: string; signature: string; body: Uint8Array },
  now: number,
): VerifyProblem | null {
  if (!isStandardSecret(secret)) return 'secret';
  if (!/^\d{1,12}$/.test(delivery.timestamp)) return 'timestamp';
  const age = now / 1_000 - Number(delivery.timestamp);
  if (age > TOLERANCE_S) return 'too-old';
  if (age < -TOLERANCE_S) return 'too-new';
  const expected = macOf(secret, delivery.id, delivery.timestamp, delivery.body);
  const given = delivery.signature.split(' ').slice(0, MAX_SIGNATURES);
  const isGenuine = given.some(
    (one) => one.startsWith('v1,') && equalBytes(Buffer.from(one.slice(3), 'base64'), expected),
  );
  return isGenuine ? null : 'signature';
}

function macOf(secret: string, id: string, timestamp: string, body: Uint8Array): Buffer {
  const mac = standardMac(secret, id, timestamp, body);
  if (mac === null) throw new InvariantError('a secret of a webhook endpoint is none of the standard');
  return mac;
}
