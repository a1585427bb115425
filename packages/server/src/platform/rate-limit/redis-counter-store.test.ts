import { connect } from 'node:net';
import { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { rateCounterStoreConformance } from '../../testing/rate-counter-store.conformance.ts';
import { createRedisCounterStore, RedisCounterStore } from './redis-counter-store.ts';

const HOST = '127.0.0.1';
const PORT = 6379;
/** Not the database that people use by hand. */
const DATABASE = 15;

const reachable = await new Promise<boolean>((resolve) => {
  const socket = connect(PORT, HOST, () => resolve(true)).on('error', () => resolve(false));
  socket.on('close', () => socket.destroy()).setTimeout(1000, () => resolve(false));
  socket.on('connect', () => socket.end());
});

describe.skipIf(!reachable)(`with a Redis on ${HOST}:${PORT}`, () => {
  const connectRedis = (): Redis => new Redis({ host: HOST, port: PORT, db: DATABASE });

  rateCounterStoreConformance('Redis', async (now) => {
    const connections = [connectRedis(), connectRedis(), connectRedis()];
    return {
      nodes: connections.map((connection) => new RedisCounterStore(connection, now)),
      close: async () => {
        const [first] = connections;
        const keys = (await first?.keys('colloquy:rate:conformance-*')) ?? [];
        if (keys.length > 0) await first?.del(...keys);
        for (const connection of connections) connection.disconnect();
      },
    };
  });

  test('counters go by themselves a day after the year', async () => {
    const redis = connectRedis();
    await redis.del('colloquy:rate:expiry-test');
    await new RedisCounterStore(redis, () => Date.UTC(2026, 11, 31, 23, 59, 50)).take('expiry-test', { year: 5 });
    const seconds = await redis.ttl('colloquy:rate:expiry-test');
    expect(Math.abs(seconds - 86_410)).toBeLessThan(5);
    await redis.del('colloquy:rate:expiry-test');
    redis.disconnect();
  });
});

test('while Redis is out of reach a call is refused at once, and the fault is told', async () => {
  const errors: Error[] = [];
  const store = await createRedisCounterStore('redis://127.0.0.1:1', (error) => errors.push(error));
  await expect(store.take('a', { day: 1 })).rejects.toThrow();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await store.stop();
});

test('stopped before the connection stands, it tells of no fault', async () => {
  const errors: Error[] = [];
  const store = await createRedisCounterStore('redis://127.0.0.1:1', (error) => errors.push(error));
  await store.stop();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(errors).toEqual([]);
});
