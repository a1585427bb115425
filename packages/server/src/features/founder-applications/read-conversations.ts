import type { Queryable } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { readDialogues } from '../dialogue/index.ts';
import { findInterview, findMetadata, type Interview } from '../interviews/index.ts';
import {
  findConversation,
  findListedConversation,
  type ListedConversation,
  pageConversations,
} from './conversation-store.ts';
import type { ConversationFilter } from './conversation-totals.ts';
import { ConversationNotFoundError } from './errors.ts';
import { findProgramme } from './programme-store.ts';
import { type OwnFilter, searchConversations } from './search-conversations.ts';
import { transcriptText } from './spoken-turns.ts';

/** A conversation as callers read it, before it is put into the wire's words. */
export type ConversationView = ListedConversation & { transcript: string | null };

/** @throws {ConversationNotFoundError} for another account's as for none */
export async function readConversation(
  db: Queryable,
  accountId: Id<'account'>,
  id: Id<'interview'> | null,
): Promise<ConversationView> {
  const conversation = id === null ? null : await findListedConversation(db, id);
  if (conversation === null || conversation.accountId !== accountId) throw new ConversationNotFoundError();
  const [view] = await withTranscripts(db, [conversation]);
  if (view === undefined) throw new ConversationNotFoundError();
  return view;
}

/**
 * An interview of a founder, with the slug of the programme that it applies to.
 *
 * @throws {ConversationNotFoundError} for another account's as for none
 */
export async function readInvitation(
  db: Queryable,
  accountId: Id<'account'>,
  id: Id<'interview'> | null,
): Promise<{ interview: Interview; metadata: Record<string, string>; programme: string | null }> {
  const interview = id === null ? null : await findInterview(db, id);
  const conversation = interview === null ? null : await findConversation(db, interview.id);
  if (interview === null || conversation === null || conversation.accountId !== accountId)
    throw new ConversationNotFoundError();
  const programme = conversation.programmeId === null ? null : await findProgramme(db, conversation.programmeId);
  return { interview, metadata: await findMetadata(db, interview.id), programme: programme?.slug ?? null };
}

export async function listConversations(
  db: Queryable,
  accountId: Id<'account'>,
  filter: ConversationFilter & OwnFilter,
  page: { order: 'asc' | 'desc'; offset: number; limit: number },
): Promise<{ results: ConversationView[]; total: number }> {
  const { status, cohort, ...own } = filter;
  // What the counters count is counted as it is written; the rest when it is asked for.
  const { results, total } = Object.values(own).every((value) => value === undefined)
    ? await pageConversations(db, accountId, { status, cohort }, page)
    : await searchConversations(db, accountId, filter, page);
  return { results: await withTranscripts(db, results), total };
}

async function withTranscripts(
  db: Queryable,
  conversations: readonly ListedConversation[],
): Promise<ConversationView[]> {
  const ids = conversations.map(({ id }) => id);
  const records = ids.length === 0 ? new Map() : await readDialogues(db, ids);
  return conversations.map((conversation) => ({
    ...conversation,
    transcript: transcriptText(records.get(conversation.id)),
  }));
}
