import { z } from 'zod';
import type { Mail } from '../../../platform/mail/mail.ts';
import { doubling, type TaskHandler, type TaskKind } from '../../../platform/tasks/tasks.ts';

export const eraseMailsTask: TaskKind<{ about: string[] }> = {
  queue: 'erase-mails',
  payload: z.strictObject({ about: z.array(z.string()) }),
  maxAttempts: 20,
  backoffMs: doubling(2_000, 3_600_000),
  concurrency: 1,
  timeoutMs: 60_000,
};

export function createEraseMailsHandler(deps: { mail: Mail }): TaskHandler<{ about: string[] }> {
  return ({ about }) => deps.mail.forget(about);
}
