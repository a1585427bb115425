import { sha256 } from '../../../platform/crypto/digest.ts';

/** The key under which the upstream of this name keeps its reply about a person: the erasure finds it again by the same. */
export function replyKey(upstream: string, username: string): string {
  return sha256(`${upstream}\0${username}`).toString('hex');
}
