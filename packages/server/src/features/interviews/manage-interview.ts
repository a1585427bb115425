import type { Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { InterviewNotFoundError } from './errors.ts';
import type { Interview, InterviewChannel } from './interview.ts';
import { lockInterview } from './interview-store.ts';
import { abortInterview, type MoveDeps, refusal } from './move-interview.ts';

/** The account and the surface that an interview was made by. */
type Owner = { accountId: Id<'account'>; door: InterviewChannel; interviewId: Id<'interview'> | null };

/** The account's interview, locked; another account's or another surface's is as unknown as none. */
async function ownInterview(tx: Tx, { accountId, door, interviewId }: Owner): Promise<Interview> {
  const interview = interviewId === null ? null : await lockInterview(tx, interviewId);
  if (interview === null || interview.accountId !== accountId || interview.door !== door)
    throw new InterviewNotFoundError();
  return interview;
}

/** The account withdraws the invitation. @throws {MoveRefusedError} once it was begun or is over */
export async function cancelInterview(tx: Tx, deps: MoveDeps, owner: Owner): Promise<void> {
  const interview = await ownInterview(tx, owner);
  if (interview.statusReason === 'CANCELLED') return;
  if (interview.status !== 'SCHEDULED') throw refusal(deps, interview, 'CANDIDATE_ABORTED', 'account');
  await abortInterview(tx, deps, interview, 'account', 'CANCELLED');
}

/** A new version of the link: the old one opens nothing any more. */
export async function renewLink(tx: Tx, owner: Owner): Promise<void> {
  const interview = await ownInterview(tx, owner);
  await tx.query('update interviews set link_version = link_version + 1 where id = $1', [interview.id]);
  tx.notify('room', interview.id);
}

/** Stretches every timer; the sweeps read the factor again before they act. */
export async function setTimeFactor(tx: Tx, owner: Owner, timeFactor: number): Promise<void> {
  const interview = await ownInterview(tx, owner);
  await tx.query('update interviews set time_factor = $2 where id = $1', [interview.id, timeFactor]);
  tx.notify('room', interview.id);
}
