import { networkReason } from '../network-reasons.ts';

/** Below what counters are kept under, so that a role that may do that may do this. */
const PROBE_KEY = 'colloquy:rate:check-config';
const PROBE_SECONDS = 10;

const REASONS: Partial<Record<string, string>> = {
  WRONGPASS: 'it does not take the user and password in REDIS_URL',
  NOAUTH: 'it asks for a password: redis://:password@host:6379 in REDIS_URL',
  NOPERM: 'the user in REDIS_URL has no right to it',
  READONLY: 'it is a replica, which takes nothing: name the one that does in REDIS_URL',
  MISCONF: 'it takes nothing, since it cannot write its own file',
  LOADING: 'it is still reading its file',
};

/**
 * Signs in, asks (PING) and writes a key that goes by itself, waiting `timeoutMs` for each.
 *
 * @returns null where counters could be kept there, else why not, in words without its address, which holds a password
 */
export async function probeRedis(url: string, timeoutMs: number): Promise<string | null> {
  const { Redis } = await import('ioredis');
  const late = `nothing came within ${timeoutMs / 1_000} s at the address in REDIS_URL${
    url.startsWith('rediss:') ? '; one that speaks no TLS is redis://' : ''
  }`;
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
    await redis.ping();
    await redis.set(PROBE_KEY, '1', 'EX', PROBE_SECONDS);
    await redis.del(PROBE_KEY);
    return told === null ? null : reasonOf(told, late);
  } catch (error) {
    return reasonOf(told ?? error, late);
  } finally {
    redis.disconnect();
  }
}

/** @throws what is neither of the network nor of the server: a mistake of ours */
function reasonOf(error: unknown, late: string): string {
  if (!(error instanceof Error)) throw error;
  const [word = ''] = error.message.split(' ');
  const known = REASONS[word];
  if (known !== undefined) return known;
  if (/timed out/i.test(error.message) || ('code' in error && error.code === 'ETIMEDOUT')) return late;
  const reason = networkReason(error);
  if (reason !== null) return `${reason}: REDIS_URL`;
  if (/DB index/i.test(error.message)) return 'it has no database of the number at the end of REDIS_URL';
  if (/^Connection is closed/.test(error.message))
    return 'it closed the connection: whether it speaks TLS (rediss://) or not (redis://) is said by REDIS_URL';
  if (error.name === 'ReplyError') return `it answers ${word}`;
  throw error;
}
