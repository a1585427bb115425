import type { conversationEndpoints } from '@colloquy/contract/conversations';
import { mayLeadTo } from '../../features/accounts/index.ts';
import type { Caller } from '../../features/api-keys/index.ts';
import { ensureCandidate } from '../../features/candidates/index.ts';
import { createConversation, requireOpenProgramme } from '../../features/founder-applications/index.ts';
import { findInterview, InterviewNotFoundError } from '../../features/interviews/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Body, WriteHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import { checkReturnUrl } from '../kit/return-url.ts';
import type { ConversationsDeps } from './deps.ts';
import { presentConversation } from './present.ts';

export function createConversationHandler(
  deps: ConversationsDeps,
): WriteHandler<typeof conversationEndpoints.createConversation, Caller> {
  return async (tx, { body }, caller) => {
    const accountId = caller.account.id;
    await checkReturnUrl('return_url', body.return_url, (url) => mayLeadTo(tx, accountId, url));
    const programme = body.programme === undefined ? null : await requireOpenProgramme(tx, accountId, body.programme);
    const email = body.founder_email ?? null;
    const { conversation } = await createConversation(tx, deps, {
      accountId,
      programme,
      cohort: body.cohort ?? null,
      source: body.source ?? null,
      language: body.language ?? null,
      given: { email, name: body.founder_name ?? null, pitchDeck: body.pitch_deck ?? null },
      ...(body.metadata === undefined ? {} : { metadata: body.metadata }),
      externalId: body.external_id ?? null,
      linkDays: body.link_days,
      returnUrl: body.return_url ?? null,
      candidateId: await ensureCandidate(tx, deps.ids, accountId, email),
    });
    return {
      body: presentConversation({ ...conversation, transcript: null }, deps),
      interviewId: conversation.id,
    };
  };
}

/** Links are never stored: a repeated reply gets the one that is good now. */
export function restoreLink(deps: ConversationsDeps) {
  return async (
    tx: Tx,
    reply: Body<typeof conversationEndpoints.createConversation>,
  ): Promise<Body<typeof conversationEndpoints.createConversation>> => {
    const id = parseId<'interview'>(reply.conversation_id);
    const interview = id === null ? null : await findInterview(tx, id);
    if (interview === null) throw new InterviewNotFoundError();
    return { ...reply, tokenized_link: deps.rooms.url(interview) };
  };
}
