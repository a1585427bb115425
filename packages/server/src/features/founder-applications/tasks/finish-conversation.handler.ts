import type { Db, Tx } from '../../../platform/db/db.ts';
import { InvariantError } from '../../../platform/errors.ts';
import { type IdSource, parseId } from '../../../platform/ids.ts';
import type { TaskHandler } from '../../../platform/tasks/tasks.ts';
import { readDialogue } from '../../dialogue/index.ts';
import { loadBlueprint } from '../../interviewers/index.ts';
import { findInterview, isCompleted, lockInterview } from '../../interviews/index.ts';
import { type FounderReader, keepReading, readAgain } from '../application-assessor.ts';
import type { ConversationCompleted } from '../events.ts';
import type { FinishConversationPayload } from './finish-conversation.ts';

export function createFinishConversationHandler(deps: {
  db: Db;
  ids: IdSource;
  readFounder: FounderReader;
  emit(tx: Tx, event: ConversationCompleted): Promise<void>;
}): TaskHandler<FinishConversationPayload> {
  return async ({ interviewId }) => {
    const id = parseId<'interview'>(interviewId);
    const interview = id === null ? null : await findInterview(deps.db, id);
    if (interview === null) return;
    // Who saw the summary has read what holds.
    if (interview.allAnswered) {
      await deps.db.transaction(async (tx) => {
        const now = await lockInterview(tx, interview.id);
        if (now !== null && isCompleted(now.status))
          await deps.emit(tx, { name: 'conversation-completed', interview: now });
      });
      return;
    }
    const version =
      interview.blueprintVersionId === null ? null : await loadBlueprint(deps.db, interview.blueprintVersionId);
    if (version === null) throw new InvariantError(`ended conversation ${interview.id} has no blueprint`);
    // Nothing more is said in an ended conversation: what is read now still holds when it is written.
    const record = await readDialogue(deps.db, interview.id);
    const reading = await readAgain(deps.readFounder, { interview, blueprint: version.content, record }, true);
    await deps.db.transaction(async (tx) => {
      const now = await lockInterview(tx, interview.id);
      if (now === null || now.allAnswered) return;
      await keepReading(tx, deps.ids, interview.id, reading);
      if (isCompleted(now.status)) await deps.emit(tx, { name: 'conversation-completed', interview: now });
    });
  };
}
