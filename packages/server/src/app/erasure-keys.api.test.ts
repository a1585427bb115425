import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Sealer } from '../platform/crypto/sealer.ts';
import type { Db } from '../platform/db/db.ts';
import { openErasureKeys, resealErasureKeys } from '../platform/db/erasure-keys.ts';
import { Tombstones } from '../platform/db/tombstones.ts';
import { IdSource } from '../platform/ids.ts';
import { createLog } from '../platform/log.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { postInterview, postJob } from '../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { COMMANDS } from './commands/index.ts';

const OLD = 'the-old-signing-key-for-tests-0123456789abcdef';
const NEW = 'the-new-signing-key-for-tests-0123456789abcdef';
const LAST = 'the-last-signing-key-for-tests-0123456789abcde';
const ORGANIZATION = 'org-1';
const EMAIL = 'ida.brandt@example.com';
const folder = mkdtempSync(join(tmpdir(), 'colloquy-erasure-keys-'));

let db: Db;
let headers: Record<string, string>;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

async function on(signing: string[], work: (app: TestApp) => Promise<void>): Promise<string[]> {
  const app = await startTestApp({ db }, {}, { signing });
  await work(app);
  await resealErasureKeys(db, app.context.erasureSealer);
  await app.close();
  return app.logged;
}

async function run(app: TestApp, name: string, positionals: string[] = []): Promise<string[]> {
  const lines: string[] = [];
  const output = { line: (text: string) => void lines.push(text), problem: () => undefined };
  await COMMANDS.find((one) => one.name === name)?.run(app.context, { values: {}, positionals }, output);
  return lines;
}

const isClosed = (app: TestApp, name: string) => app.context.erased.isNameClosed(db, ORGANIZATION, name);
const close = (erased: Tombstones, name: string) =>
  db.transaction((tx) => erased.closeNames(tx, ORGANIZATION, [name], new Date()));
const mark = (name: string) => ({ scope: ORGANIZATION, mark: `email:${name}` });
const keys = () => db.query('select from erasure_keys');

test('a database that holds nobody gets a key of its own, which the configured one does not give away', async () => {
  await on([OLD], async (app) => {
    await close(app.context.erased, 'first');
    expect(await isClosed(app, 'first')).toBe(true);
  });
  expect(await new Tombstones([OLD]).isNameClosed(db, ORGANIZATION, 'first')).toBe(false);
  await on([NEW, OLD], async (app) => expect(await isClosed(app, 'first')).toBe(true));
  await on([NEW], async (app) => expect(await isClosed(app, 'first')).toBe(true));
  expect(await keys()).toHaveLength(1);
});

test('what was erased for good stays so when the key is rotated and the old one dropped', async () => {
  // A database of a release that hashed under the configured key.
  await db.script('delete from erasure_keys; delete from erased_names');
  await close(new Tombstones([OLD]), 'of before');
  const receipts = join(folder, 'receipts.jsonl');
  let before = 0;
  await on([OLD], async (app) => {
    ({ headers } = await app.createKey({ organizationId: ORGANIZATION, userId: 'u' }));
    await db.script('delete from erasure_keys');
  });
  await on([OLD], async (app) => {
    before = await app.context.erased.latest(db);
    await postInterview(app, headers, await postJob(app, headers), { candidateEmail: EMAIL });
    const body = { organizationId: ORGANIZATION, userId: 'u', email: EMAIL };
    const admin = { 'x-admin-secret': ADMIN_SECRET };
    expect((await app.call('POST', '/api/v1/admin/people/erase', { headers: admin, body })).status).toBe(200);
    await close(app.context.erased, 'of before the rotation');
    writeFileSync(receipts, (await run(app, 'erasures list')).join('\n'));
  });
  // Nodes of the release before find what this one wrote.
  expect(await new Tombstones([OLD]).isNameClosed(db, ORGANIZATION, 'of before the rotation')).toBe(true);
  await on([OLD, NEW], async () => undefined);
  await on([NEW, OLD], async (app) => close(app.context.erased, 'of the rotation'));
  const logged = await on([NEW], async (app) => {
    for (const name of ['of before', 'of before the rotation', 'of the rotation'])
      expect({ name, closed: await isClosed(app, name) }).toEqual({ name, closed: true });
    expect(await isClosed(app, 'of nobody')).toBe(false);
    expect(await app.context.erased.isAnyErased(db, [mark(EMAIL)], before)).toBe(true);
    // A backup of before the erasure is put back, and the receipts are replayed.
    await db.script('delete from erasures; truncate erased_marks');
    await postInterview(app, headers, await postJob(app, headers), { candidateEmail: EMAIL });
    expect(await run(app, 'erasures repeat', [receipts])).toEqual([
      '1 people erased again; 0 receipts were known, of 0 nobody is held',
    ]);
  });
  expect(logged.join()).not.toContain('erasure-keys-unreadable');
});

test('an old key that was dropped too early is told of, and is found again once it is back', async () => {
  const early = await on([LAST], async (app) => {
    expect(await isClosed(app, 'of before')).toBe(false);
    await close(app.context.erased, 'of the gap');
  });
  expect(early.join()).toContain('erasure-keys-unreadable');
  await on([LAST, NEW], async (app) => {
    for (const name of ['of before', 'of the gap']) expect(await isClosed(app, name)).toBe(true);
  });
  const after = await on([LAST], async (app) => {
    for (const name of ['of before', 'of the gap']) expect(await isClosed(app, name)).toBe(true);
  });
  expect(after.join()).not.toContain('erasure-keys-unreadable');
});

test('nodes that start together agree on one key', async () => {
  const other = await testDatabase();
  const clock = new FakeClock(Date.now());
  const deps = {
    db: other,
    ids: new IdSource(clock),
    log: createLog({ level: 'error' }),
    sealer: new Sealer([OLD], 'erasures'),
    configured: [OLD],
  };
  const found = await Promise.all(Array.from({ length: 6 }, () => openErasureKeys(deps)));
  expect(new Set(found.map(([first]) => first)).size).toBe(1);
  expect(await other.query('select from erasure_keys')).toHaveLength(1);
  await other.close();
});
