import type { Db, Queryable, Tx } from '../../platform/db/db.ts';
import { ERASED } from '../request-log/index.ts';
import { NAMING_RECORDS, type TracedPerson, traceParams } from './traces.ts';

/** What is masked already before the erasure takes its lock. */
export type MaskedEarlier = {
  person: TracedPerson;
  /** Records of requests that began before are masked, or lose their text when they are stored. */
  since: Date;
  count: number;
};

type Place = { at: Date; id: string };

const FIRST: Place = { at: new Date(0), id: '00000000-0000-0000-0000-000000000000' };
/** Others wait for one slice at most: about that long, in milliseconds. */
const SLICE_MS = 20;
const [FEWEST, MOST] = [10, 2_000];

/**
 * Runs a statement over all request records up to `until`, slice by slice: between two slices everybody else has a turn.
 * Slices become as long as they may be. `run` gets the place after which a slice begins and the last one in it, and gives
 * back whether to go on.
 */
async function inSlices(
  db: Queryable,
  from: Date,
  until: Date,
  run: (after: Place, last: Place) => Promise<boolean>,
): Promise<void> {
  let after: Place = { ...FIRST, at: new Date(Math.max(FIRST.at.getTime(), from.getTime() - 1)) };
  let length = 50;
  for (;;) {
    const [last] = await db.query<Place>(
      `select at, id from request_records where at >= $1 and (at, id) > ($1, $2::uuid) and at < $3
       order by at, id offset $4 limit 1`,
      [after.at, after.id, until, length - 1],
    );
    const began = performance.now();
    const goesOn = await run(after, last ?? { at: until, id: FIRST.id });
    if (last === undefined || !goesOn) return;
    after = last;
    const tookMs = Math.max(1, performance.now() - began);
    length = Math.round(Math.min(MOST, Math.max(FEWEST, Math.min(length * 4, (length * SLICE_MS) / tookMs))));
  }
}

const IN_SLICE = `r.at >= $10 and (r.at, r.id) > ($10, $11::uuid) and (r.at, r.id) <= ($12, $13::uuid)`;

const masking = (
  where: string,
  mask: string,
): string => `with named as materialized (select r.at, r.id from ${NAMING_RECORDS} and ${where})
  update request_records set
    request_body = case when request_body is null then null else ${mask} end,
    response_body = case when response_body is null then null else ${mask} end,
    error = case when error is null then null else ${mask} end, query = '', path = coalesce(route, ${mask})
  from named where request_records.at = named.at and request_records.id = named.id
  returning 1`;

const MASK_SLICE = masking(IN_SLICE, '$14::text');
const MASK_SINCE = masking('r.at >= $10', '$11::text');

/** Masks slice by slice what is stored of requests that began from `from` up to `until`; gives back how many. */
export async function maskSlices(db: Db, person: TracedPerson, from: Date, until: Date): Promise<number> {
  const params = traceParams(person);
  let count = 0;
  await inSlices(db, from, until, async (after, last) => {
    count += (await db.query(MASK_SLICE, [...params, after.at, after.id, last.at, last.id, ERASED])).length;
    return true;
  });
  return count;
}

/** Masks in one statement what is stored of requests that began from `since` on; gives back how many. */
export async function maskSince(tx: Tx, person: TracedPerson, since: Date): Promise<number> {
  return (await tx.query(MASK_SINCE, [...traceParams(person), since, ERASED])).length;
}

type NamingRecord = {
  at: Date;
  method: string;
  path: string;
  query: string;
  status: number;
  requestBody: string | null;
  responseBody: string | null;
};

const FIND_SLICE = `select r.at, r.method, r.path, r.query, r.status, r.request_body as "requestBody", r.response_body as "responseBody"
  from ${NAMING_RECORDS} and ${IN_SLICE} order by r.at, r.id limit $14`;

/** The oldest records that name the person, `most` of them. */
export async function findNaming(
  db: Queryable,
  person: TracedPerson,
  until: Date,
  most: number,
): Promise<NamingRecord[]> {
  const params = traceParams(person);
  const found: NamingRecord[] = [];
  await inSlices(db, FIRST.at, until, async (after, last) => {
    const slice = [...params, after.at, after.id, last.at, last.id, most - found.length];
    found.push(...(await db.query<NamingRecord>(FIND_SLICE, slice)));
    return found.length < most;
  });
  return found;
}

/** Whether everything that one person is traced by traces the other, too. */
export function isTraced(person: TracedPerson, by: TracedPerson): boolean {
  const within = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one));
  return within(person.ids, by.ids) && within(person.emails, by.emails) && within(person.names, by.names);
}
