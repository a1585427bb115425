import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Tombstones } from '../../platform/db/tombstones.ts';
import { NOBODY } from '../../platform/http/exchange.ts';
import { createLog } from '../../platform/log.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { listRecords } from './record-store.ts';
import { RequestLog } from './request-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'colloquy-record-'));
afterAll(() => rmSync(folder, { recursive: true }));

let number = 0;
function record(
  organizationId: string,
  change: { requestId?: string; requestBody?: string; error?: string; route?: string; durationMs?: number } = {},
) {
  number += 1;
  return {
    ...NOBODY,
    id: `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    at: Date.UTC(2026, 5, 1) + number,
    requestId: `r${number}`,
    organizationId,
    method: 'GET',
    route: null,
    path: '/',
    query: '',
    requestBody: null,
    requestBytes: 0,
    requestSha256: null,
    responseBody: null,
    status: 404,
    error: null,
    durationMs: 1,
    ...change,
  };
}

async function start(name: string) {
  const db = await testDatabase();
  const spoolFile = join(folder, name);
  const lines: string[] = [];
  const log = createLog({ level: 'info', sink: (line) => lines.push(line) });
  return {
    db,
    spoolFile,
    lines,
    open: () => new RequestLog({ db, erased: new Tombstones(['key']), log, mode: 'durable', spoolFile }),
  };
}

test('a record with NUL is stored, and those beside and after it', async () => {
  const { db, open } = await start('nul');
  const log = open();
  await Promise.all(
    [{}, { error: 'job-not-found: a\u0000b' }, {}].map((change) => log.append(record('with-nul', change))),
  );
  await log.append(record('with-nul'));
  await log.stop();
  const stored = await listRecords(db, { organizationId: 'with-nul' }, 10);
  expect(stored.map(({ error }) => error)).toEqual([null, null, 'job-not-found: a\ufffdb', null]);
  expect(log.counts).toEqual({ waiting: 0, lost: 0 });
});

test('a record whose data the store refuses is given up and told; the others are stored', async () => {
  const { db, open, lines } = await start('refused');
  const log = open();
  // No integer of the database is that large.
  await Promise.all(
    [record('refused'), { ...record('refused'), status: 2 ** 40 }, record('refused')].map((one) => log.append(one)),
  );
  await log.append(record('refused'));
  await log.stop();
  expect(await listRecords(db, { organizationId: 'refused' }, 10)).toHaveLength(3);
  expect(log.counts).toEqual({ waiting: 0, lost: 1 });
  expect(lines.filter((line) => line.includes('request-record-refused'))).toHaveLength(1);
});

test('a spool with lines that cannot be read or stored does not keep the server from starting', async () => {
  const { db, spoolFile, open, lines } = await start('spool');
  const line = (change: object) => JSON.stringify({ ...record('spooled'), ...change });
  writeFileSync(
    spoolFile,
    [line({}), line({ error: '\u0000' }), line({ status: 2 ** 40 }), line({}).slice(0, 40)].join('\n'),
  );
  const log = open();
  await log.catchUp();
  expect(await listRecords(db, { organizationId: 'spooled' }, 10)).toHaveLength(2);
  expect(existsSync(spoolFile)).toBe(false);
  expect(log.counts.lost).toBe(2);
  expect(lines.some((text) => text.includes('"records":2') && text.includes('"lost":2'))).toBe(true);
  await log.catchUp();
  expect(() => readFileSync(spoolFile)).toThrow();
});

test('what the store did not take by the end of the server, and what came after it, is stored by the next start', async () => {
  const { db, spoolFile, open } = await start('ended');
  const away = {
    ...db,
    query: () => Promise.reject(new Error('away')),
    transaction: () => Promise.reject(new Error()),
  };
  const log = createLog({ level: 'error', sink: () => undefined });
  const ending = new RequestLog({ db: away, erased: new Tombstones(['key']), log, mode: 'durable', spoolFile });
  await ending.append(record('ended'));
  await ending.stop();
  await ending.append(record('ended'));
  expect(await listRecords(db, { organizationId: 'ended' }, 10)).toEqual([]);
  const next = open();
  await next.catchUp();
  expect(await listRecords(db, { organizationId: 'ended' }, 10)).toHaveLength(2);
  expect([next.counts.lost, existsSync(spoolFile)]).toEqual([0, false]);
});

test('long records are stored one at a time, and no short one waits for more than one of them', async () => {
  const { db, spoolFile } = await start('long');
  const statements: string[][] = [];
  const watched: typeof db = {
    ...db,
    query: (text, params = []) => {
      if (text.includes('into request_records')) statements.push([params[2] as string | string[]].flat());
      return db.query(text, params);
    },
  };
  const log = new RequestLog({
    db: watched,
    erased: new Tombstones(['key']),
    log: createLog({ level: 'error' }),
    mode: 'durable',
    spoolFile,
  });
  const append = (requestId: string, chars: number) =>
    log.append(record('long', { requestId, requestBody: 'x'.repeat(chars) }));
  await Promise.all([
    ...['long-1', 'long-2', 'long-3'].map((name) => append(name, 1_048_000)),
    ...['a', 'b', 'c'].map((name) => append(name, 100)),
    ...['d', 'e', 'f'].map((name) => append(name, 60_000)),
  ]);
  await log.settle();
  expect(statements).toEqual([['long-1'], ['a', 'b', 'c', 'd', 'e', 'f'], ['long-2'], ['long-3']]);
  const lengths = (await listRecords(db, { organizationId: 'long' }, 10)).map((row) => row.requestBody?.length);
  expect(lengths.toSorted((a = 0, b = 0) => a - b)).toEqual([
    100,
    100,
    100,
    60_000,
    60_000,
    60_000,
    ...Array(3).fill(1_048_000),
  ]);

  statements.length = 0;
  const many = Array.from({ length: 12 }, (_, at) => `m-${at}`);
  await Promise.all(many.map((name) => append(name, 60_000)));
  await log.stop();
  expect(Math.max(...statements.map((names) => names.length))).toBeLessThanOrEqual(4);
});
