import type { Redis } from 'ioredis';
import { InvariantError } from '../errors.ts';
import { createBatchingStore, type Taken } from './batching-store.ts';
import type { RateCounterStore } from './rate-counter-store.ts';
import { type Decision, type Limits, WINDOWS } from './windows.ts';

const KEY_PREFIX = 'colloquy:rate:';
const CONNECT_TIMEOUT_MS = 2000;
/** A check that takes longer counts as a store that is down: the request must not wait for it. */
const COMMAND_TIMEOUT_MS = 500;

/**
 * KEYS[1]: one hash per identity. ARGV: five limits ('' for none), the instant in epoch seconds ('' for the clock of
 * Redis), how many calls. Gives five counts before them, how many were accepted, and the second that was judged.
 * The calendar is reckoned here, so that all nodes share one clock; a late instant never reopens a window.
 */
const TAKE = `
local now = tonumber(ARGV[6])
if not now then now = tonumber(redis.call('TIME')[1]) end
local kept = redis.call('HMGET', KEYS[1], '1s', '2s', '3s', '4s', '5s', '1c', '2c', '3c', '4c', '5c')
if kept[1] and tonumber(kept[1]) > now then now = tonumber(kept[1]) end
-- Days since 1970 to year, month, day, with years that begin in March so that the leap day comes last.
local days = math.floor(now / 86400)
local shifted = days + 719468
local era = math.floor(shifted / 146097)
local doe = shifted - era * 146097
local yoe = math.floor((doe - math.floor(doe / 1460) + math.floor(doe / 36524) - math.floor(doe / 146096)) / 365)
local doy = doe - (365 * yoe + math.floor(yoe / 4) - math.floor(yoe / 100))
local mp = math.floor((5 * doy + 2) / 153)
local day = doy - math.floor((153 * mp + 2) / 5) + 1
local function first_of_january(year)
  local y = year - 1
  return 365 * y + math.floor(y / 4) - math.floor(y / 100) + math.floor(y / 400) - 719162
end
local year = yoe + era * 400
if mp >= 10 then year = year + 1 end
local starts = {
  now,
  now - now % 60,
  days * 86400,
  (days - day + 1) * 86400,
  first_of_january(year) * 86400,
}
local used, granted = {}, tonumber(ARGV[7])
for i = 1, 5 do
  local start = tonumber(kept[i])
  if start and start >= starts[i] then
    starts[i] = start
    used[i] = tonumber(kept[5 + i])
  else
    used[i] = 0
  end
  local limit = tonumber(ARGV[i])
  if limit then granted = math.max(0, math.min(granted, limit - used[i])) end
end
if granted > 0 then
  local fields = {}
  for i = 1, 5 do
    fields[#fields + 1] = i .. 's'
    fields[#fields + 1] = string.format('%.0f', starts[i])
    fields[#fields + 1] = i .. 'c'
    fields[#fields + 1] = string.format('%.0f', used[i] + granted)
  end
  redis.call('HSET', KEYS[1], unpack(fields))
  -- Kept a day beyond the year, so that a lagging clock still finds the counts.
  redis.call('EXPIRE', KEYS[1], string.format('%.0f', (first_of_january(year + 1) + 1) * 86400 - now))
end
return { used[1], used[2], used[3], used[4], used[5], granted, now }
`;

/** What the counters of an identity are kept under. */
export function keyOf(identity: string): string {
  return KEY_PREFIX + identity;
}

type TakingRedis = Redis & { colloquyRateTake(...args: string[]): Promise<unknown> };

/**
 * Counts in Redis or Valkey, with its clock: one script, one round trip. What Redis keeps over its own restart is its
 * own setting (append-only file). `now` (epoch ms) replaces its clock in tests.
 */
export class RedisCounterStore implements RateCounterStore {
  readonly #redis: TakingRedis;
  readonly #store: RateCounterStore;
  #stopped = false;

  constructor(redis: Redis, now: () => number | null = () => null) {
    redis.defineCommand('colloquyRateTake', { numberOfKeys: 1, lua: TAKE });
    this.#redis = redis as TakingRedis; // the line above has just added the command
    this.#store = createBatchingStore(now, (...asked) => this.#takeMany(...asked));
  }

  take(identity: string, limits: Limits): Promise<Decision> {
    return this.#store.take(identity, limits);
  }

  async #takeMany(identity: string, limits: Limits, calls: number, at: number | null): Promise<Taken> {
    const given = WINDOWS.map((window) => (limits[window] === undefined ? '' : String(limits[window])));
    const instant = at === null ? '' : String(Math.floor(at / 1000));
    const reply = await this.#redis.colloquyRateTake(keyOf(identity), ...given, instant, String(calls));
    if (!Array.isArray(reply) || reply.length !== 7) throw new InvariantError('The counter script gave no counts.');
    const [second = 0, minute = 0, day = 0, month = 0, year = 0, accepted = 0, judged = 0] = reply.map(Number);
    return { used: { second, minute, day, month, year }, accepted, judgedAt: judged * 1000 };
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#redis.disconnect();
  }
}

/**
 * Connects in the background; until it stands, and while it is lost, `take` rejects at once instead of queueing.
 * `onError` hears of connection faults. The driver is loaded only when Redis is configured.
 */
export async function createRedisCounterStore(
  url: string,
  onError: (error: Error) => void,
): Promise<RedisCounterStore> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
  });
  const store = new RedisCounterStore(redis);
  // A connection that `stop` itself cut is no fault.
  redis.on('error', (error) => {
    if (!store.stopped) onError(error);
  });
  return store;
}
