import type { Id } from '../../platform/ids.ts';

/** What a person can decide. Nothing in the product proposes or takes one of them. */
export type Decision = 'take-further' | 'hold' | 'do-not-take-further';

/** A person's own assessment: whole numbers 1 to 5 by competency key, a note, a decision. */
export type NewReview = {
  reviewer: string;
  scores: Record<string, number>;
  note: string;
  decision: Decision | null;
  /** Number of the report that was read for it; absent or null where that was not said. */
  reportNo?: number | null;
  /** Known of who assesses in the console; a name that was typed has none. */
  personId?: Id<'person'> | null;
};

/** As stored: never changed. */
export type Review = NewReview & { id: Id<'review'>; at: Date };

export type Disagreement = { competencies: { key: string; low: number; high: number }[]; decisions: boolean };

/** A reviewer's newest review stands for them; earlier ones stay readable. */
export function isCurrent(review: Review, all: readonly Review[]): boolean {
  return all.findLast((other) => sameReviewer(other, review)) === review;
}

/** Where the current reviews of several people differ: another score on a competency, another decision. */
export function disagreement(reviews: readonly Review[]): Disagreement {
  const current = reviews.filter((review) => isCurrent(review, reviews));
  const keys = new Set(current.flatMap(({ scores }) => Object.keys(scores)));
  const competencies = [...keys].flatMap((key) => {
    const given = current.flatMap(({ scores }) => scores[key] ?? []);
    const low = Math.min(...given);
    const high = Math.max(...given);
    return high > low ? [{ key, low, high }] : [];
  });
  const decisions = new Set(current.flatMap(({ decision }) => decision ?? []));
  return { competencies, decisions: decisions.size > 1 };
}

/** Whether both say the same in the same name. */
export function sameReview(a: NewReview, b: NewReview): boolean {
  const keys = new Set([...Object.keys(a.scores), ...Object.keys(b.scores)]);
  return (
    sameReviewer(a, b) &&
    a.note === b.note &&
    a.decision === b.decision &&
    [...keys].every((key) => a.scores[key] === b.scores[key])
  );
}

type Reviewer = Pick<NewReview, 'reviewer' | 'personId'>;

/** A person is the same under every name; names that were typed are compared without regard to case, width and outer blanks. */
export function sameReviewer(a: Reviewer, b: Reviewer): boolean {
  const [one, other] = [a.personId ?? null, b.personId ?? null];
  if (one !== null || other !== null) return one === other;
  return fold(a.reviewer) === fold(b.reviewer);
}

function fold(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
