import { z } from 'zod';
import type { Endpoint } from '../shared/index.ts';
import {
  conversation,
  conversationInput,
  conversationInvitation,
  conversationsPage,
  conversationsQuery,
} from './schemas.ts';

const BASE = '/api/v1/integrations/candidates/conversations';

/** Document 2, founder conversations: header `x-api-key` on every call. */
export const conversationEndpoints = {
  createConversation: {
    id: 'createConversation',
    method: 'POST',
    path: BASE,
    summary: 'Create a founder conversation',
    description:
      'Creates a unique link by which one founder tells the application. What is given here is not asked. Not idempotent without Idempotency-Key. 409 when the programme is closed.',
    body: conversationInput,
    reply: conversation,
    idempotent: true,
    errors: [400, 401, 404, 409],
  },
  listConversations: {
    id: 'listConversations',
    method: 'GET',
    path: BASE,
    summary: 'List founder conversations',
    description: "The account's conversations by creation, with optional filters.",
    query: conversationsQuery,
    reply: conversationsPage,
    errors: [400, 401],
  },
  getConversation: {
    id: 'getConversation',
    method: 'GET',
    path: `${BASE}/{conversation_id}`,
    summary: 'Get one founder conversation',
    description: 'The Conversation details: founder, co-founders, pitch answers, link, recording and transcript.',
    params: z.strictObject({ conversation_id: z.string() }),
    query: z.strictObject({}),
    reply: conversation,
    errors: [400, 401, 404],
  },
  getConversationInvitation: {
    id: 'getConversationInvitation',
    method: 'GET',
    path: `${BASE}/{conversation_id}/invitation`,
    summary: 'Get the invitation to a conversation',
    description: 'The link, until when it is good, and what was given with it.',
    params: z.strictObject({ conversation_id: z.string() }),
    query: z.strictObject({}),
    reply: conversationInvitation,
    errors: [400, 401, 404],
  },
} as const satisfies Record<string, Endpoint>;
