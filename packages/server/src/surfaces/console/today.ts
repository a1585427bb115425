import { type consoleEndpoints, may } from '@colloquy/contract/console';
import { accountsOf } from '../../features/accounts/index.ts';
import { openCounts, unassessedReports, weeklyCounts } from '../../features/interviews/index.ts';
import { listJobsOf } from '../../features/jobs/index.ts';
import { refusedInvitations } from '../../features/mails/index.ts';
import { countRequestsOf, listRequestsOf } from '../../features/requests/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Actor, ReadHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { pauseOf, undeliveredOf } from './mails.ts';
import { presentRequest } from './requests.ts';

/** Reports that are named one by one. */
const NAMED = 10;

/** What waits for a person. */
export function getTodayHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.getToday> {
  return async (_input, actor) => {
    const { organizationId } = actor;
    const accounts = await accountsOf(deps.db, organizationId);
    const now = deps.clock.now();
    const reports = await unassessedReports(deps.db, accounts, NAMED);
    const { running, expiring, nextExpiry } = await openCounts(deps.db, accounts, now);
    const weeks = await weeklyCounts(deps.db, accounts, now);
    const jobs = await listJobsOf(deps.db, accounts, { before: null, limit: 1 });
    return {
      hasJobs: jobs.length > 0,
      reports: {
        total: reports.total,
        oldest: reports.oldest.map(({ id, givenName, cvName, email, jobId, jobTitle, completedAt }) => ({
          id,
          candidate: givenName ?? cvName ?? email ?? id,
          job: jobId === null || jobTitle === null ? null : { id: jobId, title: jobTitle },
          completedAt: completedAt === null ? null : toInstant(completedAt.getTime()),
        })),
      },
      requests: await waitingRequests(deps, actor, accounts, now),
      refused: await refused(deps, actor, accounts, now),
      undelivered: await undeliveredOf(deps.db, actor, accounts, now),
      running,
      expiring: { total: expiring, next: nextExpiry === null ? null : toInstant(nextExpiry.getTime()) },
      weeks: weeks.map(({ from, invited, completed }) => ({ from: toInstant(from), invited, completed })),
    };
  };
}

/** How much of that there is, for the parts of the console that name it. */
export function getWaitingHandler({ db, clock }: ConsoleDeps): ReadHandler<typeof consoleEndpoints.getWaiting> {
  return async (_input, actor) => {
    const { organizationId, role, person } = actor;
    const accounts = await accountsOf(db, organizationId);
    const now = clock.now();
    const reports = await unassessedReports(db, accounts, 1);
    const requests = may(role, 'answer-requests') ? (await countRequestsOf(db, accounts, person.id, now)).open : null;
    const refused = may(role, 'invite') ? (await refusedInvitations(db, accounts, now, 1)).total : 0;
    const undelivered = (await undeliveredOf(db, actor, accounts, now))?.total ?? 0;
    return {
      today: reports.total + refused + undelivered + (requests ?? 0),
      requests,
      mailPause: await pauseOf(db, actor),
    };
  };
}

type Accounts = Parameters<typeof listRequestsOf>[1];

async function waitingRequests({ db }: ConsoleDeps, { role, person }: Actor, accounts: Accounts, now: number) {
  if (!may(role, 'answer-requests')) return null;
  const { open, overdue } = await countRequestsOf(db, accounts, person.id, now);
  const page = { before: null, limit: NAMED };
  const first = open === 0 ? [] : await listRequestsOf(db, accounts, { view: 'open', personId: person.id }, page);
  return { total: open, overdue, first: first.map((request) => presentRequest(request, now, null)) };
}

async function refused({ db }: ConsoleDeps, { role }: Actor, accounts: Accounts, now: number) {
  if (!may(role, 'invite')) return null;
  const { total, newest } = await refusedInvitations(db, accounts, now, NAMED);
  return {
    total,
    newest: newest.map(({ id, candidate, email, jobId, jobTitle, replyCode, reply, settledAt, hasCv }) => ({
      id,
      candidate,
      email,
      job: jobId === null || jobTitle === null ? null : { id: jobId, title: jobTitle },
      replyCode,
      reply,
      at: settledAt === null ? null : toInstant(settledAt.getTime()),
      mayCorrect: !hasCv,
    })),
  };
}
