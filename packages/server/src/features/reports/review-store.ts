import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Review } from './review.ts';

/** Every review of an interview, oldest first. */
export function listReviews(db: Queryable, interviewId: Id<'interview'>): Promise<Review[]> {
  return db.query<Review>(
    `select id, reviewer, scores, note, decision, at, report_no as "reportNo", person_id as "personId"
     from reviews where interview_id = $1 order by id`,
    [interviewId],
  );
}

export async function insertReview(tx: Tx, interviewId: Id<'interview'>, review: Review): Promise<void> {
  await tx.query(
    `insert into reviews (id, interview_id, reviewer, scores, note, decision, at, report_no, person_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      review.id,
      interviewId,
      review.reviewer,
      JSON.stringify(review.scores),
      review.note,
      review.decision,
      review.at,
      review.reportNo ?? null,
      review.personId ?? null,
    ],
  );
}
