import { type Decision, type NewReview, REVIEW_NOTE_MAX, REVIEWER_MAX } from '@colloquy/contract/links';

/** What is in the form. */
export type ReviewDraft = {
  reviewer: string;
  scores: Readonly<Record<string, number>>;
  note: string;
  decision: Decision | null;
};

export const EMPTY_DRAFT: ReviewDraft = { reviewer: '', scores: {}, note: '', decision: null };

export type DraftFault = 'name' | 'empty' | 'length';

/** What keeps a draft from being sent; null when nothing does. */
export function draftFault(draft: ReviewDraft): DraftFault | null {
  const name = draft.reviewer.trim();
  if (name === '') return 'name';
  if ([...name].length > REVIEWER_MAX || [...draft.note.trim()].length > REVIEW_NOTE_MAX) return 'length';
  const says = Object.keys(draft.scores).length > 0 || draft.note.trim() !== '' || draft.decision !== null;
  return says ? null : 'empty';
}

/** @param reportNo number of the report that is on the page */
export function toReview(draft: ReviewDraft, reportNo: number): NewReview {
  return {
    reviewer: draft.reviewer.trim(),
    scores: { ...draft.scores },
    note: draft.note.trim(),
    decision: draft.decision,
    reportNo,
  };
}

/** A score set, or taken back with null. */
export function withScore(draft: ReviewDraft, key: string, score: number | null): ReviewDraft {
  const { [key]: _, ...others } = draft.scores;
  return { ...draft, scores: score === null ? others : { ...others, [key]: score } };
}
