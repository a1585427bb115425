import type { AtsSystem } from '@colloquy/contract/ats';
import type { Clock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { Sealer } from '../../platform/crypto/sealer.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import type { TaskQueue } from '../../platform/tasks/tasks.ts';
import { emailKey, registerCandidate } from '../candidates/index.ts';
import { type Emit, findInterview, inviteToJob } from '../interviews/index.ts';
import type { Job } from '../jobs/index.ts';
import { inviteByMail } from '../mails/index.ts';
import { AlreadyRunningError, NoMailServerError } from './errors.ts';
import { notifyAts } from './notify.ts';
import { type OrderKind, progressOf } from './order.ts';
import { changeCallback, insertRun, latestRun } from './order-store.ts';

export type PlaceDeps = {
  ids: IdSource;
  clock: Clock;
  queue: TaskQueue;
  emit: Emit;
  sealer: Sealer;
  /** Whether there is a mail server. */
  sendsMail: boolean;
  enqueueCvFetch(tx: Tx, intakeId: string): Promise<void>;
};

export type PlacedOrder = {
  accountId: Id<'account'>;
  system: AtsSystem;
  kind: OrderKind;
  job: Job;
  candidate: { email: string; name: string; cvLink: string | null };
  /** The system's own name of the application. */
  externalId: string | null;
  callback: string;
  /** To call back with; null where the connection has one. */
  key: string | null;
};

/**
 * Makes the interview that a system asks for and mails the candidate. While the candidate's earlier one for the job is not
 * over without a result, no second one is made: Greenhouse gets the same order, Ashby is told.
 *
 * @throws {AlreadyRunningError} of Ashby, while the earlier one runs
 * @throws {JobClosedError} @throws {NoMailServerError}
 */
export async function placeOrder(
  tx: Tx,
  deps: PlaceDeps,
  order: PlacedOrder,
): Promise<{ orderId: Id<'ats-order'>; interviewId: Id<'interview'> }> {
  if (!deps.sendsMail) throw new NoMailServerError();
  const { accountId, system, kind, job, candidate, callback } = order;
  // Of two at once for the same candidate the second sees what the first has made.
  const turn = sha256(`ats ${accountId} ${system} ${job.id} ${emailKey(candidate.email)}`);
  await tx.query('select pg_advisory_xact_lock($1::bigint)', [turn.readBigInt64BE(0).toString()]);
  const { candidateId } = await registerCandidate(tx, deps, { accountId, email: candidate.email, cvLink: null });
  const known = await latestRun(tx, { accountId, system, candidateId, jobId: job.id });
  const interview = known === null ? null : await findInterview(tx, known.interviewId);
  if (known !== null && interview !== null) {
    const progress = progressOf(interview);
    if (progress !== 'over' && (system === 'greenhouse' || kind === 'stage')) {
      await changeCallback(tx, known.id, callback, seal(deps, order, known.id));
      // Whoever asks again has not heard of it.
      if (progress === 'complete' && system === 'greenhouse') await notifyAts(tx, deps, interview);
      return { orderId: known.id, interviewId: known.interviewId };
    }
    if (progress === 'sent' || progress === 'running') throw new AlreadyRunningError();
  }
  // What is there goes on; only a new one asks for an open job.
  const { interview: made } = await inviteToJob(tx, deps, job, candidate, { externalId: order.externalId });
  await inviteByMail(tx, deps, made, true);
  const orderId = deps.ids.next<'ats-order'>();
  await insertRun(tx, {
    id: orderId,
    accountId,
    system,
    kind,
    interviewId: made.id,
    jobId: job.id,
    callback,
    keySealed: seal(deps, order, orderId),
  });
  return { orderId, interviewId: made.id };
}

function seal({ sealer }: PlaceDeps, { key }: PlacedOrder, orderId: Id<'ats-order'>): Uint8Array | null {
  return key === null ? null : sealer.seal(key, orderId);
}
