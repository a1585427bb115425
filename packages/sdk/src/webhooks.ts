import type { Webhooks2 } from './types.gen.ts';

type BodyOf<Delivery> = Delivery extends { body: infer Body } ? Body : never;

/** What a delivery says. New types may come: pass over a `type` that you do not know. */
export type WebhookEvent = BodyOf<Webhooks2>;

/** Headers of a request, as the runtime gives them: `Headers`, or an object like Node's. */
export type WebhookHeaders = { get(name: string): string | null } | Record<string, string | string[] | undefined>;

/** Why a delivery was refused. */
export type WebhookReason = 'HEADERS' | 'TIMESTAMP' | 'SIGNATURE' | 'BODY';

/** A delivery that is not from Colloquy, or not from now: answer it 401. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly reason: WebhookReason;

  constructor(reason: WebhookReason) {
    super(`the delivery is not genuine: ${reason}`);
    this.reason = reason;
  }
}

/** How far the sender's clock may be off, as Standard Webhooks 1.0.0 says. */
const TOLERANCE_S = 300;

/**
 * Verifies a delivery (Standard Webhooks 1.0.0: HMAC-SHA-256 over `id.timestamp.body`) and gives what it says.
 *
 * @param secrets of the endpoint, `whsec_…`: one, or both while one replaces the other
 * @param rawBody the bytes or the text as they came, never parsed and written again
 * @param now ms since the epoch
 * @throws WebhookVerificationError for a delivery, TypeError for a secret or body that can verify none
 */
export async function verifyWebhook(
  secrets: string | readonly string[],
  headers: WebhookHeaders,
  rawBody: string | Uint8Array | ArrayBuffer,
  now: number = Date.now(),
): Promise<WebhookEvent> {
  const keys = [secrets].flat().map(keyOf);
  if (keys.length === 0) throw new TypeError('secrets must hold one');
  const body = bytesOf(rawBody);
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  );
  if (!id || !timestamp || !signatures || !/^\d{1,12}$/.test(timestamp)) throw new WebhookVerificationError('HEADERS');
  if (Math.abs(now / 1_000 - Number(timestamp)) > TOLERANCE_S) throw new WebhookVerificationError('TIMESTAMP');
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  if (!(await isSigned(keys, signatures, signed))) throw new WebhookVerificationError('SIGNATURE');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as WebhookEvent;
  } catch {
    throw new WebhookVerificationError('BODY');
  }
}

/** Whether one of the signatures, blanks between, is of one of the keys. */
async function isSigned(keys: Bytes[], signatures: string, signed: Bytes): Promise<boolean> {
  const macs = signatures.split(' ').flatMap((signature) => {
    const mac = signature.startsWith('v1,') ? base64(signature.slice(3)) : null;
    return mac === null ? [] : [mac];
  });
  for (const key of keys) {
    const hmac = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
    for (const mac of macs) if (await crypto.subtle.verify('HMAC', hmac, mac, signed)) return true;
  }
  return false;
}

type Bytes = Uint8Array<ArrayBuffer>;

function keyOf(secret: string, index: number): Bytes {
  const key = typeof secret === 'string' && secret.startsWith('whsec_') ? base64(secret.slice(6)) : null;
  if (key === null || key.length === 0) throw new TypeError(`secrets[${index}] must be the whsec_… of an endpoint`);
  return key;
}

function bytesOf(body: string | Uint8Array | ArrayBuffer): Bytes {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (ArrayBuffer.isView(body)) return Uint8Array.from(body);
  if (Object.prototype.toString.call(body) === '[object ArrayBuffer]') return new Uint8Array(body);
  throw new TypeError('rawBody must be the text or the bytes as they came');
}

/** A header that came twice is none. */
function headerOf(headers: WebhookHeaders, name: string): string | null {
  if (typeof headers.get === 'function') return headers.get(name);
  const [entry, second] = Object.entries(headers).filter(([key]) => key.toLowerCase() === name);
  return second === undefined && typeof entry?.[1] === 'string' ? entry[1] : null;
}

function base64(text: string): Bytes | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
