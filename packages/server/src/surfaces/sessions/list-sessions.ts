import type { sessionEndpoints } from '@colloquy/contract/sessions';
import type { Caller } from '../../features/api-keys/index.ts';
import { listSessions } from '../../features/interviews/index.ts';
import type { ReadHandler } from '../../platform/http/endpoint.ts';
import type { SessionsDeps } from './deps.ts';
import { presentSession } from './present.ts';

export function listSessionsHandler(deps: SessionsDeps): ReadHandler<typeof sessionEndpoints.listSessions, Caller> {
  return async ({ query }, caller) => {
    const { pageIndex, pageSize, sortOrder } = query;
    const { results, total } = await listSessions(
      deps.db,
      caller.account.id,
      { interviewType: query.interview_type ?? null, talentId: query.talent_id ?? null },
      { order: sortOrder, offset: (pageIndex - 1) * pageSize, limit: pageSize },
    );
    return { pageIndex, pageSize, total, results: results.map((interview) => presentSession(interview, deps.rooms)) };
  };
}
