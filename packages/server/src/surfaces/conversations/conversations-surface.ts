import { conversationEndpoints } from '@colloquy/contract/conversations';
import type { FastifyInstance } from 'fastify';
import { EndpointRegistrar } from '../../platform/http/endpoint.ts';
import { singleHeader } from '../../platform/http/headers.ts';
import { COMMON_ERRORS, type ErrorRow } from '../kit/error-table.ts';
import { createKeyWire } from '../kit/key-wire.ts';
import { createConversationHandler, restoreLink } from './create-conversation.ts';
import type { ConversationsDeps } from './deps.ts';
import { getConversationHandler } from './get-conversation.ts';
import { listConversationsHandler } from './list-conversations.ts';

/** Document 2, founder conversations. */
const ERRORS = {
  ...COMMON_ERRORS,
  'invalid-api-key': { status: 401, errors: 'Invalid API key', headers: { 'www-authenticate': 'Key' } },
  'conversation-not-found': { status: 404 },
  'programme-not-found': { status: 404 },
  'programme-closed': { status: 409 },
} as const satisfies Record<string, ErrorRow>;

export function registerConversations(app: FastifyInstance, deps: ConversationsDeps): void {
  const wire = createKeyWire({
    name: 'conversations',
    scope: 'conversations',
    keys: deps.keys,
    keyOf: (request) => singleHeader(request, 'x-api-key'),
    errors: ERRORS,
    invalidStatus: 400,
  });
  const endpoints = new EndpointRegistrar(app, wire, deps);
  endpoints.write(conversationEndpoints.createConversation, createConversationHandler(deps), restoreLink(deps));
  endpoints.read(conversationEndpoints.listConversations, listConversationsHandler(deps));
  endpoints.read(conversationEndpoints.getConversation, getConversationHandler(deps));
}
