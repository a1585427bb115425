import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Report, ReportContent } from './report.ts';

/** Reports are never changed: a new one gets the next number. The interview is locked by the caller. */
export async function insertReport(
  tx: Tx,
  interviewId: Id<'interview'>,
  blueprintVersionId: string,
  content: ReportContent,
  at: Date,
): Promise<number> {
  const [row] = await tx.query<{ no: number }>(
    `insert into reports (interview_id, no, blueprint_version_id, engine, content, at)
     select $1, coalesce(max(no), 0) + 1, $2, $3, $4, $5 from reports where interview_id = $1 returning no`,
    [interviewId, blueprintVersionId, JSON.stringify(content.engine), JSON.stringify(content), at],
  );
  if (!row) throw new Error('a report was not inserted');
  return row.no;
}

/**
 * One report of an interview: the one with this number, or the official one. That is the newest, and once a person has
 * assessed it, it stays the one that they had before them: later ones be next to it. Of a first assessment that does
 * not say which report it read, that is taken to be the newest of its time.
 */
export async function findReport(
  db: Queryable,
  interviewId: Id<'interview'>,
  no: number | null = null,
): Promise<Report | null> {
  const [row] = await db.query<Report>(
    `select r.interview_id as "interviewId", r.no, r.at, r.content from reports r
     left join (select report_no, at from reviews where interview_id = $1 order by at, id limit 1) f on true
     cross join lateral (select coalesce(r.no = f.report_no, r.at <= f.at, true) as is_read) o
     where r.interview_id = $1 and ($2::int is null or r.no = $2)
     order by o.is_read desc, case when o.is_read then r.no else -r.no end desc limit 1`,
    [interviewId, no],
  );
  return row ?? null;
}

/** The number of the newest report; 0 where there is none. */
export async function newestReportNo(db: Queryable, interviewId: Id<'interview'>): Promise<number> {
  const [row] = await db.query<{ no: number }>(
    'select coalesce(max(no), 0) as no from reports where interview_id = $1',
    [interviewId],
  );
  return row?.no ?? 0;
}

/** Number and instant of every report of an interview, oldest first. */
export function listReports(db: Queryable, interviewId: Id<'interview'>): Promise<{ no: number; at: Date }[]> {
  return db.query('select no, at from reports where interview_id = $1 order by no', [interviewId]);
}
