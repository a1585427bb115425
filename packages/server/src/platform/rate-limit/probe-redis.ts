import { codeOf } from '../code-of.ts';
import { networkCode } from '../network-code.ts';
import { keyOf, RedisCounterStore } from './redis-counter-store.ts';

/** Nobody's. */
const IDENTITY = 'check-config';
/** More than anybody checks in a second: a refused call would write nothing. */
const LIMITS = { second: 1_000 };

/**
 * Signs in and counts a call as the store does, waiting `timeoutMs` for each. The counter is gone after that: it expires
 * at once, for which the user needs no right but those that counting takes.
 *
 * @returns null where counters could be kept there; else the first word of the server's refusal (`WRONGPASS`), a code of
 * the network, `TIMEOUT`, `CLOSED` where the connection was closed without a word, `NO_DATABASE` of its number, or
 * `NO_SCRIPTS` where it has no EVAL
 */
export async function probeRedis(url: string, timeoutMs: number): Promise<string | null> {
  const { Redis, ReplyError } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // A connection that fails tells why by this event; whoever waits for it hears only that it is closed.
  let told: Error | null = null;
  redis.on('error', (error) => {
    told ??= error;
  });
  try {
    await redis.connect();
    await new RedisCounterStore(redis).take(IDENTITY, LIMITS);
    // It has counted: what the server says to this makes it no worse, and the counter goes by itself.
    await redis.expire(keyOf(IDENTITY), 0).catch((error: unknown) => {
      if (!(error instanceof ReplyError)) throw error;
    });
    return told === null ? null : faultOf(told);
  } catch (error) {
    return faultOf(told ?? error);
  } finally {
    redis.disconnect();
  }
}

/** @throws what is neither of the network nor of the server: a mistake of ours */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  if (/timed out/i.test(error.message) || codeOf(error) === 'ETIMEDOUT') return 'TIMEOUT';
  const code = networkCode(error);
  if (code !== null) return code;
  if (/DB index/i.test(error.message)) return 'NO_DATABASE';
  if (/^Connection is/.test(error.message)) return 'CLOSED';
  if (/unknown command/i.test(error.message)) return 'NO_SCRIPTS';
  // What a command of the script may not do comes as a fault of the script.
  if (/ACL failure|user executing/.test(error.message)) return 'NOPERM';
  const [word = ''] = error.message.split(' ');
  if (!/^[A-Z]+$/.test(word)) throw error;
  return word;
}
