import type { Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { findInterview } from '../interviews/index.ts';
import { type PostDeps, postMail } from '../mails/index.ts';
import { RequestClosedError, RequestNotFoundError } from './errors.ts';
import type { CandidateRequest } from './request.ts';
import { closeRequest, lockRequest, setAssignee } from './request-store.ts';

/** A request of an account; another account's is as unknown as none. */
export type RequestRef = { accountId: Id<'account'>; id: Id<'request'> | null };

/** Why an answer is not mailed. */
export type NotMailed = 'NO_MAIL_SERVER' | 'NO_ADDRESS' | 'TEST_ACCOUNT';

/** Locked, so that two who answer at once do not both. @throws {RequestsErrors} */
async function lockOpen(tx: Tx, { accountId, id }: RequestRef): Promise<CandidateRequest> {
  const request = id === null ? null : await lockRequest(tx, id);
  if (request === null || request.accountId !== accountId) throw new RequestNotFoundError();
  if (request.state !== 'open') throw new RequestClosedError(request.state);
  return request;
}

/**
 * Answers: by mail to the candidate where there is a mail server and an address.
 *
 * @returns the id of the mail, or why there is none
 * @throws {RequestsErrors}
 */
export async function answerRequest(
  tx: Tx,
  deps: PostDeps & { sendsMail: boolean },
  ref: RequestRef,
  text: string,
): Promise<{ mailId: Id<'mail'> | null; notMailed: NotMailed | null }> {
  const { id, interviewId, accountId } = await lockOpen(tx, ref);
  await closeRequest(tx, id, { state: 'answered', answer: text, at: new Date(deps.clock.now()) });
  if (!deps.sendsMail) return { mailId: null, notMailed: 'NO_MAIL_SERVER' };
  const interview = await findInterview(tx, interviewId);
  if (interview?.email == null) return { mailId: null, notMailed: 'NO_ADDRESS' };
  const mailId = await postMail(tx, deps, { kind: 'request-answer', interviewId, accountId, about: id });
  return { mailId, notMailed: mailId === null ? 'TEST_ACCOUNT' : null };
}

/** Closes without an answer, for a reason that stays with it. The candidate is told nothing. @throws {RequestsErrors} */
export async function dismissRequest(
  tx: Tx,
  deps: Pick<PostDeps, 'clock'>,
  ref: RequestRef,
  reason: string,
): Promise<void> {
  const { id } = await lockOpen(tx, ref);
  await closeRequest(tx, id, { state: 'dismissed', answer: reason, at: new Date(deps.clock.now()) });
}

/** Says who has it in hand; null: nobody. @throws {RequestsErrors} */
export async function assignRequest(tx: Tx, ref: RequestRef, assignee: string | null): Promise<void> {
  const { id } = await lockOpen(tx, ref);
  await setAssignee(tx, id, assignee);
}
