import { sha256 } from '../../../platform/crypto/digest.ts';
import type { ReplyPlace } from '../port.ts';

/** The key under which the upstream of this name keeps its reply about a person: the erasure finds it again by the same. */
export function replyKey(upstream: string, username: string): string {
  return sha256(`${upstream}\0${username}`).toString('hex');
}

/** One text for a place, as maps need it. */
export function placeName({ scope, key }: ReplyPlace): string {
  return JSON.stringify([scope, key]);
}
