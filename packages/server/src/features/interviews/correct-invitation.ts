import type { Tx } from '../../platform/db/db.ts';
import type { IdSource } from '../../platform/ids.ts';
import { InterviewNotFoundError, MoveRefusedError } from './errors.ts';
import type { Interview } from './interview.ts';
import { findInterview } from './interview-store.ts';
import { renewLink } from './manage-interview.ts';
import { nameCandidate } from './name-candidate.ts';

/**
 * Another address for an invitation that was not begun, with another link: whoever got the former one by mistake has none.
 *
 * @throws {MoveRefusedError} once it was begun or is over, and where a CV hangs on the candidate of the former address
 */
export async function correctInvitation(
  tx: Tx,
  deps: { ids: IdSource },
  { accountId, door, id }: Pick<Interview, 'accountId' | 'door' | 'id'>,
  email: string,
): Promise<Interview> {
  await renewLink(tx, { accountId, door, interviewId: id });
  const interview = await findInterview(tx, id);
  if (interview === null) throw new InterviewNotFoundError();
  if (interview.status !== 'SCHEDULED' || interview.cvIntakeId !== null)
    throw new MoveRefusedError(interview.status, 'SCHEDULED');
  await nameCandidate(tx, deps.ids, interview, email);
  return (await findInterview(tx, id)) ?? interview;
}
