import type { consoleEndpoints } from '@colloquy/contract/console';
import { listAudit } from '../../features/audit/index.ts';
import { toInstant } from '../../platform/clock.ts';
import { idTime } from '../../platform/ids.ts';
import type { ReadHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { PAGE, pageOf } from './paging.ts';

export function listAuditHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.listAudit> {
  return async ({ query }, { organizationId }) => {
    const { before = null, person: personId, action } = query;
    const page = { before, limit: PAGE + 1 };
    const { results, next } = pageOf(await listAudit(deps.db, organizationId, { personId, action }, page));
    return {
      results: results.map(({ id, personId, personName, action, aboutKind, aboutId }) => ({
        id,
        at: toInstant(idTime(id)),
        person: personId === null ? null : { id: personId, name: personName },
        action,
        about: aboutKind === null || aboutId === null ? null : { kind: aboutKind, id: aboutId },
      })),
      next,
    };
  };
}
