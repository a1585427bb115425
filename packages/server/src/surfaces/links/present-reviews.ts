import type { ReportForm, ReviewsForm } from '@colloquy/contract/links';
import { disagreement, isCurrent, type Review } from '../../features/reports/index.ts';
import { toInstant } from '../../platform/clock.ts';
import { withoutAssignees } from './present-wishes.ts';

/** @param shown those of `all` that may be seen here */
export function presentReviews(shown: readonly Review[], all: readonly Review[]): ReviewsForm {
  return {
    reviews: shown.map((review) => ({
      id: review.id,
      reviewer: review.reviewer,
      verified: review.personId != null,
      scores: review.scores,
      note: review.note,
      decision: review.decision,
      at: toInstant(review.at.getTime()),
      current: isCurrent(review, all),
    })),
    disagreement: disagreement(shown),
    withheld: all.length - shown.length,
  };
}

/** The same report for whoever it is handed to: what people think of it does not lead them, no name of who answers leaves. */
export function toHandOn(form: ReportForm): ReportForm {
  return {
    ...form,
    personRequests: withoutAssignees(form.personRequests),
    reviews: [],
    disagreement: { competencies: [], decisions: false },
    withheld: form.withheld + form.reviews.length,
  };
}
