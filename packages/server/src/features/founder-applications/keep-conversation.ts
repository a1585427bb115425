import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import { lockInterview, nameCandidate } from '../interviews/index.ts';
import { type Conversation, emailOf, statusOfConversation } from './conversation.ts';
import { lockConversation, saveConversation } from './conversation-store.ts';

export type KeepDeps = { ids: IdSource; clock: Clock };

/**
 * Changes what is known of a conversation: its status follows, and the interview hangs on the candidate of the e-mail
 * that holds now. Does nothing for one that was erased meanwhile.
 */
export async function keepConversation(
  tx: Tx,
  { ids, clock }: KeepDeps,
  id: Id<'interview'>,
  change: (
    known: Conversation,
  ) => Partial<Pick<Conversation, 'said' | 'noAnswers' | 'modelSaid' | 'corrections' | 'confirmedAt'>>,
): Promise<void> {
  const interview = await lockInterview(tx, id);
  const before = interview === null ? null : await lockConversation(tx, id);
  if (interview === null || before === null) return;
  const changed = { ...before, ...change(before), changedAt: new Date(clock.now()) };
  const after = { ...changed, status: statusOfConversation(changed) };
  await saveConversation(tx, before, after);
  const email = emailOf(after);
  if (email !== null) await nameCandidate(tx, ids, interview, email);
}
