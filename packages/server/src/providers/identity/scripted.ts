import { IDENTITY_HEADERS } from '@colloquy/contract/public';
import { signDelivery } from './signed-webhook/signed-webhook.ts';

export type SignedRequest = { headers: Record<string, string>; raw: string };

/** The other side: makes the requests that an identity provider sends, for tests and for trying a set-up out. */
export class ScriptedIdentitySender {
  readonly #secret: string;
  readonly #now: () => number;

  constructor(secret: string, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  sign(content: object | string): SignedRequest {
    const raw = typeof content === 'string' ? content : JSON.stringify(content);
    const timestamp = String(Math.floor(this.#now() / 1_000));
    const signature = signDelivery(this.#secret, timestamp, Buffer.from(raw)).toString('hex');
    return {
      raw,
      headers: { [IDENTITY_HEADERS.timestamp]: timestamp, [IDENTITY_HEADERS.signature]: `v1=${signature}` },
    };
  }
}
