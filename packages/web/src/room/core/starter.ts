import type { RoomState } from '@colloquy/contract/room';
import type { Prompt } from './answer-slot.ts';

type Transcript = NonNullable<RoomState['conversation']>['transcript'];

/** The text that an exercise gives to begin with, in the line ends of a field; null where the field opens empty. */
export function starterOf({ question }: Prompt): string | null {
  if (question === null || question.answerForm !== 'code' || question.starter === null) return null;
  return question.starter.trim() === '' ? null : question.starter.replace(/\r\n?/g, '\n');
}

/** Whether the standing question has no answer yet: a follow-up to it opens with an empty field. */
export function isUnanswered(prompt: Prompt, transcript: Transcript): boolean {
  const question = prompt.question?.text.trim();
  if (question === undefined) return false;
  const asked = transcript.findIndex(({ speaker, text }) => speaker === 'interviewer' && text.includes(question));
  if (asked === -1) return prompt.kind !== 'follow-up';
  return !transcript.slice(asked).some(({ speaker }) => speaker === 'candidate');
}
