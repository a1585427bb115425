import type { sessionEndpoints } from '@colloquy/contract/sessions';
import { metadataEntry } from '@colloquy/contract/shared';
import type { Caller } from '../../features/api-keys/index.ts';
import { listSessions, searchInterviews } from '../../features/interviews/index.ts';
import type { ReadHandler } from '../../platform/http/endpoint.ts';
import type { SessionsDeps } from './deps.ts';
import { presentSession } from './present.ts';

export function listSessionsHandler(deps: SessionsDeps): ReadHandler<typeof sessionEndpoints.listSessions, Caller> {
  return async ({ query }, caller) => {
    const { pageIndex, pageSize, sortOrder, interview_type: interviewType, talent_id: talentId } = query;
    const page = { order: sortOrder, offset: (pageIndex - 1) * pageSize, limit: pageSize };
    const own = {
      status: query.completion_status,
      email: query.email,
      externalId: query.external_id,
      metadata: query.metadata === undefined ? undefined : metadataEntry(query.metadata),
      updatedSince: query.updated_since,
    };
    const accountId = caller.account.id;
    // The document's own filters are counted as they are written; ours are counted when asked.
    const { results, total } = Object.values(own).every((value) => value === undefined)
      ? await listSessions(
          deps.db,
          accountId,
          { interviewType: interviewType ?? null, talentId: talentId ?? null },
          page,
        )
      : await searchInterviews(deps.db, { accountId, door: 'SESSION', interviewType, talentId, ...own }, page);
    return { pageIndex, pageSize, total, results: results.map((interview) => presentSession(interview, deps.rooms)) };
  };
}
