import type { PromptName, PromptReply } from '@colloquy/content/schema/prompt';
import { OutsideError } from '../../platform/errors.ts';
import type { Answer } from './ask-model.ts';

/** How a background task asks: its own attempts are the repeats, and one repair has as long as the first try. */
export function askedByTask({ callMs }: { callMs: number }, signal: AbortSignal) {
  return { sample: 1, callMs, deadlineAt: Date.now() + 2 * callMs, signal, mayFallBack: true };
}

/**
 * The reply of a question that a task asked; null where there will be none.
 *
 * @throws {OutsideError} where the same question may be answered later
 */
export function usedByTask<Name extends PromptName>(answer: Answer<Name>): PromptReply<Name> | null {
  if (answer.kind === 'unavailable' && answer.retryable)
    throw new OutsideError('The language model is away.', { retryable: true });
  return answer.kind === 'used' ? answer.reply : null;
}
