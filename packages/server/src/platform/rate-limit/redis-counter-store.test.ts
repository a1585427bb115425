import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { rateCounterStoreConformance } from '../../testing/rate-counter-store.conformance.ts';
import { createOpenGate } from './open-gate.ts';
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

test('a port that takes connections and answers nothing stops no call', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const failures: Error[] = [];
  const store = await createRedisCounterStore(`redis://127.0.0.1:${(silent.address() as AddressInfo).port}`, (error) =>
    failures.push(error),
  );
  const gate = createOpenGate(store, { timeoutMs: 1_000, onFailure: (error) => failures.push(error) });
  await expect.poll(() => sockets.length).toBe(1);
  expect(await Promise.all(Array.from({ length: 50 }, () => gate('a', { day: 1 })))).toEqual(Array(50).fill(null));
  expect(failures.length).toBeGreaterThanOrEqual(50);
  await store.stop();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

const PROGRAM = '/usr/bin/redis-server';

test.skipIf(!existsSync(PROGRAM))(
  'a Redis that is frozen holds up one call, and counts again when it goes on',
  async () => {
    const redis = spawn(
      PROGRAM,
      ['--port', '0', '--unixsocket', `/tmp/colloquy-frozen-${process.pid}.sock`, '--save', ''],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    let told = '';
    redis.stdout.on('data', (chunk: Buffer) => {
      told += chunk.toString();
    });
    await expect.poll(() => told).toMatch(/ready to accept/i);
    const failures: string[] = [];
    const store = await createRedisCounterStore(`/tmp/colloquy-frozen-${process.pid}.sock`, (error) =>
      failures.push(error.message),
    );
    const gate = createOpenGate(store, { timeoutMs: 1_000, onFailure: (error) => failures.push(error.message) });
    await expect.poll(async () => (await gate('a', { day: 1_000 }))?.allowed).toBe(true);
    failures.length = 0;
    redis.kill('SIGSTOP');
    expect(await gate('a', { day: 1_000 })).toBeNull();
    expect(failures).toEqual(['Command timed out']);
    // A hundred calls that waited half a second each would take longer than the test may.
    for (let n = 0; n < 100; n += 1) expect(await gate('a', { day: 1_000 })).toBeNull();
    redis.kill('SIGCONT');
    await expect.poll(async () => (await gate('a', { day: 1_000 }))?.allowed).toBe(true);
    await store.stop();
    redis.kill('SIGKILL');
    await once(redis, 'exit');
  },
);
