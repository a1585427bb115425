import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Report, ReportContent } from './report.ts';

/** Reports are never changed: a new one gets the next number. */
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

/** The newest report of an interview. */
export async function latestReport(db: Queryable, interviewId: Id<'interview'>): Promise<Report | null> {
  const [row] = await db.query<Report>(
    'select interview_id as "interviewId", no, at, content from reports where interview_id = $1 order by no desc limit 1',
    [interviewId],
  );
  return row ?? null;
}

export type Review = {
  reviewer: string;
  scores: Record<string, number>;
  note: string;
  decision: string | null;
  at: Date;
};

export function listReviews(db: Queryable, interviewId: Id<'interview'>): Promise<Review[]> {
  return db.query<Review>(
    'select reviewer, scores, note, decision, at from reviews where interview_id = $1 order by id',
    [interviewId],
  );
}

export async function insertReview(tx: Tx, id: string, interviewId: Id<'interview'>, review: Review): Promise<void> {
  await tx.query(
    'insert into reviews (id, interview_id, reviewer, scores, note, decision, at) values ($1, $2, $3, $4, $5, $6, $7)',
    [id, interviewId, review.reviewer, JSON.stringify(review.scores), review.note, review.decision, review.at],
  );
}
