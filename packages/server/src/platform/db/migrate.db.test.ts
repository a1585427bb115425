import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownMigrations } from '../../app/open-database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { Db } from './db.ts';
import { joinNodes, keepAlive, leaveNodes, levelOf, migrate, SchemaError } from './migrate.ts';
import { type Migration, type Phase, readMigration } from './migrations.ts';

const OWN = ownMigrations();
/** Schema levels of two releases to come. */
const [NEXT, LATER] = [9_001, 9_002];
const OLD = { id: randomUUID(), role: 'all' };

let db: Db;
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(async () => {
  await db.script(`drop table if exists of_next, half; delete from migrations where name like '9%'`);
});

function of(level: number, phase: Phase, needs: number, sql: string): Migration {
  return readMigration(`${level}_planted`, `-- phase: ${phase}, needs: ${needs}\n${sql}`);
}

const expand = (needs = 0) => of(NEXT, 'expand', needs, 'create table of_next (id int, old int);');
const contract = (needs: number = NEXT) => of(LATER, 'contract', needs, 'alter table of_next drop column old;');
const columns = async () =>
  (
    await db.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = to_regclass('of_next') and attnum > 0 and not attisdropped`,
    )
  ).map(({ name }) => name);

test('several nodes that start at once migrate once', async () => {
  const all = [...OWN, expand()];
  const runs = await Promise.all([migrate(db, all), migrate(db, all), migrate(db, all)]);
  expect(runs.flatMap(({ ran }) => ran)).toEqual([`${NEXT}_planted`]);
});

test('a failing migration leaves nothing of itself', async () => {
  const broken = of(NEXT, 'expand', 0, 'create table half (id int); select 1/0;');
  await expect(migrate(db, [...OWN, broken])).rejects.toThrow();
  expect(await db.query(`select to_regclass('half') as half`)).toEqual([{ half: null }]);
  expect(await db.query(`select name from migrations where name like '9%'`)).toEqual([]);
});

test('a text that never landed is refused; every text that did is accepted', async () => {
  await migrate(db, [...OWN, expand()]);
  const edited = of(NEXT, 'expand', 0, 'create table of_next (id int);');
  await expect(migrate(db, [...OWN, edited])).rejects.toThrow(
    new SchemaError(`migration ${NEXT}_planted was changed after it ran: use a program as it was released`),
  );
  const landed = { ...edited, landed: [expand().hash, edited.hash] };
  expect(await migrate(db, [...OWN, landed])).toEqual({ ran: [], ahead: [], waiting: [] });
});

test.each([0, levelOf(OWN)])('an older program works on what only adds (needs %i) and runs nothing', async (needs) => {
  await migrate(db, [...OWN, expand(needs)]);
  const pending = of(NEXT - 1, 'expand', 0, 'create table half (id int);');
  expect(await migrate(db, [...OWN, pending])).toEqual({ ran: [], ahead: [`${NEXT}_planted`], waiting: [] });
  expect(await db.query(`select to_regclass('half') as half`)).toEqual([{ half: null }]);
});

test.each([levelOf(OWN) + 1, NEXT])('a program below the needed level %i is refused in one sentence', async (needs) => {
  await migrate(db, [...OWN, expand(needs)]);
  await expect(migrate(db, OWN)).rejects.toThrow(
    new RegExp(`needs a program of schema level ${needs}, this one is of level ${levelOf(OWN)}: use a newer release$`),
  );
});

test('a contract waits until it is asked for and no older node is alive; then older ones are refused', async () => {
  const next = [...OWN, expand()];
  await migrate(db, next);
  const later = [...next, contract()];
  await joinNodes(db, OWN, OLD);
  expect(await migrate(db, later)).toEqual({ ran: [], ahead: [], waiting: [`${LATER}_planted`] });
  await expect(migrate(db, later, { contract: true })).rejects.toThrow(
    `${LATER}_planted waits: a node of schema level ${levelOf(OWN)} (role all) is at work; stop or upgrade it first`,
  );
  expect(await columns()).toEqual(['id', 'old']);

  // Killed: nobody signs it off.
  await db.query(`update nodes set seen_at = now() - interval '2 minutes' where id = $1`, [OLD.id]);
  const newer = { id: randomUUID(), role: 'worker' };
  await joinNodes(db, later, newer);
  expect((await migrate(db, later, { contract: true })).ran).toEqual([`${LATER}_planted`]);
  expect(await columns()).toEqual(['id']);
  await expect(joinNodes(db, OWN, OLD)).rejects.toThrow(SchemaError);
  await leaveNodes(db, newer.id);
});

test('a node that signs off, or is new enough, holds no contract up', async () => {
  await migrate(db, [...OWN, expand()]);
  await joinNodes(db, OWN, OLD);
  await keepAlive(db, OWN, OLD);
  await leaveNodes(db, OLD.id);
  await joinNodes(db, [...OWN, expand()], { id: randomUUID(), role: 'api' });
  expect((await migrate(db, [...OWN, expand(), contract()], { contract: true })).ran).toEqual([`${LATER}_planted`]);
});

test('a migration has to say its phase, those from before there were phases excepted', () => {
  expect(() => readMigration('0013_x', 'create table x ();')).toThrow(/must begin with the line/);
  expect(() => readMigration('0013_x', '-- phase: shrink, needs: 1\n')).toThrow(/must begin with the line/);
  expect(readMigration('0013_x', '-- phase: contract, needs: 12\n')).toMatchObject({ phase: 'contract', needs: 12 });
  expect(OWN.find(({ level }) => level === 11)).toMatchObject({ phase: 'expand', needs: 0 });
});
