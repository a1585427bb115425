import type { Clock } from '../../../platform/clock.ts';
import type { Sealer } from '../../../platform/crypto/sealer.ts';
import type { Db } from '../../../platform/db/db.ts';
import { parseId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { Deliver } from '../../../platform/outbound/deliver.ts';
import type { TaskHandler } from '../../../platform/tasks/tasks.ts';
import { organizationOfAccount } from '../../accounts/index.ts';
import { findInterview } from '../../interviews/index.ts';
import { findJob } from '../../jobs/index.ts';
import { judge, waitAfter } from '../../webhooks/index.ts';
import { findConnectionOf } from '../connection-store.ts';
import { isHostOf, type Message, messageOf } from '../message.ts';
import type { Run } from '../order.ts';
import { findRun, settleRun } from '../order-store.ts';
import type { NotifyPayload } from './notify.ts';

export type NotifyDeps = {
  db: Db;
  clock: Clock;
  log: Log;
  sealer: Sealer;
  deliver: Deliver;
  outboundAllow: readonly string[];
  /** Of Ashby's interface; tests name their own. */
  ashbyApi: string;
  /** Where people of an organization read the report of an interview. */
  profileUrl(organizationId: string, interviewId: string): string;
  /** Counts what became of an attempt. */
  count(outcome: string): void;
  /** From 0 to 1. */
  random(): number;
};

/**
 * Makes one attempt to tell a system what became of its order and says when the next one is due; attempts follow the
 * schedule of webhooks. An order that is gone, or of which something newer is to be told, ends its task.
 */
export function createNotifyAtsHandler(deps: NotifyDeps): TaskHandler<NotifyPayload> {
  return async ({ orderId, news }, { signal, runAgainAt }) => {
    const id = parseId<'ats-order'>(orderId);
    const run = id === null ? null : await findRun(deps.db, id);
    if (run === null || run.news !== news || run.state !== 'WAITING') return;
    const dueAt = run.nextAt?.getTime() ?? 0;
    if (dueAt > deps.clock.now()) return runAgainAt(dueAt);
    const prepared = await prepare(deps, run);
    if (prepared === null) return;
    const verdict = 'reason' in prepared ? prepared : await send(deps, prepared, signal);
    const attempts = run.attempts + 1;
    const waitMs = verdict.reason === null || verdict.isFinal ? null : waitAfter(attempts, deps.random());
    const next = waitMs === null ? null : deps.clock.now() + Math.max(waitMs, verdict.retryAfterMs);
    const isOver = 'reason' in prepared ? true : prepared.isLast && next === null;
    const isSettled = await deps.db.transaction((tx) =>
      settleRun(tx, run, {
        state: verdict.reason === null ? 'TOLD' : next === null ? 'FAILED' : 'WAITING',
        attempts,
        nextAt: next === null ? null : new Date(next),
        reason: verdict.reason,
        isLast: isOver,
      }),
    );
    deps.count(verdict.reason ?? 'TOLD');
    if (verdict.reason !== null && next === null)
      deps.log.warn('ats-not-told', { orderId, system: run.system, reason: verdict.reason });
    if (isSettled && next !== null) runAgainAt(next);
  };
}

type Verdict = { reason: string | null; isFinal: boolean; retryAfterMs: number };

/** What is to be sent, or why nothing can be; null where this state is told to nobody. */
async function prepare(deps: NotifyDeps, run: Run): Promise<Message | Verdict | null> {
  const fail = (reason: string): Verdict => ({ reason, isFinal: true, retryAfterMs: 0 });
  const interview = await findInterview(deps.db, run.interviewId);
  if (interview === null) return null;
  const sealed = await sealedKeyOf(deps, run);
  if (sealed === null) return fail('NOT_CONNECTED');
  const key = deps.sealer.open(sealed.bytes, sealed.about);
  if (key === null) return fail('KEY_UNREADABLE');
  const organization = await organizationOfAccount(deps.db, run.accountId);
  if (organization === null) return null;
  const job = interview.jobId === null ? null : await findJob(deps.db, run.accountId, interview.jobId);
  const message = messageOf(run, interview, {
    key,
    ashbyApi: deps.ashbyApi,
    profileUrl: deps.profileUrl(organization, interview.id),
    title: job?.title ?? '',
    now: deps.clock.now(),
  });
  if (message === null) return { reason: null, isFinal: false, retryAfterMs: 0 };
  return isHostOf(run.system, message.url, deps.outboundAllow) ? message : fail('FOREIGN_HOST');
}

/** What the system is called with: the key that it called with itself, or that of the account's connection. */
async function sealedKeyOf(
  { db }: NotifyDeps,
  { id, accountId, system, keySealed }: Run,
): Promise<{ bytes: Uint8Array; about: string } | null> {
  if (system === 'greenhouse') return keySealed === null ? null : { bytes: keySealed, about: id };
  const connection = await findConnectionOf(db, accountId, system);
  return connection === null ? null : { bytes: connection.keySealed, about: `${accountId}:${system}:key` };
}

async function send(deps: NotifyDeps, { method, url, headers, body }: Message, signal: AbortSignal): Promise<Verdict> {
  const outcome = await deps.deliver({ method, url, headers, body: body ?? '', signal });
  const { reason, retryAfterMs } = judge(outcome, deps.clock.now());
  return { reason, isFinal: reason === 'GONE', retryAfterMs: retryAfterMs ?? 0 };
}
