import type { RoomState } from '@colloquy/contract/room';

export type Prompt = NonNullable<NonNullable<RoomState['conversation']>['prompt']>;

/** What is written in the field: an answer in prose or in code, or a question of the candidate's own. */
export type AnswerForm = 'prose' | 'code' | 'question';

/** Prompts that come to a question that already stands and take nothing from what was written for it. */
const PASSING: Partial<Record<Prompt['kind'], true>> = { nudge: true, offer: true, resume: true };

/** Whether the prompt is said in addition to what was asked, not in its place. */
export function isPassing(prompt: Prompt): boolean {
  return PASSING[prompt.kind] === true;
}

/** After the last question the candidate's own are invited: then no question stands. */
export function answerFormOf(prompt: Prompt | null): AnswerForm {
  if (prompt === null) return 'prose';
  return prompt.question?.answerForm ?? 'question';
}

/**
 * Names what an answer belongs to: two prompts of one slot share the draft. A nudge, an offer or a return from a pause
 * leaves the slot as it is.
 */
export function slotOf(prompt: Prompt, current: string | null): string {
  if (prompt.question !== null) return `question-${prompt.question.number}`;
  if (current !== null && isPassing(prompt)) return current;
  return prompt.kind;
}

/** Two pieces of text of one person, neither lost. */
export function joinTexts(first: string, second: string): string {
  if (first.trim() === '') return second;
  if (second.trim() === '') return first;
  return `${first}\n\n${second}`;
}
