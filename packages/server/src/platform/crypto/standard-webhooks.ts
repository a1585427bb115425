import { hmacSha256 } from './digest.ts';

/** What a secret of the standard begins with; base64 of its bytes follows. */
export const STANDARD_SECRET = 'whsec_';

/**
 * Signature of Standard Webhooks 1.0.0: HMAC-SHA-256 of id, timestamp and raw body, dots between.
 *
 * @param timestamp whole seconds, as it is sent
 * @returns null where the secret is none of the standard's form
 */
export function standardMac(secret: string, id: string, timestamp: string, body: Uint8Array): Buffer | null {
  if (!secret.startsWith(STANDARD_SECRET)) return null;
  return hmacSha256(keyOf(secret), Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body]));
}

/** Whether a secret is of the standard's form: 24 to 64 bytes. */
export function isStandardSecret(secret: string): boolean {
  const bytes = keyOf(secret).length;
  return secret.startsWith(STANDARD_SECRET) && bytes >= 24 && bytes <= 64;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(STANDARD_SECRET.length), 'base64');
}
