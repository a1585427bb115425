import { randomBytes } from 'node:crypto';
import { WEBHOOK_HEADERS } from '@colloquy/contract/webhooks';
import { equalBytes, hmacSha256 } from '../../platform/crypto/digest.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
/** How far the clocks of the two sides may be apart, in seconds. */
const TOLERANCE_S = 300;
const MAX_SIGNATURES = 20;

/** A new secret, as it is shown. */
export function makeWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
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
  const content = `${messageName(messageId)}.${timestamp}.${body}`;
  return {
    [WEBHOOK_HEADERS.id]: messageName(messageId),
    [WEBHOOK_HEADERS.timestamp]: timestamp,
    [WEBHOOK_HEADERS.signature]: secrets.map((secret) => `v1,${macOf(secret, content).toString('base64')}`).join(' '),
  };
}

export type VerifyProblem = 'secret' | 'timestamp' | 'too-old' | 'too-new' | 'signature';

/** What is wrong with a delivery as it was received; null when it is genuine. For receivers who look for their fault. */
export function verifySignature(
  secret: string,
  delivery: { id: string; timestamp: string; signature: string; body: Uint8Array },
  now: number,
): VerifyProblem | null {
  if (!isSecret(secret)) return 'secret';
  if (!/^\d{1,12}$/.test(delivery.timestamp)) return 'timestamp';
  const age = now / 1_000 - Number(delivery.timestamp);
  if (age > TOLERANCE_S) return 'too-old';
  if (age < -TOLERANCE_S) return 'too-new';
  const content = Buffer.concat([Buffer.from(`${delivery.id}.${delivery.timestamp}.`), delivery.body]);
  const expected = macOf(secret, content);
  const given = delivery.signature.split(' ').slice(0, MAX_SIGNATURES);
  const isGenuine = given.some(
    (one) => one.startsWith('v1,') && equalBytes(Buffer.from(one.slice(3), 'base64'), expected),
  );
  return isGenuine ? null : 'signature';
}

function isSecret(secret: string): boolean {
  const bytes = Buffer.from(secret.slice(PREFIX.length), 'base64').length;
  return secret.startsWith(PREFIX) && bytes >= 24 && bytes <= 64;
}

function macOf(secret: string, content: string | Uint8Array): Buffer {
  return hmacSha256(Buffer.from(secret.slice(PREFIX.length), 'base64'), content);
}
