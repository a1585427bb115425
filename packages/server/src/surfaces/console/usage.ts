import type { consoleEndpoints } from '@colloquy/contract/console';
import { accountsOf } from '../../features/accounts/index.ts';
import { weeklyCounts } from '../../features/interviews/index.ts';
import { modelMonths } from '../../features/model-usage/index.ts';
import { callsByDay } from '../../features/request-log/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { ReadHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';

const DAYS_MS = 28 * 24 * 3_600_000;
const MONTHS = 12;

/** How much the organization uses: calls, interviews, the language model. */
export function getUsageHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.getUsage> {
  return async (_input, { organizationId }) => {
    const now = deps.clock.now();
    const weeks = await weeklyCounts(deps.db, await accountsOf(deps.db, organizationId), now);
    return {
      calls: await callsByDay(deps.db, organizationId, new Date(now - DAYS_MS)),
      weeks: weeks.map(({ from, invited, completed }) => ({ from: toInstant(from), invited, completed })),
      model: await modelMonths(deps.db, organizationId, MONTHS),
    };
  };
}
