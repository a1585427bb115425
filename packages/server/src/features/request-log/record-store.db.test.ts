import { expect, test } from 'vitest';
import { Tombstones } from '../../platform/db/tombstones.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { dropOldRecords, ensurePartitions, insertRecords, listRecords } from './record-store.ts';

const record = (id: string, at: number) => ({
  id,
  at,
  requestId: id,
  keyId: null,
  userId: null,
  organizationId: 'partitioned',
  method: 'GET',
  route: null,
  path: '/',
  query: '',
  requestBody: null,
  requestBytes: 0,
  requestSha256: null,
  responseBody: null,
  status: 200,
  error: null,
  durationMs: 1,
});

test('records that came before the partition of their month move into it; old months go as a whole', async () => {
  const db = await testDatabase();
  const may = Date.UTC(2031, 4, 10);
  const records = [
    record('01920000-0000-7000-8000-000000000001', may),
    record('01920000-0000-7000-8000-000000000002', may + 1),
  ];
  expect(await insertRecords(db, new Tombstones(['key']), records, true)).toBe(true);
  await ensurePartitions(db, new Date(may));
  await ensurePartitions(db, new Date(may));
  const [placed] = await db.query<{ name: string }>(
    `select tableoid::regclass::text as name from request_records where at >= $1 limit 1`,
    [new Date(may)],
  );
  expect(placed?.name).toBe('request_records_2031_05');
  expect(await listRecords(db, { organizationId: 'partitioned' }, 10)).toHaveLength(2);
  await dropOldRecords(db, new Date(Date.UTC(2031, 6, 1)), []);
  expect(await listRecords(db, { organizationId: 'partitioned' }, 10)).toEqual([]);
});

test('records stay as long as an organization keeps them, and so does the table of their month', async () => {
  const db = await testDatabase();
  const march = Date.UTC(2032, 2, 10);
  const kept = { ...record('01920000-0000-7000-8000-000000000003', march), organizationId: 'keeps' };
  const other = { ...record('01920000-0000-7000-8000-000000000004', march + 1), organizationId: 'does-not' };
  await ensurePartitions(db, new Date(march));
  expect(await insertRecords(db, new Tombstones(['key']), [kept, other], true)).toBe(true);
  const june = new Date(Date.UTC(2032, 5, 1));
  const left = async () => (await listRecords(db, { from: new Date(march) }, 10)).map(({ id }) => id);
  await dropOldRecords(db, june, [{ organizationId: 'keeps', olderThan: new Date(march - 1) }]);
  expect(await left()).toEqual([kept.id]);
  await dropOldRecords(db, june, [{ organizationId: 'keeps', olderThan: new Date(march + 1) }]);
  expect(await left()).toEqual([]);
});
