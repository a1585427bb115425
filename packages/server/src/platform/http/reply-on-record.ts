import type { Endpoint } from '@colloquy/contract/shared';
import { redactBody, redactRaw } from './redact-body.ts';

/** As long as a request may be. A reply is rarely longer: a record of it must not grow without bound. */
const LONGEST_REPLY = 1_048_576;

/** A reply as its request record keeps it, without what is secret. */
export function replyOnRecord(
  endpoint: Endpoint | null,
  { status, body }: { status: number; body: unknown },
): string | null {
  if (body === null) return null;
  const text = redactRaw(JSON.stringify(status === 200 && endpoint ? redactBody(endpoint.reply, body) : body));
  return text.length <= LONGEST_REPLY ? text : `${text.slice(0, LONGEST_REPLY)} … (${text.length} characters)`;
}
