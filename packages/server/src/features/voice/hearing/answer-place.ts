import type { DialogueState } from '../../dialogue/index.ts';

/** So long a silence ends a piece of speech. */
export const PAUSE_MS = 700;

/** Where the pieces of an answer are: after the last answer in the log, and on which side of the question that stands. */
export type AnswerPlace = { afterSeq: number; asked: { at: Date; side: 'before' | 'since' } | null };

/**
 * A piece that comes late belongs to what it was said to: in the page by the question that stood when its pause was over,
 * and so here. The follow-ups to a question are one with it.
 *
 * @param promptId what is answered, where that may be an earlier question than the one that stands
 */
export function answerPlace(
  state: DialogueState | null,
  { timeFactor }: { timeFactor: number },
  promptId = Number.POSITIVE_INFINITY,
): AnswerPlace {
  const { answeredAt = 0, asked } = state ?? {};
  if (asked === undefined) return { afterSeq: answeredAt, asked: null };
  const at = new Date(asked.at - PAUSE_MS * timeFactor);
  return { afterSeq: answeredAt, asked: { at, side: promptId < asked.promptId ? 'before' : 'since' } };
}
