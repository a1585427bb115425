import { registerCandidate } from '../../features/candidates/index.ts';
import { latestBlueprint } from '../../features/interviewers/index.ts';
import { createInterview, type Interview } from '../../features/interviews/index.ts';
import type { Id } from '../../platform/ids.ts';
import type { Context } from '../context.ts';

export const ORGANIZATION = 'demo';

export type DemoOpening = { accountId: Id<'account'>; jobId: Id<'job'>; interviewerId: Id<'interviewer'> };

/** An interview for the demo's opening. */
export async function invite(
  context: Context,
  { accountId, jobId, interviewerId }: DemoOpening,
  { email, name }: { email: string; name: string },
): Promise<Interview> {
  return context.db.transaction(async (tx) => {
    const plan = await latestBlueprint(tx, interviewerId, 'en');
    const { candidateId } = await registerCandidate(tx, context, { accountId, email, cvLink: null });
    return createInterview(tx, context, {
      accountId,
      door: 'HIRING',
      jobId,
      interviewerId,
      blueprintVersionId: plan?.id ?? null,
      language: 'en',
      candidateId,
      email,
      givenName: name,
      cvIntakeId: null,
    });
  });
}
