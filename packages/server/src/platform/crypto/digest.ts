import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export function sha256(data: string | Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}

export function hmacSha256(key: string | Uint8Array, data: string | Uint8Array): Buffer {
  return createHmac('sha256', key).update(data).digest();
}

/** Compares two texts of any length in constant time, as fixed-length digests. */
export function equalSecrets(a: string, b: string): boolean {
  return timingSafeEqual(sha256(a), sha256(b));
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Every secret is compared, so that the time taken names none. */
export function opensWith(secrets: readonly string[], given: string | undefined): boolean {
  // Node reads header bytes as Latin-1; a secret may hold any character.
  const text = Buffer.from(given ?? '', 'latin1').toString('utf8');
  return secrets.map((secret) => equalSecrets(secret, text)).includes(true);
}
