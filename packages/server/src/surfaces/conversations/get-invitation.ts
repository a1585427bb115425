import type { conversationEndpoints } from '@colloquy/contract/conversations';
import type { SESSION_LANGUAGES } from '@colloquy/contract/sessions';
import type { Caller } from '../../features/api-keys/index.ts';
import { readInvitation } from '../../features/founder-applications/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { ReadHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import type { ConversationsDeps } from './deps.ts';

export function getInvitationHandler(
  deps: ConversationsDeps,
): ReadHandler<typeof conversationEndpoints.getConversationInvitation, Caller> {
  return async ({ params }, caller) => {
    const id = parseId<'interview'>(params.conversation_id);
    const { interview, metadata, programme } = await readInvitation(deps.db, caller.account.id, id);
    return {
      conversation_id: interview.id,
      tokenized_link: deps.rooms.url(interview),
      expires_at: toInstant(interview.expiresAt.getTime()),
      return_url: interview.returnUrl,
      external_id: interview.externalId,
      metadata,
      programme,
      // The database holds nothing but values that the contract once took.
      language: interview.language as (typeof SESSION_LANGUAGES)[number],
    };
  };
}
