import type { adminEndpoints } from '@colloquy/contract/admin';
import { findRecordTime, listRecords } from '../../features/request-log/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { ReadHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import type { Administrator } from './admin-wire.ts';
import type { AdminDeps } from './deps.ts';

export function listRequestsHandler(deps: AdminDeps): ReadHandler<typeof adminEndpoints.listRequests, Administrator> {
  return async ({ query }) => {
    const nothing = { success: true as const, data: { results: [], hasMore: false } };
    const keyId = query.keyId === undefined ? undefined : parseId<'api-key'>(query.keyId);
    const beforeId = query.before === undefined ? undefined : parseId<'request-record'>(query.before);
    if (keyId === null || beforeId === null) return nothing;
    const beforeAt = beforeId === undefined ? null : await findRecordTime(deps.db, beforeId);
    if (beforeId !== undefined && beforeAt === null) return nothing;
    const rows = await listRecords(
      deps.db,
      {
        keyId,
        organizationId: query.organizationId,
        status: query.status,
        from: query.from === undefined ? undefined : new Date(query.from),
        to: query.to === undefined ? undefined : new Date(query.to),
        before: beforeId === undefined || beforeAt === null ? undefined : { at: beforeAt, id: beforeId },
      },
      query.pageSize + 1,
    );
    return {
      success: true,
      data: {
        results: rows.slice(0, query.pageSize).map((row) => ({
          ...row,
          at: toInstant(row.at.getTime()),
          requestSha256: row.requestSha256?.toString('hex') ?? null,
        })),
        hasMore: rows.length > query.pageSize,
      },
    };
  };
}
