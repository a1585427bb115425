import { DEFAULT_SCOPES, SCOPES, type Scope } from '@colloquy/contract/admin';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../platform/db/db.ts';
import { type Id, IdSource } from '../../platform/ids.ts';
import { createLog } from '../../platform/log.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createKey } from './create-key.ts';
import { ApiKeyNotFoundError, ConsumerTakenError, InvalidApiKeyError, QuotaOrderError } from './errors.ts';
import { makeKey } from './key-format.ts';
import { listKeys } from './key-store.ts';
import { KeyVerifier } from './key-verifier.ts';
import { DEFAULT_QUOTA } from './quota.ts';
import { revokeKey } from './revoke-key.ts';

let db: Db;
let clock: FakeClock;
let ids: IdSource;
let statements: number;
beforeEach(async () => {
  const shared = await testDatabase();
  statements = 0;
  db = {
    ...shared,
    query: (...args: Parameters<Db['query']>) => {
      statements += 1;
      return shared.query(...args);
    },
  } as Db;
  clock = new FakeClock();
  ids = new IdSource(clock);
});

const create = (change: Partial<Parameters<typeof createKey>[2]> = {}) =>
  db.transaction((tx) => createKey(tx, ids, { organizationId: 'Acme GmbH', userId: 'ana', ...change }));
const verifier = () => new KeyVerifier({ db, clock, log: createLog({ level: 'error' }) });

test('the plaintext is given once; what is stored and listed does not hold it', async () => {
  const { apiKey, id } = await create({ name: 'billing' });
  const { results, total } = await listKeys(db, 0, 10);
  expect(total).toBe(1);
  expect(results[0]).toMatchObject({ id, name: 'billing', start: apiKey.slice(0, 8), tail: apiKey.slice(-4) });
  const rows = await db.query<{ text: string }>('select k::text as text from api_keys k');
  expect(JSON.stringify([rows, results])).not.toContain(apiKey.slice(8, -4));
});

test('a key opens the scopes that it was given, in one order, and none else', async () => {
  const usual = await create();
  expect(usual.scopes).toEqual([...DEFAULT_SCOPES]);
  const some = await create({ scopes: [...SCOPES].reverse().slice(0, 2) });
  expect(some.scopes).toEqual(SCOPES.slice(-2));
  const keys = verifier();
  for (const scope of SCOPES) {
    const opened = keys.verify(some.apiKey, scope).then(
      () => true,
      (error: unknown) => error instanceof InvalidApiKeyError && false,
    );
    expect(await opened, scope).toBe(some.scopes.includes(scope));
  }
});

test('missing, misspelled and unknown keys are refused alike, the first two without a look at the database', async () => {
  const keys = verifier();
  const before = statements;
  for (const key of [undefined, '', 'clq_', `${makeKey()}a`])
    await expect(keys.verify(key, 'hiring')).rejects.toThrow(InvalidApiKeyError);
  expect(statements).toBe(before);
  await expect(keys.verify(makeKey(), 'hiring')).rejects.toThrow(InvalidApiKeyError);
});

test('who calls: account, consumer and completed quota, remembered for three seconds', async () => {
  const { apiKey } = await create({ quota: { day: 25_000 } });
  const keys = verifier();
  expect(await keys.verify(apiKey, 'hiring')).toMatchObject({
    account: { organizationId: 'Acme GmbH', userId: 'ana' },
    consumer: 'acme-gmbh',
    quota: { ...DEFAULT_QUOTA, day: 25_000 },
  });
  const once = statements;
  clock.advance(2_999);
  await keys.verify(apiKey, 'hiring');
  expect(statements).toBe(once);
  clock.advance(1);
  await keys.verify(apiKey, 'hiring');
  expect(statements).toBe(once + 1);
});

test('the last use is noted at most once a minute', async () => {
  const { apiKey } = await create();
  const keys = verifier();
  const lastUse = async () => (await listKeys(db, 0, 1)).results[0]?.lastUsedAt?.getTime() ?? null;
  expect(await lastUse()).toBeNull();
  const first = clock.now();
  await keys.verify(apiKey, 'hiring');
  await expect.poll(lastUse).toBe(first);
  clock.advance(59_999);
  await keys.verify(apiKey, 'hiring');
  expect(await lastUse()).toBe(first);
  clock.advance(1);
  await keys.verify(apiKey, 'hiring');
  await expect.poll(lastUse).toBe(first + 60_000);
});

test('a revoked key is refused at once on this node, keeps the instant of its first revocation, and an unknown one is told', async () => {
  const { apiKey, id } = await create();
  const keys = verifier();
  await keys.verify(apiKey, 'hiring');
  const revoke = (key: Id<'api-key'> | null) => db.transaction((tx) => revokeKey(tx, clock, key));
  const at = clock.now();
  expect(await revoke(id)).toEqual({ id, revokedAt: at });
  await expect
    .poll(() => keys.verify(apiKey, 'hiring').then(String, (error: unknown) => (error as { kind: string }).kind))
    .toBe('invalid-api-key');
  clock.advance(1_000);
  expect(await revoke(id)).toEqual({ id, revokedAt: at });
  await expect(revoke(ids.next())).rejects.toThrow(ApiKeyNotFoundError);
  await expect(revoke(null)).rejects.toThrow(ApiKeyNotFoundError);
});

test('consumers: one by the name of the organization, shared by its keys; another organization never joins', async () => {
  expect((await create()).consumer).toBe('acme-gmbh');
  expect((await create({ userId: 'ben' })).consumer).toBe('acme-gmbh');
  const alike = await create({ organizationId: 'ACME-GmbH!' });
  expect(alike.consumer).toMatch(/^acme-gmbh-[0-9a-f]{8}$/);
  expect((await create({ organizationId: '株式会社アクメ' })).consumer).toBe('株式会社アクメ');
  expect((await create({ organizationId: '!!!' })).consumer).toBe('consumer');
  await expect(create({ organizationId: 'other', consumer: 'acme-gmbh' })).rejects.toThrow(ConsumerTakenError);
});

test('a quota in disorder makes nothing', async () => {
  await expect(create({ quota: { second: 400 } })).rejects.toThrow(QuotaOrderError);
  expect(await listKeys(db, 0, 10)).toEqual({ results: [], total: 0 });
  const { apiKey } = await create({ quota: { second: 2 }, scopes: ['hiring' satisfies Scope] });
  expect((await verifier().verify(apiKey, 'hiring')).quota).toEqual({ ...DEFAULT_QUOTA, second: 2 });
});

test('keys are listed newest first, page by page, with their true number', async () => {
  const made: string[] = [];
  for (const userId of ['a', 'b', 'c']) made.unshift((await create({ userId })).id);
  const page = async (offset: number) => (await listKeys(db, offset, 2)).results.map(({ id }) => id);
  expect([...(await page(0)), ...(await page(2))]).toEqual(made);
  expect(await listKeys(db, 5, 2)).toEqual({ results: [], total: 3 });
});
