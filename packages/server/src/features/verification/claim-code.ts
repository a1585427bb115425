import { CODE_MINUTES } from '@colloquy/contract/shared';
import { equalBytes, hmacSha256 } from '../../platform/crypto/digest.ts';

const DIGITS = 6;
const SPACE = 10 ** DIGITS;
const SHAPE = new RegExp(`^\\d{${DIGITS}}$`);
export const CODE_LIFE_MS = CODE_MINUTES * 60_000;
export const CODE_TRIES = 5;

/**
 * A code that was sent to an address, as it is stored: the code itself is not in it.
 *
 *   open --right--> used      open --5th wrong--> locked      open --15 minutes--> expired
 */
export type ClaimCode = {
  /** HMAC-SHA-256 of claim id and code, hexadecimal. */
  hash: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  triesLeft: number;
  usedAt: number | null;
};

export type CodeVerdict = 'right' | 'wrong' | 'no-code' | 'locked' | 'expired' | 'used';

function hashCode(code: string, claimId: string, key: string | Uint8Array): Buffer {
  return hmacSha256(key, `claim-code\0${claimId}\0${code}`);
}

/**
 * Six digits, each value equally likely. `randomBytes` must be a cryptographic source.
 * The key makes the hash of so short a code useless to whoever reads the table alone.
 */
export function issueCode(
  claimId: string,
  deps: { key: string | Uint8Array; now: number; randomBytes: (length: number) => Uint8Array },
): { code: string; stored: ClaimCode } {
  // The largest multiple of a million below 2^32: values above it would favour small codes.
  const limit = Math.floor(2 ** 32 / SPACE) * SPACE;
  let value = limit;
  while (value >= limit) {
    const bytes = deps.randomBytes(4);
    value = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  }
  const code = String(value % SPACE).padStart(DIGITS, '0');
  const hash = hashCode(code, claimId, deps.key).toString('hex');
  return { code, stored: { hash, expiresAt: deps.now + CODE_LIFE_MS, triesLeft: CODE_TRIES, usedAt: null } };
}

/**
 * Judges a try and gives the state to store, which the caller must write before it acts on the verdict (in one
 * statement guarded by the old state, so that parallel tries cannot share one). Spaces and hyphens in the input are
 * ignored; what are not six digits can be nobody's guess and costs no try. A code made under any of the keys is good: two while rotating.
 */
export function tryCode(
  stored: ClaimCode,
  input: string,
  claimId: string,
  deps: { keys: readonly (string | Uint8Array)[]; now: number },
): { verdict: CodeVerdict; next: ClaimCode } {
  if (stored.usedAt !== null) return { verdict: 'used', next: stored };
  if (deps.now >= stored.expiresAt) return { verdict: 'expired', next: stored };
  if (stored.triesLeft <= 0) return { verdict: 'locked', next: stored };
  const digits = input.normalize('NFKC').replaceAll(/[\s-]/g, '');
  if (!SHAPE.test(digits)) return { verdict: 'no-code', next: stored };
  const hash = Buffer.from(stored.hash, 'hex');
  if (deps.keys.map((key) => equalBytes(hashCode(digits, claimId, key), hash)).includes(true)) {
    return { verdict: 'right', next: { ...stored, usedAt: deps.now } };
  }
  const triesLeft = stored.triesLeft - 1;
  return { verdict: triesLeft === 0 ? 'locked' : 'wrong', next: { ...stored, triesLeft } };
}
