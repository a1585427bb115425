import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../platform/db/db.ts';
import { type Id, IdSource } from '../../platform/ids.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { ensurePerson } from '../people/person-store.ts';
import { listAudit, note, whoDid } from './audit-store.ts';

let db: Db;
let ids: IdSource;
let ana: Id<'person'>;
let ben: Id<'person'>;
beforeEach(async () => {
  db = await testDatabase();
  ids = new IdSource(new FakeClock());
  ana = await person('ana');
  ben = await person('ben');
});

const person = async (name: string) =>
  (await db.transaction((tx) => ensurePerson(tx, { ids }, { email: `${name}@example.com`, name }))).id;
const write = (entry: Parameters<typeof note>[2]) => db.transaction((tx) => note(tx, { ids }, entry));
const all = { before: null, limit: 10 };

test('an entry says who did what to what, and a command is nobody', async () => {
  await write({ organizationId: 'acme', personId: ana, action: 'close-job', about: { kind: 'job', id: 'j1' } });
  await write({ organizationId: 'acme', personId: null, action: 'erase' });
  expect(await listAudit(db, 'acme', {}, all)).toEqual([
    expect.objectContaining({ personId: null, personName: null, action: 'erase', aboutKind: null, aboutId: null }),
    expect.objectContaining({
      personId: ana,
      personName: 'ana',
      action: 'close-job',
      aboutKind: 'job',
      aboutId: 'j1',
    }),
  ]);
});

test('nothing stands without what it tells', async () => {
  const failed = db.transaction(async (tx) => {
    await note(tx, { ids }, { organizationId: 'acme', personId: ana, action: 'close-job' });
    throw new Error('not done after all');
  });
  await expect(failed).rejects.toThrow('not done after all');
  expect(await listAudit(db, 'acme', {}, all)).toEqual([]);
});

test('an organization sees its own, by person and by action, page by page', async () => {
  for (const [organizationId, personId, action] of [
    ['acme', ana, 'invite'],
    ['acme', ben, 'invite'],
    ['acme', ana, 'close-job'],
    ['other', ana, 'invite'],
  ] as const)
    await write({ organizationId, personId, action });
  const list = async (filter: Parameters<typeof listAudit>[2], page = all) =>
    (await listAudit(db, 'acme', filter, page)).map((entry) => `${entry.personName} ${entry.action}`);
  expect(await list({})).toEqual(['ana close-job', 'ben invite', 'ana invite']);
  expect(await list({ personId: ana })).toEqual(['ana close-job', 'ana invite']);
  expect(await list({ action: 'invite' })).toEqual(['ben invite', 'ana invite']);
  expect(await list({ personId: ana, action: 'invite' })).toEqual(['ana invite']);
  const [first] = await listAudit(db, 'acme', {}, { before: null, limit: 1 });
  expect(first).toMatchObject({ action: 'close-job' });
  const rest = await listAudit(db, 'acme', { action: 'invite' }, { before: first?.id ?? '', limit: 1 });
  expect(rest).toMatchObject([{ personId: ben }]);
  expect(await listAudit(db, 'acme', {}, { before: rest[0]?.id ?? '', limit: 10 })).toMatchObject([{ personId: ana }]);
});

test('who did it first in the console: no command, no other thing, no other organization', async () => {
  const about = { kind: 'job', id: 'j1' };
  await write({ organizationId: 'acme', personId: null, action: 'create-job', about });
  await write({ organizationId: 'other', personId: ben, action: 'create-job', about });
  await write({ organizationId: 'acme', personId: ben, action: 'create-job', about: { kind: 'job', id: 'j2' } });
  await write({ organizationId: 'acme', personId: ben, action: 'close-job', about });
  expect(await whoDid(db, 'acme', 'create-job', 'j1')).toBeNull();
  await write({ organizationId: 'acme', personId: ana, action: 'create-job', about });
  await write({ organizationId: 'acme', personId: ben, action: 'create-job', about });
  expect(await whoDid(db, 'acme', 'create-job', 'j1')).toEqual({ name: 'ana' });
});
