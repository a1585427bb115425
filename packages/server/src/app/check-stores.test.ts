import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server } from '../testing/s3-server.ts';
import { reportStores } from './check-stores.ts';

const REPLY_MS = 1_000;
const s3 = await startS3Server({ buckets: ['cabinet'] });
const folder = mkdtempSync(join(tmpdir(), 'colloquy-stores-'));
const listeners: Server[] = [];
const sockets: Socket[] = [];
afterAll(async () => {
  await s3.close();
  for (const socket of sockets) socket.destroy();
  for (const listener of listeners) listener.close();
  rmSync(folder, { recursive: true });
});

/** @returns the port of what `server` is */
async function listening(server: Server): Promise<number> {
  listeners.push(server);
  server.on('connection', (socket: Socket) => sockets.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

type Said = { isUsable: boolean; lines: string[]; problems: string[] };
async function reported(stores: { blobUrl?: string; redisUrl?: string }, keys = s3.credentials): Promise<Said> {
  const [lines, problems]: [string[], string[]] = [[], []];
  const output = { line: (text: string) => lines.push(text), problem: (text: string) => problems.push(text) };
  const config = { blobUrl: `file:${join(folder, 'absent')}`, redisUrl: null, ...stores };
  const isUsable = await reportStores(config, output as Parameters<typeof reportStores>[1], {
    keys,
    replyMs: REPLY_MS,
  });
  return { isUsable, lines, problems };
}

describe('files', () => {
  const at = (bucket = 'cabinet', endpoint = s3.endpoint) => `s3://${bucket}/store?endpoint=${endpoint}`;

  test('a store that takes, gives, lists and deletes is said to be one, and nothing stays there', async () => {
    s3.requests.length = 0;
    expect(await reported({ blobUrl: at() })).toEqual({
      isUsable: true,
      lines: ['files: s3://cabinet/store/ takes, gives, lists and deletes'],
      problems: [],
    });
    const methods = s3.requests.map((request) => request.split(' ')[0]);
    expect(methods).toEqual(['PUT', 'GET', 'GET', 'DELETE']);
    const [put = '', , , deleted = ''] = s3.requests.map((request) => request.split(' ')[1]?.split('?')[0]);
    expect([put.startsWith('/cabinet/store/check-config/'), deleted]).toEqual([true, put]);
  });

  const silent = listening(createServer());
  const web = listening(createHttpServer((_, response) => response.end('<p>Welcome')));
  const local = (port: Promise<number>) => async () => at('cabinet', `http://127.0.0.1:${await port}`);
  test.each<[string, () => string | Promise<string>, Partial<typeof s3.credentials>, string, RegExp]>([
    ['an unknown key', () => at(), { accessKeyId: 'AKIASOMEBODYELSE' }, 'does not take a file', /AWS_ACCESS_KEY_ID$/],
    [
      'a wrong secret',
      () => at(),
      { secretAccessKey: 'a-wrong-secret' },
      'does not take a file',
      /AWS_SECRET_ACCESS_KEY is not/,
    ],
    ['no such bucket', () => at('elsewhere'), {}, 's3://elsewhere/store/', /has no such bucket: .*COLLOQUY_BLOB_URL/],
    [
      'nothing listens',
      () => at('cabinet', 'http://127.0.0.1:1'),
      {},
      'does not take a file',
      /nothing listens at its address: endpoint in COLLOQUY_BLOB_URL/,
    ],
    [
      'an unknown host',
      () => at('cabinet', 'http://store.invalid'),
      {},
      'does not take',
      /host name is not known: endpoint/,
    ],
    ['nothing answers', local(silent), {}, 'does not take', /nothing came within 1 s: endpoint/],
    [
      'no TLS there',
      () => at('cabinet', s3.endpoint.replace('http:', 'https:')),
      {},
      'does not take',
      /it speaks no TLS/,
    ],
    [
      'no store',
      local(web),
      {},
      'does not give a file back',
      /gave something else .*has to be that of an S3-compatible store/,
    ],
  ])('%s is a problem that names its option', async (_, url, wrong, doing, reason) => {
    const keys = { ...s3.credentials, ...wrong };
    const { isUsable, lines, problems } = await reported({ blobUrl: await url() }, keys);
    expect([isUsable, lines]).toEqual([false, [expect.not.stringContaining('takes')]]);
    expect(problems).toEqual([expect.stringContaining(doing)]);
    expect(problems[0]).toMatch(reason);
    for (const secret of [keys.secretAccessKey, keys.accessKeyId])
      expect([...lines, ...problems].join()).not.toContain(secret);
  });

  test.each([
    ['GET', 403, 'does not give a file back'],
    ['GET /cabinet?list', 403, 'does not say which files it has'],
    ['DELETE', 500, 'does not delete a file: it answers 500 (InternalError)'],
  ])('what fails at %s is said, and the probe is deleted where that can be', async (begin, status, words) => {
    s3.requests.length = 0;
    s3.failNext(1, status, (request) => request.startsWith(begin.replace('?list', '/?list')));
    const { isUsable, problems } = await reported({ blobUrl: at() });
    expect([isUsable, problems]).toEqual([false, [expect.stringContaining(words)]]);
    expect(s3.requests.at(-1)).toMatch(/^DELETE /);
  });

  test('a folder that is there is tried, too; one that is not is made by a start', async () => {
    expect(await reported({})).toEqual({ isUsable: true, lines: [`files: ${join(folder, 'absent')}`], problems: [] });
    expect(existsSync(join(folder, 'absent'))).toBe(false);
    const { isUsable, lines } = await reported({ blobUrl: `file:${folder}` });
    expect([isUsable, lines]).toEqual([true, [expect.stringMatching(/ takes, gives, lists and deletes$/)]]);
    expect(readdirSync(folder).filter((name) => !name.startsWith('.'))).toEqual([]);
  });
});

const PROGRAM = '/usr/bin/redis-server';

describe.skipIf(!existsSync(PROGRAM))('Redis', () => {
  const PASSWORD = 'the-right-password';
  const started: ChildProcess[] = [];
  let port = 0;
  let replica = 0;
  let scriptless = 0;
  let deleteless = 0;
  const start = async (at: number, ...more: string[]): Promise<void> => {
    const args = ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...more];
    const redis = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    started.push(redis);
    await new Promise<void>((resolve, reject) => {
      redis.once('exit', (code) => reject(new Error(`Redis ended with ${code}`)));
      createInterface({ input: redis.stdout }).on('line', (line) => {
        if (/ready to accept/i.test(line)) resolve();
      });
    });
  };
  const freePort = async (): Promise<number> => {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port: free } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return free;
  };
  beforeAll(async () => {
    const ports: number[] = [];
    for (let n = 0; n < 4; n += 1) ports.push(await freePort());
    [port, replica, scriptless, deleteless] = ports as [number, number, number, number];
    const user = (name: string, ...rights: string[]): string[] => [
      '--user',
      name,
      'on',
      `>${name}-word`,
      '~*',
      ...rights,
    ];
    const base = ['+@connection', '+info'];
    await start(
      port,
      ...['--requirepass', PASSWORD],
      ...user('reader', ...base),
      // Rights to write a key, and none to count.
      ...user('writer', ...base, '+@read', '+@write', '-@scripting'),
      ...user('half', ...base, '+@scripting', '+time', '+hmget'),
      ...user('counter', ...base, '+eval', '+evalsha', '+time', '+hmget', '+hset', '+expire'),
    );
    await start(replica, '--replicaof', '127.0.0.1', '1');
    await start(scriptless, '--rename-command', 'EVAL', '', '--rename-command', 'EVALSHA', '');
    await start(deleteless, '--rename-command', 'DEL', '');
  });
  afterAll(async () => {
    for (const redis of started) {
      redis.kill('SIGKILL');
      await once(redis, 'exit');
    }
  });
  const at = (login: string, where = port, more = '') => `redis://${login}127.0.0.1:${where}${more}`;

  const usable = {
    isUsable: true,
    lines: [expect.anything(), 'rate limits: Redis or Valkey answers and takes counters'],
    problems: [],
  };
  test.each([
    ['one that answers and takes counters is said to be one', () => [`:${PASSWORD}@`, port] as const],
    ['so is one whose user may count and nothing else', () => ['counter:counter-word@', port] as const],
    ['so is one that deletes nothing', () => ['', deleteless] as const],
  ])('%s, and no counter stays there', async (_, where) => {
    const [login, on] = where();
    expect(await reported({ redisUrl: at(login, on) })).toMatchObject(usable);
    const redis = new Redis(at(on === port ? `:${PASSWORD}@` : '', on));
    expect(await redis.keys('*')).toEqual([]);
    redis.disconnect();
  });

  test('one that counts, and takes no other command, can be used; one that goes away then cannot', async () => {
    const said: string[] = [];
    const counts = (atLast: (socket: Socket) => void): Server =>
      createServer((socket) =>
        socket.on('data', (bytes: Buffer) => {
          for (const [, word = ''] of bytes.toString().matchAll(/^\*\d+\r\n\$\d+\r\n(\w+)\r$/gm)) {
            said.push(word.toLowerCase());
            if (/^eval(sha)?$/i.test(word)) socket.write(`*7\r\n${':0\r\n'.repeat(5)}:1\r\n:1\r\n`);
            else if (/^info$/i.test(word)) socket.write('$9\r\nloading:0\r\n');
            else if (/^expire$/i.test(word)) atLast(socket);
            else socket.write(`-ERR unknown command '${word}'\r\n`);
          }
        }),
      );
    const refuses = await listening(counts((socket) => socket.write("-ERR unknown command 'EXPIRE'\r\n")));
    expect(await reported({ redisUrl: at('', refuses) })).toMatchObject(usable);
    expect(said).toContain('expire');
    const goes = await listening(counts((socket) => socket.end()));
    expect(await reported({ redisUrl: at('', goes) })).toMatchObject({ isUsable: false });
  });

  const silent = listening(createServer());
  test.each<[string, () => string | Promise<string>, RegExp]>([
    ['a wrong password', () => at(':a-wrong-word@'), /does not take the user and password in REDIS_URL/],
    ['no password', () => at(''), /asks for a password/],
    ['a user without rights', () => at('reader:reader-word@'), /the user in REDIS_URL may not count: allow EVAL/],
    ['a user without scripts', () => at('writer:writer-word@'), /the user in REDIS_URL may not count: allow EVAL/],
    ['a user whose scripts may not write', () => at('half:half-word@'), /the user in REDIS_URL may not count/],
    ['no scripts at all', () => at('', scriptless), /it has no EVAL, by which calls are counted/],
    ['a replica', () => at('', replica), /it is a replica/],
    ['no such database', () => at(`:${PASSWORD}@`, port, '/99'), /no database of the number/],
    ['nothing there', () => at('', 1), /nothing listens at its address: REDIS_URL/],
    ['an unknown host', () => 'redis://cache.invalid:6379', /host name is not known: REDIS_URL/],
    [
      'no TLS there',
      () => at(`:${PASSWORD}@`).replace('redis:', 'rediss:'),
      /nothing came within 1 s: REDIS_URL; where it speaks no TLS/,
    ],
    ['nothing answers', async () => at(':a-wrong-word@', await silent), /nothing came within 1 s/],
  ])('%s is a problem that names the option', async (_, url, reason) => {
    const { isUsable, lines, problems } = await reported({ redisUrl: await url() });
    expect({ isUsable, problems }).toEqual({ isUsable: false, problems: [expect.stringMatching(reason)] });
    expect([...lines, ...problems].join()).not.toMatch(/-word/);
  });
});
