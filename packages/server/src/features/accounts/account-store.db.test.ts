import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../platform/db/db.ts';
import { IdSource } from '../../platform/ids.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { testDatabase } from '../../testing/test-database.ts';
import {
  accountName,
  countOpenEmbedders,
  ensureAccount,
  findAccount,
  isTestAccount,
  parentOrigins,
  setParentOrigins,
} from './index.ts';

const ids = new IdSource(new FakeClock());
const ACME = { organizationId: 'acme', userId: 'ana' };

let db: Db;
beforeEach(async () => {
  db = await testDatabase();
});
const ensure = (names: typeof ACME) => db.transaction((tx) => ensureAccount(tx, ids, names));

test('two names are one account, however often and at once they are named', async () => {
  const made = await Promise.all([ensure(ACME), ensure(ACME), ensure(ACME)]);
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await findAccount(db, ACME)).toEqual(made[0]);
  expect((await ensure({ ...ACME, userId: 'ben' })).id).not.toBe(made[0]?.id);
  expect((await ensure({ ...ACME, organizationId: 'other' })).id).not.toBe(made[0]?.id);
  expect(await findAccount(db, { ...ACME, userId: 'ANA' })).toBeNull();
});

test('an account is one for tests as it was made; one that is not there is none, and may be made yet', async () => {
  const live = await ensure(ACME);
  const later = { ...ACME, userId: 'test:ben' };
  const id = ids.next<'account'>();
  expect([await isTestAccount(db, live.id), await isTestAccount(db, id)]).toEqual([false, false]);
  await db.query(`insert into accounts (id, organization_id, user_id, is_test) values ($1, $2, $3, true)`, [
    id,
    later.organizationId,
    later.userId,
  ]);
  for (let times = 0; times < 2; times += 1) expect(await isTestAccount(db, id)).toBe(true);
  expect(await isTestAccount(db, live.id)).toBe(false);
});

test('an account is shown by the name of its organization', async () => {
  const { id } = await ensure(ACME);
  expect(await accountName(db, id)).toBe('acme');
  expect(await accountName(db, ids.next())).toBe('');
});

test('origins that may embed its rooms: none at first, then those that were last set, for known names alone', async () => {
  const { id } = await ensure(ACME);
  const other = await ensure({ ...ACME, userId: 'ben' });
  const set = (names: typeof ACME, origins: string[]) => db.transaction((tx) => setParentOrigins(tx, names, origins));
  expect(await parentOrigins(db, id)).toEqual([]);
  expect(await set(ACME, ['https://a.example.com'])).toBe(true);
  expect(await set(ACME, ['https://b.example.com', 'https://c.example.com'])).toBe(true);
  expect(await parentOrigins(db, id)).toEqual(['https://b.example.com', 'https://c.example.com']);
  expect(await parentOrigins(db, other.id)).toEqual([]);
  expect(await set({ ...ACME, userId: 'nobody' }, [])).toBe(false);
});

test('accounts with sessions that let any site embed them are counted', async () => {
  const { id } = await ensure(ACME);
  await ensure({ ...ACME, userId: 'without sessions' });
  expect(await countOpenEmbedders(db)).toBe(0);
  await db.query("insert into list_totals (list, key, slot, n) values ('sessions', $1, 0, 1)", [id]);
  expect(await countOpenEmbedders(db)).toBe(1);
  await db.transaction((tx) => setParentOrigins(tx, ACME, ['https://a.example.com']));
  expect(await countOpenEmbedders(db)).toBe(0);
});
