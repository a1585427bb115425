import { equalBytes, hmacSha256 } from '../../platform/crypto/digest.ts';
import type { Id } from '../../platform/ids.ts';
import { UnknownLinkError } from './errors.ts';
import type { Interview } from './interview.ts';

/** What opens a room: use cases of the room take it and accept no other id. */
export type RoomPass = { interviewId: Id<'interview'>; linkVersion: number };

const ID_BYTES = 16;
const VERSION_BYTES = 4;
const MAC_BYTES = 20;

/**
 * Link tokens: base64url of interview id, link version and an HMAC of both. Nothing of a token is stored but the
 * version, so it can be shown at every read; a new version revokes the old one.
 */
export class RoomLinks {
  readonly #keys: readonly string[];
  readonly #origin: () => string;

  /** @param keys the first characters, all are accepted */
  constructor(keys: readonly string[], origin: () => string) {
    this.#keys = keys;
    this.#origin = origin;
  }

  token(interview: Pick<Interview, 'id' | 'linkVersion'>): string {
    const [key = ''] = this.#keys;
    const body = encode(interview.id, interview.linkVersion);
    return Buffer.concat([body, mac(key, body)]).toString('base64url');
  }

  url(interview: Pick<Interview, 'id' | 'linkVersion'>): string {
    return `${this.#origin()}/room/${this.token(interview)}`;
  }

  /** The id and version that a genuine token names; null for every other text. */
  open(token: string): { id: Id<'interview'>; linkVersion: number } | null {
    if (!/^[A-Za-z0-9_-]{20,200}$/.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== ID_BYTES + VERSION_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) return null;
    const body = bytes.subarray(0, ID_BYTES + VERSION_BYTES);
    const given = bytes.subarray(ID_BYTES + VERSION_BYTES);
    if (!this.#keys.some((key) => equalBytes(mac(key, body), given))) return null;
    const hex = body.subarray(0, ID_BYTES).toString('hex');
    const id =
      `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}` as Id<'interview'>;
    return { id, linkVersion: body.readUInt32BE(ID_BYTES) };
  }

  /**
   * What a genuine token opens. Whether the link is still the newest is judged with the interview: see `opens`.
   *
   * @throws {UnknownLinkError} for a forged one
   */
  enter(token: string): RoomPass {
    const opened = this.open(token);
    if (opened === null) throw new UnknownLinkError();
    return { interviewId: opened.id, linkVersion: opened.linkVersion };
  }
}

/** @throws {UnknownLinkError} for a revoked or erased one, as for a forged one */
export function opens(
  pass: RoomPass,
  attended: { interview: Interview } | null,
): asserts attended is { interview: Interview } {
  if (attended === null || attended.interview.linkVersion !== pass.linkVersion) throw new UnknownLinkError();
}

function encode(id: string, version: number): Buffer {
  const bytes = Buffer.alloc(ID_BYTES + VERSION_BYTES);
  bytes.write(id.replaceAll('-', ''), 'hex');
  bytes.writeUInt32BE(version, ID_BYTES);
  return bytes;
}

function mac(key: string, body: Buffer): Buffer {
  return hmacSha256(key, Buffer.concat([Buffer.from('room'), body])).subarray(0, MAC_BYTES);
}
