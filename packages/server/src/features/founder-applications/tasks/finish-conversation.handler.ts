import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { InvariantError } from '../../../platform/errors.ts';
import { type IdSource, parseId } from '../../../platform/ids.ts';
import type { TaskHandler } from '../../../platform/tasks/tasks.ts';
import { type ModelAccess, readDialogue } from '../../dialogue/index.ts';
import { loadBlueprint } from '../../interviewers/index.ts';
import { findInterview, type Interview, isCompleted, lockInterview } from '../../interviews/index.ts';
import { type FounderReader, keepReading, readAgain } from '../application-assessor.ts';
import { findConversation, keepPitchSummary } from '../conversation-store.ts';
import type { ConversationCompleted } from '../events.ts';
import { summarisePitch } from '../summarise-pitch.ts';
import type { FinishConversationPayload } from './finish-conversation.ts';

type Deps = {
  db: Db;
  ids: IdSource;
  clock: Clock;
  readFounder: FounderReader;
  /** Writes summaries of pitches; null while no language model is configured. */
  model: ModelAccess | null;
  emit(tx: Tx, event: ConversationCompleted): Promise<void>;
};

/** read once more (unless its founder has seen the summary) → summed up by a language model that may read it → told */
export function createFinishConversationHandler(deps: Deps): TaskHandler<FinishConversationPayload> {
  return async ({ interviewId }, { signal }) => {
    const id = parseId<'interview'>(interviewId);
    const interview = id === null ? null : await findInterview(deps.db, id);
    if (interview === null) return;
    // Who saw the summary has read what holds.
    if (!interview.allAnswered && !(await readOnceMore(deps, interview))) return;
    const summary = await summaryOf(deps, interview, signal);
    await deps.db.transaction(async (tx) => {
      const now = await lockInterview(tx, interview.id);
      if (now === null) return;
      if (summary !== null) await keepPitchSummary(tx, now.id, summary, new Date(deps.clock.now()));
      if (isCompleted(now.status)) await deps.emit(tx, { name: 'conversation-completed', interview: now });
    });
  };
}

/** False where it was erased, or its founder has seen the summary meanwhile. */
async function readOnceMore(deps: Deps, interview: Interview): Promise<boolean> {
  const { db, readFounder } = deps;
  const version = interview.blueprintVersionId === null ? null : await loadBlueprint(db, interview.blueprintVersionId);
  if (version === null) throw new InvariantError(`ended conversation ${interview.id} has no blueprint`);
  // Nothing more is said in an ended conversation: what is read now still holds when it is written.
  const record = await readDialogue(db, interview.id);
  const read = await readAgain(readFounder, { interview, blueprint: version.content, record }, true);
  return db.transaction(async (tx) => {
    const now = await lockInterview(tx, interview.id);
    if (now === null || now.allAnswered) return false;
    await keepReading(tx, deps, interview.id, { read, record });
    return true;
  });
}

async function summaryOf({ db, model }: Deps, interview: Interview, signal: AbortSignal) {
  if (model === null || !(await model.mayRead(db, interview))) return null;
  const conversation = await findConversation(db, interview.id);
  return conversation === null ? null : summarisePitch(model, interview, conversation, signal);
}
