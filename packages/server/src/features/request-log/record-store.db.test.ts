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
  await dropOldRecords(db, new Date(Date.UTC(2031, 6, 1)));
  expect(await listRecords(db, { organizationId: 'partitioned' }, 10)).toEqual([]);
});
