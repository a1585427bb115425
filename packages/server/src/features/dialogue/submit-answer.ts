import type { Tx } from '../../platform/db/db.ts';
import { isResumable, type RoomPass, recordPresence, resumeInterview } from '../interviews/index.ts';
import type { AnswerAssessor, Judgement } from './answer-assessor.ts';
import { findAnswer } from './dialogue-store.ts';
import { LinkOverError, NotNowError, REFUSALS } from './errors.ts';
import { blueprintOf, isPresenceDue, type Loaded, lockRoom, requireBegun } from './load-dialogue.ts';
import type { RoomDeps } from './room-deps.ts';
import { type RoomCommandContext, requireSeat, runStep, runStepIfUnchanged } from './run-step.ts';
import type { AudioSpan, DialogueEvent } from './state.ts';
import { readDialogue } from './transcript.ts';

/**
 * Takes an answer in two transactions: the words are stored before anything is done with them; then they are thought
 * about and the next prompt is made. A crash in between loses nothing: the next sign of life thinks again.
 */
export async function submitAnswer(
  { deps, pass, seat, clientId }: RoomCommandContext,
  input: { promptId: number; text: string; skip: boolean; audio?: AudioSpan; confidence?: number },
): Promise<Loaded> {
  const stored = await deps.db.transaction(async (tx) => {
    const loaded = await lockRoom(tx, pass, clientId);
    if (loaded.dialogue.isRepeat) return { loaded, thinkAbout: null };
    let { interview } = loaded;
    const now = deps.clock.now();
    requireBegun(loaded, now);
    if (interview.status !== 'STARTED') {
      if (!isResumable(interview, now) || interview.statusReason === 'TIME_LIMIT') throw new LinkOverError();
      interview = await resumeInterview(tx, deps, interview);
    }
    if (isPresenceDue(loaded.presence, seat, now)) await recordPresence(tx, pass.interviewId, seat, new Date(now));
    const result = await runStep(
      tx,
      deps,
      { ...loaded, interview },
      {
        kind: 'answer',
        answerId: clientId,
        promptId: input.promptId,
        text: input.text,
        skip: input.skip,
        audio: input.audio ?? null,
        confidence: input.confidence ?? null,
      },
    );
    if (result.thinkAbout === null && !input.skip) await reread(tx, deps, result.loaded);
    return result;
  });
  if (stored.thinkAbout === null) return stored.loaded;
  const { loaded } = stored;
  const thought = await deps.db.transaction(async (tx) => {
    const thoughts = await assessedEvent(tx, deps, loaded);
    const result = thoughts === null ? null : await runStepIfUnchanged(tx, deps, loaded, thoughts.event);
    if (result !== null) await thoughts?.keep?.(tx);
    return result;
  });
  return thought === null ? think(deps, pass) : thought.loaded;
}

/** Thinks about the stored answer that waits for it, if any. Safe to call any time, from any node. */
export async function think(deps: RoomDeps, pass: RoomPass): Promise<Loaded> {
  return deps.db.transaction(async (tx) => {
    const loaded = await lockRoom(tx, pass);
    const thoughts = await assessedEvent(tx, deps, loaded);
    if (thoughts === null) return loaded;
    const result = await runStep(tx, deps, loaded, thoughts.event);
    await thoughts.keep?.(tx);
    return result.loaded;
  });
}

/** What the assessor makes of the answer that waits for it; null when none does. */
async function assessedEvent(
  tx: Tx,
  deps: RoomDeps,
  { interview, dialogue: { state } }: Loaded,
): Promise<{ event: DialogueEvent; keep: Judgement['keep'] } | null> {
  if (state?.phase !== 'thinking' || state.thinkingAbout === null || interview.status !== 'STARTED') return null;
  const blueprint = await blueprintOf(tx, deps, interview);
  const question = blueprint.questions[state.cursor];
  const progress = state.questions[state.cursor];
  if (!question || !progress) return null;
  const { assessment, keep } = await assess(deps, deps.assessor(blueprint.kind), {
    db: tx,
    interview,
    blueprint,
    record: () => readDialogue(tx, interview.id),
    question,
    answers: progress.answers,
  });
  return { event: { kind: 'assessed', answerSeq: state.thinkingAbout, assessment }, keep };
}

/** What was said has changed beside the questions: an assessor that keeps a form reads it anew. */
async function reread(tx: Tx, deps: RoomDeps, { interview }: Loaded): Promise<void> {
  const blueprint = await blueprintOf(tx, deps, interview);
  const record = () => readDialogue(tx, interview.id);
  await deps.assessor(blueprint.kind).reread?.(tx, { db: tx, interview, blueprint, record });
}

/** An assessor that fails must not hold the candidate up: the interview goes on with the prepared questions. */
async function assess(
  deps: RoomDeps,
  assessor: AnswerAssessor,
  request: Parameters<AnswerAssessor['assess']>[0],
): Promise<Judgement> {
  try {
    return await assessor.assess(request);
  } catch (error) {
    deps.log.error('assessor-failed', error);
    return { assessment: { missing: [], content: 'enough', declined: false } };
  }
}

/** Replaces the text of an answer; the original stays in the log. */
export async function correctAnswer(
  { deps, pass, clientId }: RoomCommandContext,
  input: { answerId: string; text: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const loaded = await lockRoom(tx, pass, clientId);
    if (loaded.dialogue.isRepeat) return;
    requireBegun(loaded, deps.clock.now());
    if (loaded.interview.status !== 'STARTED') throw new LinkOverError();
    const seq = await findAnswer(tx, pass.interviewId, input.answerId);
    if (seq === null) throw new NotNowError('unknown-answer', REFUSALS['unknown-answer']);
    await runStep(tx, deps, loaded, { kind: 'correct', answerId: input.answerId, seq, text: input.text });
    await reread(tx, deps, loaded);
  });
}

/** A key was pressed or a word heard: silence starts anew, and the draft is kept. */
export async function noteTyping(
  { deps, pass, seat }: RoomCommandContext,
  input: { promptId: number; draft: string | null },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const loaded = await lockRoom(tx, pass);
    requireBegun(loaded, deps.clock.now());
    if (loaded.interview.status !== 'STARTED' || loaded.dialogue.state?.phase === 'ended') throw new LinkOverError();
    requireSeat(loaded, seat);
    const now = deps.clock.now();
    if (isPresenceDue(loaded.presence, seat, now)) await recordPresence(tx, pass.interviewId, seat, new Date(now));
    await runStep(tx, deps, loaded, { kind: 'typing', ...input });
  });
}

/** Runs the timers of one conversation if they are due, and whatever thinking a crash left over. */
export async function tick(deps: RoomDeps, pass: RoomPass): Promise<void> {
  const again = await deps.db.transaction(async (tx) => {
    const loaded = await lockRoom(tx, pass);
    const { state } = loaded.dialogue;
    if (loaded.interview.status !== 'STARTED' || state === null || state.phase === 'ended') return false;
    if (state.phase === 'thinking') return true;
    return (await runStep(tx, deps, loaded, { kind: 'tick' })).thinkAbout !== null;
  });
  if (again) await think(deps, pass);
}
