import type { Db } from '../../../platform/db/db.ts';
import { InvariantError } from '../../../platform/errors.ts';
import { type IdSource, parseId } from '../../../platform/ids.ts';
import type { TaskHandler } from '../../../platform/tasks/tasks.ts';
import { readDialogue } from '../../dialogue/index.ts';
import { loadBlueprint } from '../../interviewers/index.ts';
import { lockInterview } from '../../interviews/index.ts';
import { keepReading, readAnew } from '../application-assessor.ts';
import type { FinishConversationPayload } from './finish-conversation.ts';

export function createFinishConversationHandler(deps: {
  db: Db;
  ids: IdSource;
}): TaskHandler<FinishConversationPayload> {
  return ({ interviewId }) =>
    deps.db.transaction(async (tx) => {
      const id = parseId<'interview'>(interviewId);
      const interview = id === null ? null : await lockInterview(tx, id);
      // Who saw the summary has read what holds.
      if (interview === null || interview.allAnswered) return;
      const version =
        interview.blueprintVersionId === null ? null : await loadBlueprint(tx, interview.blueprintVersionId);
      if (version === null) throw new InvariantError(`ended conversation ${interview.id} has no blueprint`);
      const record = () => readDialogue(tx, interview.id);
      await keepReading(tx, deps.ids, interview.id, await readAnew({ blueprint: version.content, record }, true));
    });
}
