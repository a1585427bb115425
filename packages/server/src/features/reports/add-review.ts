import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import { InterviewNotFoundError, lockInterview } from '../interviews/index.ts';
import { findReport } from './report-store.ts';
import { type NewReview, type Review, sameReview, sameReviewer } from './review.ts';
import { insertReview, listReviews } from './review-store.ts';

/** Enough for every panel; a holder of a link cannot fill the table. */
export const MAX_REVIEWS = 200;

/** The report does not assess a competency of this key. */
export class UnknownCompetencyError extends AppError {
  readonly kind = 'unknown-competency';
  readonly keys: string[];

  constructor(keys: string[]) {
    super('the report has no such competency');
    this.keys = keys;
  }
}

/** The interview has no report of this number. */
class UnknownReportError extends AppError {
  readonly kind = 'unknown-report';

  constructor(no: number) {
    super(`there is no report ${no}`);
  }
}

/** A review that holds neither a score nor a note nor a decision. */
export class EmptyReviewError extends AppError {
  readonly kind = 'empty-review';

  constructor() {
    super('give a score, a note or a decision');
  }
}

export class TooManyReviewsError extends AppError {
  readonly kind = 'too-many-reviews';

  constructor() {
    super(`a report takes at most ${MAX_REVIEWS} reviews`);
  }
}

export type ReviewErrors = UnknownCompetencyError | UnknownReportError | EmptyReviewError | TooManyReviewsError;

/**
 * Adds a person's assessment; nothing is ever changed. A reviewer who sends again what they said last adds nothing, so
 * that a repeated request counts once. Gives all reviews, oldest first.
 *
 * @throws {InterviewNotFoundError} also when there is no report yet
 * @throws {UnknownCompetencyError} @throws {UnknownReportError} @throws {EmptyReviewError} @throws {TooManyReviewsError}
 */
export async function addReview(
  tx: Tx,
  deps: { ids: IdSource; clock: Clock },
  interviewId: Id<'interview'>,
  input: NewReview,
): Promise<Review[]> {
  const given: NewReview = { ...input, reviewer: input.reviewer.trim(), note: input.note.trim() };
  if (Object.keys(given.scores).length === 0 && given.note === '' && given.decision === null) {
    throw new EmptyReviewError();
  }
  const interview = await lockInterview(tx, interviewId);
  const official = interview === null ? null : await findReport(tx, interviewId);
  if (official === null) throw new InterviewNotFoundError();
  const no = given.reportNo ?? official.no;
  const report = no === official.no ? official : await findReport(tx, interviewId, no);
  if (report === null) throw new UnknownReportError(no);
  const known = new Set(report.content.competencies.map(({ key }) => key));
  const unknown = Object.keys(given.scores).filter((key) => !known.has(key));
  if (unknown.length > 0) throw new UnknownCompetencyError(unknown);
  const reviews = await listReviews(tx, interviewId);
  const last = reviews.findLast((review) => sameReviewer(review, given));
  if (last !== undefined && sameReview(last, given)) return reviews;
  if (reviews.length >= MAX_REVIEWS) throw new TooManyReviewsError();
  const review: Review = { ...given, id: deps.ids.next<'review'>(), at: new Date(deps.clock.now()) };
  await insertReview(tx, interviewId, review);
  return [...reviews, review];
}
