import { z } from 'zod';
import { doubling, type TaskKind } from '../../../platform/tasks/tasks.ts';

export type FinishConversationPayload = { interviewId: string };

/**
 * Reads a conversation that ended before its summary once more: its last words may have come without an answer being
 * taken, and nothing will be asked any more.
 */
export const finishConversationTask: TaskKind<FinishConversationPayload> = {
  queue: 'finish-conversation',
  payload: z.strictObject({ interviewId: z.string() }),
  maxAttempts: 8,
  backoffMs: doubling(1_000, 600_000),
  concurrency: 2,
  timeoutMs: 120_000,
};
