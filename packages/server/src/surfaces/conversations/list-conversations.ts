import type { conversationEndpoints } from '@colloquy/contract/conversations';
import { metadataEntry } from '@colloquy/contract/shared';
import type { Caller } from '../../features/api-keys/index.ts';
import { listConversations } from '../../features/founder-applications/index.ts';
import type { ReadHandler } from '../../platform/http/endpoint.ts';
import type { ConversationsDeps } from './deps.ts';
import { presentConversation } from './present.ts';

export function listConversationsHandler(
  deps: ConversationsDeps,
): ReadHandler<typeof conversationEndpoints.listConversations, Caller> {
  return async ({ query }, caller) => {
    const { pageIndex, pageSize, sortOrder, status = null, cohort = null } = query;
    const { results, total } = await listConversations(
      deps.db,
      caller.account.id,
      {
        status,
        cohort,
        email: query.founder_email,
        externalId: query.external_id,
        metadata: query.metadata === undefined ? undefined : metadataEntry(query.metadata),
        updatedSince: query.updated_since,
      },
      { order: sortOrder, offset: (pageIndex - 1) * pageSize, limit: pageSize },
    );
    return { pageIndex, pageSize, total, results: results.map((view) => presentConversation(view, deps)) };
  };
}
