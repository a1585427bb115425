import type { Queryable } from '../../platform/db/db.ts';

/** Calls of the API on one day (UTC): all, those refused as a caller's fault, those that failed as ours. */
export type DayOfCalls = { day: string; total: number; refused: number; failed: number };

/** Of an organization, oldest first; days without any are left out. */
export function callsByDay(db: Queryable, organizationId: string, since: Date): Promise<DayOfCalls[]> {
  return db.query<DayOfCalls>(
    `select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as total,
       count(*) filter (where status between 400 and 499)::int as refused, count(*) filter (where status >= 500)::int as failed
     from request_records where organization_id = $1 and at >= $2 group by 1 order by 1`,
    [organizationId, since],
  );
}
