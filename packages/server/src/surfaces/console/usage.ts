import type { consoleEndpoints } from '@colloquy/contract/console';
import { accountsOf } from '../../features/accounts/index.ts';
import { weeklyCounts } from '../../features/interviews/index.ts';
import { modelMonths } from '../../features/model-usage/index.ts';
import { callsByDay, listCalls } from '../../features/request-log/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Id } from '../../platform/ids.ts';
import type { ReadHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { PAGE } from './paging.ts';

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

/** The request log, without what was sent and replied. */
export function listCallsHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.listCalls> {
  return async ({ query: { before, outcome, key } }, { organizationId }) => {
    const filter = { outcome, keyId: key as Id<'api-key'> | undefined };
    const page = { before: before === undefined ? null : placeOf(before), limit: PAGE + 1 };
    const found = await listCalls(deps.db, organizationId, filter, page);
    const results = found.slice(0, PAGE).map(({ at, ...call }) => ({ ...call, at: toInstant(at.getTime()) }));
    const last = found.length > PAGE ? found[PAGE - 1] : undefined;
    return { results, next: last === undefined ? null : `${last.at.getTime()}.${last.id}` };
  };
}

/** Where a page ends: instant and id, as the order goes by both. */
function placeOf(next: string): { at: Date; id: string } {
  const [at = '', id = ''] = next.split('.');
  return { at: new Date(Number(at)), id };
}
