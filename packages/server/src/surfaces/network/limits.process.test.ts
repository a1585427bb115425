import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, test } from 'vitest';
import {
  PROCESS_ADMIN_SECRET,
  runCommandProcess,
  type ServerProcess,
  startServerProcess,
  temporaryFolder,
} from '../../testing/server-process.ts';
import { createServerDatabase } from '../../testing/test-database.ts';

/** Absent: the tests of two processes show as skipped, since several nodes need PostgreSQL. */
const POSTGRES = process.env.TEST_DATABASE_URL ?? '';
const REDIS = 'redis://127.0.0.1:6379/14';
const TIMEOUT = 300_000;

const redisAnswers = await (async () => {
  const redis = new Redis(REDIS, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  redis.on('error', () => undefined);
  const answers = await redis.connect().then(
    () => true,
    () => false,
  );
  redis.disconnect();
  return answers;
})();

let running: ServerProcess[] = [];
let cleanUp: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(running.map((server) => server.kill()));
  for (const work of cleanUp) await work();
  running = [];
  cleanUp = [];
});

async function start(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(environment);
  running.push(server);
  return server;
}

function dataDir(): string {
  const folder = temporaryFolder();
  cleanUp.push(folder.remove);
  return folder.path;
}

/** A consumer whose month takes fifty calls; shorter windows never stand in the way, nor does a month that ends now. */
async function limitedKey({ url }: ServerProcess): Promise<string> {
  const reply = await fetch(`${url}/api/v1/admin/api-keys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-admin-secret': PROCESS_ADMIN_SECRET },
    body: JSON.stringify({
      organizationId: 'org-processes',
      userId: 'u',
      scopes: ['network'],
      consumer: `processes-${randomUUID()}`,
      quota: { second: 50, minute: 50, day: 50, month: 50, year: 50 },
    }),
  });
  return ((await reply.json()) as { data: { apiKey: string } }).data.apiKey;
}

type Seen = { status: number; remaining: string | null; month: string | null };
async function look({ url }: ServerProcess, apikey: string): Promise<Seen> {
  const { status, headers } = await fetch(`${url}/api/v1/network/nobody/verification`, { headers: { apikey } });
  return {
    status,
    remaining: headers.get('ratelimit-remaining'),
    month: headers.get('x-ratelimit-remaining-month'),
  };
}

async function twoHundredOnTwo(environment: Record<string, string>): Promise<void> {
  const nodes = await Promise.all([start(environment), start({ ...environment, COLLOQUY_DATA_DIR: dataDir() })]);
  const [one, two] = nodes;
  const { apikey, seen } = await judged(one, two);
  expect(seen.filter(({ remaining }) => remaining === null)).toEqual([]);
  const accepted = seen.filter(({ status }) => status === 404);
  expect(accepted).toHaveLength(50);
  expect(seen.filter(({ status }) => status === 429)).toHaveLength(150);
  expect(accepted.map(({ month }) => Number(month)).sort((a, b) => a - b)).toEqual([...Array(50).keys()]);
  await Promise.all(nodes.map((node) => node.kill()));
  const again = await start(environment);
  await expect.poll(() => look(again, apikey)).toEqual({ status: 429, remaining: '0', month: '0' });
}

/**
 * Two hundred calls at once. A store that takes longer than a second lets calls pass uncounted, as it should: on a
 * machine that stood still meanwhile they are made again, by a key that has made none.
 */
async function judged(one: ServerProcess, two: ServerProcess): Promise<{ apikey: string; seen: Seen[] }> {
  for (let tries = 1; ; tries += 1) {
    const apikey = await limitedKey(one);
    const seen = await Promise.all(Array.from({ length: 200 }, (_, n) => look(n % 2 === 0 ? one : two, apikey)));
    if (tries === 10 || seen.every(({ remaining }) => remaining !== null)) return { apikey, seen };
    const other = await limitedKey(one);
    for (const node of [one, two]) await expect.poll(async () => (await look(node, other)).remaining).not.toBeNull();
  }
}

async function freshDatabase(): Promise<Record<string, string>> {
  return {
    DATABASE_URL: await createServerDatabase(POSTGRES),
    COLLOQUY_DATABASE_POOL: '4',
    COLLOQUY_DATA_DIR: dataDir(),
  };
}

describe.skipIf(POSTGRES === '')('two processes', () => {
  test(
    'counting in PostgreSQL: of 200 calls at once exactly 50 pass, and a kill of both forgets none',
    async () => twoHundredOnTwo(await freshDatabase()),
    TIMEOUT,
  );

  test.skipIf(!redisAnswers)(
    'counting in Redis: of 200 calls at once exactly 50 pass, and a kill of both forgets none',
    async () => {
      const redis = new Redis(REDIS);
      cleanUp.push(async () => {
        const keys = await redis.keys('colloquy:rate:processes-*');
        if (keys.length > 0) await redis.del(...keys);
        redis.disconnect();
      });
      await twoHundredOnTwo({ ...(await freshDatabase()), REDIS_URL: REDIS });
    },
    TIMEOUT,
  );
});

test.skipIf(POSTGRES === '' || !redisAnswers)(
  'a command that opened the database and Redis ends when it is done',
  async () => {
    const secrets = {
      COLLOQUY_DATA_DIR: dataDir(),
      COLLOQUY_ADMIN_SECRET: PROCESS_ADMIN_SECRET,
      COLLOQUY_SECRET_KEY: 'a-signing-key-for-processes-0123456789abcdef',
    };
    const done = await runCommandProcess(['keys', 'list'], {
      ...(await freshDatabase()),
      ...secrets,
      REDIS_URL: REDIS,
    });
    expect(done.status).toBe(0);
    expect(done.problem).not.toContain('clock-sync-failed');
  },
  TIMEOUT,
);

describe.skipIf(POSTGRES !== '')('the embedded default', () => {
  test(
    'a kill forgets no call that was answered',
    async () => {
      const environment = { COLLOQUY_DATA_DIR: dataDir() };
      const before = await start(environment);
      const apikey = await limitedKey(before);
      const seen = await Promise.all(Array.from({ length: 12 }, () => look(before, apikey)));
      expect(seen.every(({ status }) => status === 404)).toBe(true);
      await before.kill();
      const after = await start(environment);
      expect((await look(after, apikey)).month).toBe('37');
    },
    TIMEOUT,
  );
});
