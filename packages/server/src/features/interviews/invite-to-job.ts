import type { Tx } from '../../platform/db/db.ts';
import { type CvIntake, registerCandidate } from '../candidates/index.ts';
import { latestBlueprint } from '../interviewers/index.ts';
import { type Job, requireOpen } from '../jobs/index.ts';
import { createInterview, type NewInterview } from './create-interview.ts';
import type { Interview } from './interview.ts';

/** Who is invited, as whoever invites calls them. */
export type Invitee = { email: string; name: string | null; cvLink?: string | null };

/**
 * Invites somebody to a job: the candidate of the account, with the plan that is published now.
 *
 * @throws {JobClosedError}
 */
export async function inviteToJob(
  tx: Tx,
  deps: Parameters<typeof registerCandidate>[1] & Parameters<typeof createInterview>[1],
  job: Job,
  { email, name, cvLink = null }: Invitee,
  own: Pick<NewInterview, 'externalId' | 'linkDays' | 'returnUrl' | 'metadata'> = {},
): Promise<{ interview: Interview; intake: CvIntake | null }> {
  requireOpen(job);
  const { id: jobId, accountId, interviewerId, language } = job;
  const { candidateId, intake } = await registerCandidate(tx, deps, { accountId, email, cvLink });
  const plan = await latestBlueprint(tx, interviewerId, language);
  const interview = await createInterview(tx, deps, {
    ...own,
    accountId,
    door: 'HIRING',
    jobId,
    interviewerId,
    blueprintVersionId: plan?.id ?? null,
    language,
    candidateId,
    email,
    givenName: name,
    cvIntakeId: intake?.id ?? null,
  });
  return { interview, intake };
}
