import { randomBase62 } from '../../platform/crypto/base62.ts';
import { sha256 } from '../../platform/crypto/digest.ts';

/** 256 bits in base62. */
const LENGTH = 43;

/** What a link or a session is held by: the text exists here and with its holder, the database keeps its digest. */
export function makeToken(): { token: string; hash: Buffer } {
  const token = randomBase62(LENGTH);
  return { token, hash: sha256(token) };
}

/** The digest of a token; null for a text that can be none. */
export function hashOfToken(token: string): Buffer | null {
  return /^[0-9A-Za-z]{43}$/.test(token) ? sha256(token) : null;
}
