import { isDataFault, only, type Queryable } from '../../platform/db/db.ts';
import { awaitErasure, type ErasureState, erasedFrom, type Tombstones } from '../../platform/db/tombstones.ts';
import type { ExchangeRecord } from '../../platform/http/exchange.ts';
import type { Log } from '../../platform/log.ts';
import { maskRecord, namedInRecord } from './named-in-record.ts';

const COLUMNS = `at, id, request_id, key_id, user_id, organization_id, method, route, path, query, request_body,
  request_bytes, request_sha256, response_body, status, error, duration_ms`;

const TYPES = `timestamptz uuid text uuid text text text text text text text int bytea text int text real`.split(' ');

/** Inserts unless something was erased since the oldest began, and says which: in one trip to the database. */
const guarded = (source: string): string => `with erasure as materialized (select erased_since($18, $19) as state),
  done as (insert into request_records (${COLUMNS})
    ${source} where (select state from erasure) = 'none' on conflict do nothing)
  select state from erasure`;

const INSERT_ONE = guarded(`select ${TYPES.map((type, index) => `$${index + 1}::${type}`).join(', ')}`);
const INSERT_MANY = guarded(
  `select * from unnest(${TYPES.map((type, index) => `$${index + 1}::${type}[]`).join(', ')}) as record (${COLUMNS})`,
);

/** The database takes no NUL: whatever a caller sent, its record can be stored. */
function storable(text: string | null): string | null {
  return text?.includes('\u0000') ? text.replaceAll('\u0000', '\ufffd') : text;
}

function values(record: ExchangeRecord): unknown[] {
  return [
    new Date(record.at),
    record.id,
    storable(record.requestId),
    record.keyId,
    storable(record.userId),
    storable(record.organizationId),
    storable(record.method),
    storable(record.route),
    storable(record.path),
    storable(record.query),
    storable(record.requestBody),
    record.requestBytes,
    record.requestSha256,
    storable(record.responseBody),
    record.status,
    storable(record.error),
    record.durationMs,
  ];
}

/**
 * Inserts records. Those of requests that were at work while a person was erased, and that name the person, lose their
 * text as the erasure would have taken it.
 *
 * @param wait false where the transaction holds what an erasure may wait for: then nothing is inserted while one is at
 *   work, which false tells
 */
export async function insertRecords(
  db: Queryable,
  erased: Tombstones,
  records: readonly ExchangeRecord[],
  wait: boolean,
): Promise<boolean> {
  const since = erasedFrom(Math.min(...records.map(({ at }) => at)));
  let rows = records;
  let judged = 0;
  for (;;) {
    const state = await insertUnlessErased(db, rows, since, judged);
    if (state === 'none') return true;
    if (state === 'running') {
      if (!wait) return false;
      await awaitErasure(db);
      continue;
    }
    const latest = await erased.latest(db);
    const works = records.map((record) => ({ marks: namedInRecord(record), begunAt: record.at }));
    const isErased = await erased.whichAreErased(db, works);
    rows = records.map((record, index) => (isErased[index] ? maskRecord(record) : record));
    judged = latest;
  }
}

async function insertUnlessErased(
  db: Queryable,
  records: readonly ExchangeRecord[],
  since: Date,
  judged: number,
): Promise<ErasureState> {
  const rows = records.map(values);
  const [first = []] = rows;
  const [text, columns] =
    rows.length === 1 ? [INSERT_ONE, first] : [INSERT_MANY, TYPES.map((_, column) => rows.map((row) => row[column]))];
  const { state } = only(await db.query<{ state: ErasureState }>(text, [...columns, since, judged]));
  return state;
}

/**
 * Inserts in one statement, and one by one when the data of a record is refused (SQLSTATE class 22 or 23: trying again
 * brings nothing). Gives back how many were refused; any other failure is thrown.
 */
export async function insertWhatHolds(
  db: Queryable,
  erased: Tombstones,
  records: readonly ExchangeRecord[],
  log: Log,
): Promise<number> {
  if (records.length === 0) return 0;
  try {
    await insertRecords(db, erased, records, true);
    return 0;
  } catch (error) {
    if (!isDataFault(error)) throw error;
    if (records.length === 1) {
      log.error('request-record-refused', error, { requestId: records[0]?.requestId });
      return 1;
    }
  }
  let refused = 0;
  for (const record of records) refused += await insertWhatHolds(db, erased, [record], log);
  return refused;
}

export type RecordFilter = {
  keyId?: string | undefined;
  organizationId?: string | undefined;
  status?: number | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  before?: { at: Date; id: string } | undefined;
};

export type StoredRecord = Omit<ExchangeRecord, 'at' | 'requestSha256'> & { at: Date; requestSha256: Buffer | null };

/** Newest first, one more than `limit` tells that there are more. */
export function listRecords(db: Queryable, filter: RecordFilter, limit: number): Promise<StoredRecord[]> {
  return db.query<StoredRecord>(
    `select at, id, request_id as "requestId", key_id as "keyId", user_id as "userId", organization_id as "organizationId",
       method, route, path, query, request_body as "requestBody", request_bytes as "requestBytes",
       request_sha256 as "requestSha256", response_body as "responseBody", status, error, duration_ms as "durationMs"
     from request_records
     where ($1::uuid is null or key_id = $1) and ($2::text is null or organization_id = $2) and ($3::int is null or status = $3)
       and ($4::timestamptz is null or at >= $4) and ($5::timestamptz is null or at < $5)
       and ($6::timestamptz is null or (at, id) < ($6, $7::uuid))
     order by at desc, id desc limit $8`,
    [
      filter.keyId ?? null,
      filter.organizationId ?? null,
      filter.status ?? null,
      filter.from ?? null,
      filter.to ?? null,
      filter.before?.at ?? null,
      filter.before?.id ?? null,
      limit,
    ],
  );
}

export async function findRecordTime(db: Queryable, id: string): Promise<Date | null> {
  const [row] = await db.query<{ at: Date }>('select at from request_records where id = $1', [id]);
  return row?.at ?? null;
}

/** Makes the partitions of this and the next month; races with other nodes are harmless. */
export async function ensurePartitions(
  db: Queryable & { script(text: string): Promise<void> },
  now: Date,
): Promise<void> {
  const months = [0, 1].map((ahead) => monthOf(now, ahead));
  const missing = await db.query<{ name: string }>(
    'select name from unnest($1::text[]) name where to_regclass(name) is null',
    [months.map(({ name }) => name)],
  );
  const isMissing = new Set(missing.map(({ name }) => name));
  for (const { name, first, next } of months.filter((month) => isMissing.has(month.name))) {
    // Rows that came before their partition are in the default one: they move along.
    await db.script(
      `begin;
       select pg_advisory_xact_lock(7261453211);
       do $$ begin
         if to_regclass('${name}') is null then
           create table ${name} (like request_records including defaults including constraints);
           with moved as (delete from request_records_default where at >= '${first}' and at < '${next}' returning *)
             insert into ${name} select * from moved;
           alter table request_records attach partition ${name} for values from ('${first}') to ('${next}');
         end if;
       end $$;
       commit;`,
    );
  }
}

/** The partition of a month: its name, its first instant and that of the next month. */
function monthOf(now: Date, ahead: number): { name: string; first: string; next: string } {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
  const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead + 1, 1));
  const name = `request_records_${from.getUTCFullYear()}_${String(from.getUTCMonth() + 1).padStart(2, '0')}`;
  return { name, first: from.toISOString(), next: to.toISOString() };
}

/**
 * Removes records older than the limit; whole months go as a table, once nobody keeps any of them longer.
 *
 * @param longer the limit of organizations that keep records longer
 */
export async function dropOldRecords(
  db: Queryable & { script(text: string): Promise<void> },
  olderThan: Date,
  longer: readonly { organizationId: string; olderThan: Date }[],
): Promise<void> {
  const last = Math.min(olderThan.getTime(), ...longer.map((one) => one.olderThan.getTime()));
  const partitions = await db.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'request_records'::regclass and c.relname ~ '^request_records_\\d{4}_\\d{2}$'`,
  );
  for (const { name } of partitions) {
    const [year, month] = name.slice('request_records_'.length).split('_').map(Number);
    if (year !== undefined && month !== undefined && Date.UTC(year, month, 1) <= last)
      await db.script(`drop table ${name}`);
  }
  await db.query(
    `delete from request_records r where r.at < $1 and not exists (
       select from unnest($2::text[], $3::timestamptz[]) f(organization_id, older_than)
       where f.organization_id = r.organization_id and r.at >= f.older_than)`,
    [olderThan, longer.map((one) => one.organizationId), longer.map((one) => one.olderThan)],
  );
}
