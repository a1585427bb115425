import { type Interview, type Invitee, inviteToJob } from '../../features/interviews/index.ts';
import { findAnyJob } from '../../features/jobs/index.ts';
import type { Id } from '../../platform/ids.ts';
import type { Context } from '../context.ts';

export const ORGANIZATION = 'demo';

export type DemoOpening = { accountId: Id<'account'>; jobId: Id<'job'> };

/** An interview for the demo's opening, on the plan that is published now. */
export function invite(context: Context, { jobId }: DemoOpening, { email, name }: Invitee): Promise<Interview> {
  return context.db.transaction(async (tx) => {
    const job = await findAnyJob(tx, jobId);
    if (job === null) throw new Error('the job of the demo vanished');
    return (await inviteToJob(tx, context, job, { email, name })).interview;
  });
}
