import type { conversationEndpoints } from '@colloquy/contract/conversations';
import type { Caller } from '../../features/api-keys/index.ts';
import { readConversation } from '../../features/founder-applications/index.ts';
import type { ReadHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import type { ConversationsDeps } from './deps.ts';
import { presentConversation } from './present.ts';

export function getConversationHandler(
  deps: ConversationsDeps,
): ReadHandler<typeof conversationEndpoints.getConversation, Caller> {
  return async ({ params }, caller) => {
    const id = parseId<'interview'>(params.conversation_id);
    return presentConversation(await readConversation(deps.db, caller.account.id, id), deps);
  };
}
