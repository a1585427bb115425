import type { Queryable } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { readDialogues } from '../dialogue/index.ts';
import { findListedConversation, type ListedConversation, pageConversations } from './conversation-store.ts';
import type { ConversationFilter } from './conversation-totals.ts';
import { ConversationNotFoundError } from './errors.ts';
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

export async function listConversations(
  db: Queryable,
  accountId: Id<'account'>,
  filter: ConversationFilter,
  page: { order: 'asc' | 'desc'; offset: number; limit: number },
): Promise<{ results: ConversationView[]; total: number }> {
  const { results, total } = await pageConversations(db, accountId, filter, page);
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
