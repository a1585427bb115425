import { equalBytes, hmacSha256 } from '../../platform/crypto/digest.ts';
import { AppError } from '../../platform/errors.ts';
import type { Id } from '../../platform/ids.ts';

/**
 * What the page of a person may touch: everything of one profile (the link that an administrator hands over), or one
 * claim only (the link in the mail with the code).
 */
export type VerifyPass = { profileId: Id<'profile'>; claimId: null } | { profileId: null; claimId: Id<'claim'> };

export class UnknownVerifyLinkError extends AppError {
  readonly kind = 'unknown-link';

  constructor() {
    super('this link leads nowhere');
  }
}

export class ExpiredVerifyLinkError extends AppError {
  readonly kind = 'link-over';

  constructor() {
    super('this link has expired');
  }
}

export type VerifyLinkErrors = UnknownVerifyLinkError | ExpiredVerifyLinkError;

const LIFE_MS = { profile: 7 * 24 * 3_600_000, claim: 24 * 3_600_000 } as const;
const KINDS = ['profile', 'claim'] as const;
const ID_BYTES = 16;
const EXPIRY_BYTES = 6;
const BODY_BYTES = 1 + ID_BYTES + EXPIRY_BYTES;
const MAC_BYTES = 20;

/** Link tokens: base64url of kind, id, expiry (milliseconds) and an HMAC of all three. Nothing of them is stored. */
export class VerifyLinks {
  readonly #keys: readonly string[];
  readonly #origin: () => string;

  /** @param keys the first characters, all are accepted */
  constructor(keys: readonly string[], origin: () => string) {
    this.#keys = keys;
    this.#origin = origin;
  }

  profilePage(profileId: Id<'profile'>, now: number): { url: string; expiresAt: number } {
    return this.#sign('profile', profileId, now);
  }

  claimPage(claimId: Id<'claim'>, now: number): { url: string; expiresAt: number } {
    return this.#sign('claim', claimId, now);
  }

  /** @throws {UnknownVerifyLinkError} for what we never signed, {ExpiredVerifyLinkError} for a genuine one that is over */
  open(token: string, now: number): VerifyPass {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== BODY_BYTES + MAC_BYTES || bytes.toString('base64url') !== token)
      throw new UnknownVerifyLinkError();
    const body = bytes.subarray(0, BODY_BYTES);
    const given = bytes.subarray(BODY_BYTES);
    if (!this.#keys.map((key) => equalBytes(mac(key, body), given)).includes(true)) throw new UnknownVerifyLinkError();
    if (body.readUIntBE(1 + ID_BYTES, EXPIRY_BYTES) <= now) throw new ExpiredVerifyLinkError();
    const hex = body.subarray(1, 1 + ID_BYTES).toString('hex');
    const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    return KINDS[body.readUInt8(0)] === 'claim'
      ? { profileId: null, claimId: id as Id<'claim'> }
      : { profileId: id as Id<'profile'>, claimId: null };
  }

  #sign(kind: (typeof KINDS)[number], id: string, now: number): { url: string; expiresAt: number } {
    const [key = ''] = this.#keys;
    const expiresAt = now + LIFE_MS[kind];
    const body = Buffer.alloc(BODY_BYTES);
    body.writeUInt8(KINDS.indexOf(kind), 0);
    body.write(id.replaceAll('-', ''), 1, 'hex');
    body.writeUIntBE(expiresAt, 1 + ID_BYTES, EXPIRY_BYTES);
    return {
      url: `${this.#origin()}/verify/${Buffer.concat([body, mac(key, body)]).toString('base64url')}`,
      expiresAt,
    };
  }
}

function mac(key: string, body: Buffer): Buffer {
  return hmacSha256(key, Buffer.concat([Buffer.from('verify'), body])).subarray(0, MAC_BYTES);
}
