import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { relayDatabase } from '../../testing/database-relay.ts';
import { createServerDatabase } from '../../testing/test-database.ts';
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

test.skipIf(url === '')(
  'notices go on by another connection when the one that listens is cut half way',
  async () => {
    const relay = await relayDatabase(url);
    closing.push(async () => relay.close());
    const lines: string[] = [];
    const told = createLog({ level: 'warn', sink: (line) => void lines.push(line) });
    const db = await withPatience(60_000, () =>
      openServerDb({ url: relay.url, poolSize: 1, log: told, queryMs: 1_000 }),
    );
    const other = await withPatience(60_000, () => openServerDb({ url, poolSize: 1, log }));
    closing.unshift(
      () => db.close(),
      () => other.close(),
    );
    const heard: string[] = [];
    other.listen('tasks', (payload) => heard.push(payload ?? ''));
    const notify = (payload: string) => db.transaction(async (tx) => tx.notify('tasks', payload));
    await notify('whole');
    await expect.poll(() => heard, { timeout: 20_000 }).toContain('whole');
    relay.cut(({ applicationName, no }) => applicationName === 'colloquy-listen' && no === 1);
    await notify('swallowed');
    await expect.poll(() => relay.made('colloquy-listen'), { timeout: 20_000 }).toBe(2);
    await expect
      .poll(() => notify('after').then(() => heard.includes('after')), { timeout: 20_000, interval: 200 })
      .toBe(true);
    expect(lines.filter((line) => line.includes('database-away'))).toEqual([]);
  },
  60_000,
);

test.skipIf(url === '')('what waits too long for a lock is not done later with its commit', async () => {
  const database = await createServerDatabase(url);
  const open = () => withPatience(60_000, () => openServerDb({ url: database, poolSize: 2, log, queryMs: 1_500 }));
  const [holder, waiter] = [await open(), await open()];
  closing.push(
    () => holder.close(),
    () => waiter.close(),
  );
  await holder.script('create table hot (n int); insert into hot values (0); create table written (n int)');
  const letGo: (() => void)[] = [];
  const held = holder.transaction(async (tx) => {
    await tx.query('update hot set n = 1');
    await new Promise<void>((resolve) => letGo.push(resolve));
  });
  await expect.poll(() => letGo.length).toBe(1);
  const refused = waiter.transaction(async (tx) => {
    await tx.query('insert into written values (1)');
    tx.withCommit(() => ({ text: 'update hot set n = 2', params: [] }));
  });
  await expect(refused).rejects.toThrow(DatabaseAwayError);
  for (const done of letGo) done();
  await held;
  expect(
    await waiter.query('select (select n from hot) as hot, (select count(*)::int from written) as written'),
  ).toEqual([{ hot: 1, written: 0 }]);
});
