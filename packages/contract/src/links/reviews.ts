import { z } from 'zod';
import { instant, text, uuid } from '../shared/index.ts';
import { DECISIONS, REVIEW_NOTE_MAX, REVIEWER_MAX } from './constants.ts';

/** Five steps of the rubric's scale, by competency key. */
const scores = z.record(z.string().min(1).max(100), z.int().min(1).max(5));

/** One person's assessment, as stored: never changed, a second one of the same person takes its place. */
export const review = z
  .strictObject({
    id: uuid,
    /** As the reviewer gave it. */
    reviewer: z.string(),
    /** Whether somebody signed in to the console gave it; a name that was typed behind a link is nobody's for sure. */
    verified: z.boolean(),
    scores,
    note: z.string(),
    /** Null while this reviewer has not decided. */
    decision: z.enum(DECISIONS).nullable(),
    at: instant,
    /** False once the same reviewer has given a newer one. */
    current: z.boolean(),
  })
  .meta({ id: 'Review' });

/** Where the current reviews of several people differ. */
export const disagreement = z.strictObject({
  competencies: z.array(z.strictObject({ key: z.string(), low: z.int().min(1).max(5), high: z.int().min(1).max(5) })),
  /** Whether their decisions differ. */
  decisions: z.boolean(),
});

/** How many assessments there are that are not shown here. */
export const withheld = z.int().min(0);

/** Reply of `GET` and `POST` on a report link's `/reviews`, oldest first: those that the link shows, or the one just given. */
export const reviewsForm = z.strictObject({ reviews: z.array(review), disagreement, withheld }).meta({ id: 'Reviews' });

/** Body of `POST` on a report link's `/reviews`. Says something: a score, a note or a decision. */
export const newReview = z.strictObject({
  reviewer: text(1, REVIEWER_MAX).regex(/^(?=.*\S)[^\p{Cc}]*$/u, 'must be a name in one line'),
  scores: scores.default({}),
  note: text(0, REVIEW_NOTE_MAX).default(''),
  decision: z.enum(DECISIONS).nullable().default(null),
  /** Number of the report that was read for it; null: the one that was the official one. */
  reportNo: z.int().min(1).max(999_999).nullable().default(null),
});

export type Review = z.infer<typeof review>;
export type Disagreement = z.infer<typeof disagreement>;
export type ReviewsForm = z.infer<typeof reviewsForm>;
export type NewReview = z.infer<typeof newReview>;
