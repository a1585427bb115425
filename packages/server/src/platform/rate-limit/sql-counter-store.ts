import type { Queryable } from '../db/db.ts';
import { InvariantError } from '../errors.ts';
import { createBatchingStore } from './batching-store.ts';
import type { CounterRow } from './memory-counter-store.ts';
import type { RateCounterStore } from './rate-counter-store.ts';
import { WINDOWS, type Window } from './windows.ts';

/** Anything that runs a statement: the database or an open transaction of it. */
export type Queries = Pick<Queryable, 'query'>;

/**
 * The table behind these statements, made by a migration. Column pairs: begin of a window, calls taken in it. A row is
 * rewritten at every call: half of each page is left free so that this happens within the page.
 */
export const RATE_COUNTERS_TABLE = `create table rate_counters (
  identity text primary key,
  second_at timestamptz not null, second_count bigint not null,
  minute_at timestamptz not null, minute_count bigint not null,
  day_at timestamptz not null, day_count bigint not null,
  month_at timestamptz not null, month_count bigint not null,
  year_at timestamptz not null, year_count bigint not null,
  granted bigint not null default 0
) with (fillfactor = 50)`;

const PARAMETER: Record<Window, number> = { second: 2, minute: 3, day: 4, month: 5, year: 6 };
const list = (make: (window: Window) => string, separator = ', '): string => WINDOWS.map(make).join(separator);

/** Calls taken by the window that holds the judged instant, before this call. */
const usedNow = (window: Window): string =>
  `(case when r.${window}_at >= excluded.${window}_at then r.${window}_count else 0 end)`;
/** Of the calls asked for as many as every window leaves; a window without a limit is null and does not count. */
const granted = `greatest(0, least($8::bigint, ${list((window) => `$${PARAMETER[window]}::bigint - ${usedNow(window)}`)}))`;
const grantedAtFirst = `greatest(0, least($8::bigint, ${list((window) => `$${PARAMETER[window]}::bigint`)}))`;

/**
 * Calls over all windows in one statement: $1 identity, $2 to $6 limits (null for none), $7 the instant (null for the
 * database's clock), $8 how many calls. A statement that grants none writes the row too, unchanged but for windows that
 * have ended: so the answer comes from the row as it was locked, and no second look can contradict it. `greatest` and
 * `>=`: a statement that waited for the lock over the edge of a window must not reopen the newer one.
 */
const TAKE = `insert into rate_counters as r
  (identity, ${list((window) => `${window}_at, ${window}_count`)}, granted)
select $1, ${list((window) => `date_trunc('${window}', at, 'UTC'), fresh.granted`)}, fresh.granted
from (select coalesce($7::timestamptz, clock_timestamp()) as at, ${grantedAtFirst} as granted) as fresh
on conflict (identity) do update set
  ${list((window) => `${window}_at = greatest(r.${window}_at, excluded.${window}_at), ${window}_count = ${usedNow(window)} + ${granted}`, ',\n  ')},
  granted = ${granted}
returning granted, extract(epoch from second_at) as second_epoch, ${list((window) => `${window}_count`)}`;

/**
 * Writes counter rows behind, any number in one statement; $1 identities, then begins (epoch seconds) and counts of each
 * window. Never goes back.
 */
const SAVE = `insert into rate_counters as r
  (identity, ${list((window) => `${window}_at, ${window}_count`)})
select identity, ${list((window) => `to_timestamp(${window}_epoch), ${window}_count`)}
from unnest($1::text[], ${list((_window, i = WINDOWS.indexOf(_window)) => `$${2 + 2 * i}::double precision[], $${3 + 2 * i}::bigint[]`)})
  as given (identity, ${list((window) => `${window}_epoch, ${window}_count`)})
on conflict (identity) do update set
  ${list(
    (window) => `${window}_at = greatest(r.${window}_at, excluded.${window}_at),
  ${window}_count = case when r.${window}_at > excluded.${window}_at then r.${window}_count
    when r.${window}_at < excluded.${window}_at then excluded.${window}_count
    else greatest(r.${window}_count, excluded.${window}_count) end`,
    ',\n  ',
  )}`;

const LOAD = `select identity, ${list((window) => `extract(epoch from ${window}_at) as ${window}_epoch, ${window}_count`)}
from rate_counters where year_at >= date_trunc('year', clock_timestamp(), 'UTC')`;

/** Counts in PostgreSQL, with its clock. `now` (epoch ms) replaces that clock in tests. */
export function createSqlCounterStore(db: Queries, now: () => number | null = () => null): RateCounterStore {
  return createBatchingStore(now, async (identity, limits, calls, at) => {
    const values = WINDOWS.map((window) => limits[window] ?? null);
    const instant = at === null ? null : new Date(at).toISOString();
    const [row] = await db.query(TAKE, [identity, ...values, instant, calls]);
    if (!row) throw new InvariantError('The counter statement gave no row.');
    const accepted = numberIn(row, 'granted');
    const before = (window: Window): number => numberIn(row, `${window}_count`) - accepted;
    return {
      used: {
        second: before('second'),
        minute: before('minute'),
        day: before('day'),
        month: before('month'),
        year: before('year'),
      },
      accepted,
      judgedAt: numberIn(row, 'second_epoch') * 1000,
    };
  });
}

/** Writes rows of the memory store behind, each identity once; inside the caller's transaction if `db` is one. */
export async function saveCounters(db: Queries, rows: readonly CounterRow[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = WINDOWS.flatMap((window) => [
    rows.map(({ counters }) => counters[window].start / 1000),
    rows.map(({ counters }) => counters[window].count),
  ]);
  await db.query(SAVE, [rows.map(({ identity }) => identity), ...columns]);
}

/** The rows of this year, for the memory store at start. */
export async function loadCounters(db: Queries): Promise<CounterRow[]> {
  const rows = await db.query(LOAD, []);
  return rows.map((row) => {
    const counter = (window: Window) => ({
      start: numberIn(row, `${window}_epoch`) * 1000,
      count: numberIn(row, `${window}_count`),
    });
    const counters = {
      second: counter('second'),
      minute: counter('minute'),
      day: counter('day'),
      month: counter('month'),
      year: counter('year'),
    };
    return { identity: String(row.identity), counters };
  });
}

function numberIn(row: Record<string, unknown>, column: string): number {
  const value = Number(row[column]);
  if (!Number.isFinite(value)) throw new InvariantError(`The counter column ${column} is no number.`);
  return value;
}
