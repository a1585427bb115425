import { IDENTITY_HEADERS, identityEvent } from '@colloquy/contract/public';
import { equalBytes, hmacSha256, sha256 } from '../../../platform/crypto/digest.ts';
import { standardMac } from '../../../platform/crypto/standard-webhooks.ts';
import type { Delivery, DeliveryReading, IdentityProvider } from '../port.ts';

const TOLERANCE_MS = 5 * 60_000;
/** Signatures in one header: a sender that rotates its secret sends two. */
const MAX_SIGNATURES = 5;

/** HMAC-SHA-256 over timestamp, a dot and the raw body. */
export function signDelivery(secret: string, timestamp: string, body: Uint8Array): Buffer {
  return hmacSha256(secret, Buffer.concat([Buffer.from(`${timestamp}.`), body]));
}

/**
 * Any identity provider that can sign: `Webhook-Timestamp` in whole seconds, `Webhook-Signature: v1=<hex>` over
 * timestamp and raw body, or both with `Webhook-Id` as Standard Webhooks has them (`v1,<base64>`, blanks between several);
 * and a JSON body `{id, organization, username, value}`; other fields are the provider's own. Every signature is compared with every secret in constant time, whatever else is wrong.
 */
export class SignedWebhook implements IdentityProvider {
  readonly toleranceMs = TOLERANCE_MS;
  readonly #secrets: readonly string[];

  /** @param secrets all are accepted: two while rotating */
  constructor(secrets: readonly string[]) {
    if (secrets.length === 0) throw new Error('a signed webhook needs a secret');
    this.#secrets = secrets;
  }

  read(delivery: Delivery, now: number): DeliveryReading {
    const timestamp = delivery.header(IDENTITY_HEADERS.timestamp) ?? '';
    const header = delivery.header(IDENTITY_HEADERS.signature) ?? '';
    const id = delivery.header(IDENTITY_HEADERS.id) ?? '';
    const wanted = this.#secrets.map((secret) => signDelivery(secret, timestamp, delivery.body));
    const wantedByStandard = this.#secrets.flatMap((secret) =>
      id === '' ? [] : (standardMac(secret, id, timestamp, delivery.body) ?? []),
    );
    const genuine = [
      ...matches(wanted, header.split(',', MAX_SIGNATURES), /^v1=([0-9a-f]{64})$/i, 'hex'),
      ...matches(wantedByStandard, header.split(' ', MAX_SIGNATURES), /^v1,([A-Za-z0-9+/]{43}=)$/, 'base64'),
    ].includes(true);
    const fresh = /^\d{1,12}$/.test(timestamp) && Math.abs(now - Number(timestamp) * 1_000) <= TOLERANCE_MS;
    if (!genuine || !fresh) return { ok: false, reason: 'not-genuine' };
    let content: unknown;
    try {
      content = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(delivery.body));
    } catch {
      return { ok: false, reason: 'malformed', fault: 'the body is not JSON in UTF-8' };
    }
    const checked = identityEvent.safeParse(content);
    if (!checked.success) {
      const [issue] = checked.error.issues;
      return {
        ok: false,
        reason: 'malformed',
        fault: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'is not valid'}`,
      };
    }
    const { id: eventId, organization, username, value } = checked.data;
    // What was signed, not the header: the same delivery with its signatures in another order is the same one.
    const fingerprint = sha256(Buffer.concat([Buffer.from(`${timestamp}.`), delivery.body]));
    return { ok: true, proof: { eventId, organizationId: organization, username, value }, fingerprint };
  }
}

function matches(
  wanted: readonly Buffer[],
  given: readonly string[],
  form: RegExp,
  encoding: 'hex' | 'base64',
): boolean[] {
  return given
    .map((part) => Buffer.from(form.exec(part.trim())?.[1] ?? '', encoding))
    .flatMap((signature) => wanted.map((mac) => equalBytes(mac, signature)));
}
