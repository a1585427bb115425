import type { ReviewsForm } from '@colloquy/contract/links';
import { disagreement, isCurrent, type Review } from '../../features/reports/index.ts';
import { toInstant } from '../../platform/clock.ts';

export function presentReviews(reviews: readonly Review[]): ReviewsForm {
  return {
    reviews: reviews.map((review) => ({
      id: review.id,
      reviewer: review.reviewer,
      scores: review.scores,
      note: review.note,
      decision: review.decision,
      at: toInstant(review.at.getTime()),
      current: isCurrent(review, reviews),
    })),
    disagreement: disagreement(reviews),
  };
}
