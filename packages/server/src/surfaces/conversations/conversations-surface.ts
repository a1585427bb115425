import { conversationEndpoints } from '@colloquy/contract/conversations';
import type { FastifyInstance } from 'fastify';
import type { CallerErrors } from '../../features/api-keys/index.ts';
import type { ConversationErrors, ProgrammeErrors } from '../../features/founder-applications/index.ts';
import type { InterviewErrors } from '../../features/interviews/index.ts';
import { EndpointRegistrar } from '../../platform/http/endpoint.ts';
import { singleHeader } from '../../platform/http/headers.ts';
import { COMMON_ERRORS, type ErrorTable } from '../kit/error-table.ts';
import { createKeyWire } from '../kit/key-wire.ts';
import { createConversationHandler, restoreLink } from './create-conversation.ts';
import type { ConversationsDeps } from './deps.ts';
import { getConversationHandler } from './get-conversation.ts';
import { getInvitationHandler } from './get-invitation.ts';
import { listConversationsHandler } from './list-conversations.ts';

/** Document 2, founder conversations. */
const ERRORS = {
  ...COMMON_ERRORS,
  'invalid-api-key': { status: 401, errors: 'Invalid API key', headers: { 'www-authenticate': 'Key' } },
  'conversation-not-found': { status: 404 },
  'programme-not-found': { status: 404 },
  'programme-closed': { status: 409 },
  // Made by the administrator.
  'slug-taken': null,
  // An interview that is none of a founder is a conversation not found.
  'interview-not-found': null,
  'move-refused': null,
} as const satisfies ErrorTable<CallerErrors | ProgrammeErrors | ConversationErrors | InterviewErrors>;

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
  endpoints.read(conversationEndpoints.getConversationInvitation, getInvitationHandler(deps));
}
