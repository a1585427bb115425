import { codeOf, networkCode } from '../network-code.ts';

/** Below what counters are kept under, so that a role that may do that may do this. */
const PROBE_KEY = 'colloquy:rate:check-config';
const PROBE_SECONDS = 10;

/**
 * Signs in, asks (PING) and writes a key that goes by itself, waiting `timeoutMs` for each.
 *
 * @returns null where counters could be kept there; else the first word of the server's refusal (`WRONGPASS`), a code of
 * the network, `TIMEOUT`, `CLOSED` where the connection was closed without a word, or `NO_DATABASE` of its number
 */
export async function probeRedis(url: string, timeoutMs: number): Promise<string | null> {
  const { Redis } = await import('ioredis');
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
  const [word = ''] = error.message.split(' ');
  if (!/^[A-Z]+$/.test(word)) throw error;
  return word;
}
