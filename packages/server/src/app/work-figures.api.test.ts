import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseAwayError } from '../platform/errors.ts';
import { METRICS_TOKEN, startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';

let app: TestApp;
let isAway = false;
beforeAll(async () => {
  const db = await testDatabase();
  const query: typeof db.query = async (text, params) => {
    if (isAway && text.includes('from tasks')) throw new DatabaseAwayError('gone');
    return db.query(text, params);
  };
  app = await startTestApp({ db: { ...db, query } });
});
afterAll(async () => {
  await app.close();
  await app.context.db.close();
});

async function figures(): Promise<Map<string, number>> {
  const { status, text } = await app.call('GET', '/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(status).toBe(200);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

async function insert(queue: string, state: string, dueAgoMs: number, leasedForMs: number | null = null) {
  const at = (ms: number) => new Date(app.clock.now() + ms);
  await app.context.db.query(
    `insert into tasks (id, queue, key, payload, run_at, state, leased_until) values ($1, $2, $3, '{}', $4, $5, $6)`,
    [randomUUID(), queue, randomUUID(), at(-dueAgoMs), state, leasedForMs === null ? null : at(leasedForMs)],
  );
}

test('work that is due, the age of the oldest and what was given up are told by kind', async () => {
  await insert('fetch-cv', 'ready', 90_000);
  await insert('fetch-cv', 'ready', 30_000);
  // Of a node that is gone; and those that are at work, of later, and given up.
  await insert('fetch-cv', 'running', 60_000, -1_000);
  await insert('fetch-cv', 'running', 600_000, 30_000);
  await insert('fetch-cv', 'ready', -60_000);
  await insert('build-report', 'failed', 900_000);
  await insert('of-a-newer-release', 'ready', 5_000);
  const found = await figures();
  const of = (name: string) =>
    ['fetch-cv', 'build-report', 'deliver-webhook', 'other'].map((queue) => found.get(`${name}{queue="${queue}"}`));
  expect(of('colloquy_tasks_due')).toEqual([3, 0, 0, 1]);
  expect(of('colloquy_tasks_oldest_due_seconds')).toEqual([90, 0, 0, 5]);
  expect(of('colloquy_tasks_failed')).toEqual([0, 1, 0, 0]);
});

test('while the database is away the other figures are there, and none of the work is made up', async () => {
  isAway = true;
  const found = [...(await figures()).keys()];
  isAway = false;
  expect(found.some((name) => name.startsWith('http_requests_total{'))).toBe(true);
  expect(found.filter((name) => name.startsWith('colloquy_tasks_'))).toEqual([]);
  expect((await figures()).has('colloquy_tasks_due{queue="fetch-cv"}')).toBe(true);
});

test('a pool of connections tells what they do', async () => {
  const of = async (state: string) => (await figures()).get(`colloquy_database_connections{state="${state}"}`);
  if (app.context.db.kind === 'embedded') return expect(await of('busy')).toBeUndefined();
  await app.context.db.transaction(async () => {
    expect(await of('busy')).toBeGreaterThanOrEqual(1);
    expect(await of('waiting')).toBe(0);
  });
  expect(await of('busy')).toBe(0);
  expect(await of('idle')).toBeGreaterThanOrEqual(1);
});
