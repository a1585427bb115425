import type { Tx } from '../../platform/db/db.ts';
import type { IdSource } from '../../platform/ids.ts';
import { emailKey } from '../candidates/index.ts';
import { dropConsents } from './consent-store.ts';
import { InterviewNotFoundError, MoveRefusedError } from './errors.ts';
import type { Interview } from './interview.ts';
import { findInterview } from './interview-store.ts';
import { renewLink } from './manage-interview.ts';
import { nameCandidate } from './name-candidate.ts';

/**
 * Another address for an invitation that was not begun, with another link: whoever got the former one by mistake has none.
 * Where it is somebody else's, that the page was opened and what was consented to there are gone: neither was the
 * candidate's. What else they did hangs on other features; see `isOther`.
 *
 * @returns `isOther` where the address is another person's: then nothing that was done with the former link counts
 * @throws {MoveRefusedError} once it was begun or is over, and where a CV hangs on the candidate of the former address
 */
export async function correctInvitation(
  tx: Tx,
  deps: { ids: IdSource },
  { accountId, door, id }: Pick<Interview, 'accountId' | 'door' | 'id'>,
  email: string,
): Promise<{ interview: Interview; isOther: boolean }> {
  await renewLink(tx, { accountId, door, interviewId: id });
  const interview = await findInterview(tx, id);
  if (interview === null) throw new InterviewNotFoundError();
  if (interview.status !== 'SCHEDULED' || interview.cvIntakeId !== null)
    throw new MoveRefusedError(interview.status, 'SCHEDULED');
  await nameCandidate(tx, deps.ids, interview, email);
  const isOther = interview.email === null || emailKey(interview.email) !== emailKey(email);
  if (isOther) {
    await dropConsents(tx, id);
    await tx.query('update interviews set opened_at = null where id = $1', [id]);
  }
  return { interview: (await findInterview(tx, id)) ?? interview, isOther };
}
