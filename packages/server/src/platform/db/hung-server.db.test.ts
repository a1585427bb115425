import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { DatabaseAwayError } from '../errors.ts';
import { createLog } from '../log.ts';
import type { Db } from './db.ts';
import { withPatience } from './db-failure.ts';
import { openServerDb } from './server-db.ts';

const url = process.env.TEST_DATABASE_URL ?? '';
const log = createLog({ level: 'error' });
const closing: (() => Promise<unknown> | undefined)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

test('a server that takes connections and answers nothing fails the start in time', async () => {
  const sockets: Socket[] = [];
  const silent: Server = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const { port } = silent.address() as { port: number };
  await expect(
    openServerDb({ url: `postgres://nobody@127.0.0.1:${port}/none`, poolSize: 1, log, connectMs: 100 }),
  ).rejects.toThrow('timeout');
});

test.skipIf(url === '')('a statement that is not answered in time fails, and the next one works', async () => {
  const db: Db = await withPatience(60_000, () => openServerDb({ url, poolSize: 1, log, queryMs: 300 }));
  closing.push(() => db.close());
  await expect(db.query('select pg_sleep(30)')).rejects.toThrow(DatabaseAwayError);
  await expect(db.transaction((tx) => tx.query('select pg_sleep(30)'))).rejects.toThrow(DatabaseAwayError);
  // On a machine that stands still for so long even this one may be late.
  await expect.poll(() => db.query('select 1 as one').catch(() => null)).toEqual([{ one: 1 }]);
});
