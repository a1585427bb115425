import type { consoleEndpoints } from '@colloquy/contract/console';
import { accountsOf } from '../../features/accounts/index.ts';
import { openCounts, unassessedReports, weeklyCounts } from '../../features/interviews/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { ReadHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';

/** Reports that are named one by one. */
const NAMED = 10;

/** What waits for a person. */
export function getTodayHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.getToday> {
  return async (_input, { organizationId }) => {
    const accounts = await accountsOf(deps.db, organizationId);
    const now = deps.clock.now();
    const reports = await unassessedReports(deps.db, accounts, NAMED);
    const { running, expiring, nextExpiry } = await openCounts(deps.db, accounts, now);
    const weeks = await weeklyCounts(deps.db, accounts, now);
    return {
      reports: {
        total: reports.total,
        oldest: reports.oldest.map(({ id, givenName, cvName, email, jobId, jobTitle, completedAt }) => ({
          id,
          candidate: givenName ?? cvName ?? email ?? id,
          job: jobId === null || jobTitle === null ? null : { id: jobId, title: jobTitle },
          completedAt: completedAt === null ? null : toInstant(completedAt.getTime()),
        })),
      },
      running,
      expiring: { total: expiring, next: nextExpiry === null ? null : toInstant(nextExpiry.getTime()) },
      weeks: weeks.map(({ from, invited, completed }) => ({ from: toInstant(from), invited, completed })),
    };
  };
}
