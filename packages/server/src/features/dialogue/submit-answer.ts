import type { Tx } from '../../platform/db/db.ts';
import { isResumable, type RoomPass, recordPresence, resumeInterview } from '../interviews/index.ts';
import { assessAnswer, assessIfLeft, reread } from './assess-answer.ts';
import { findAnswer } from './dialogue-store.ts';
import { LinkOverError, NotNowError, REFUSALS } from './errors.ts';
import { isPresenceDue, type Loaded, lockRoom, requireBegun, requireSameText } from './load-dialogue.ts';
import type { RoomDeps } from './room-deps.ts';
import { type RoomCommandContext, requireSeat, runTransition, type TransitionResult } from './run-transition.ts';
import type { Spoken } from './state.ts';

/** What was heard of an answer, in the transaction that stores its words: it is done with them, or neither is. */
export type Hearing = {
  /** How it was said; null where nothing of it was heard. */
  spoken(tx: Tx, loaded: Loaded): Promise<Spoken | null>;
  /** The words are stored. */
  stored(tx: Tx, loaded: Loaded): Promise<void>;
};

const NOTHING_HEARD: Hearing = { spoken: async () => null, stored: async () => undefined };

/**
 * Takes an answer in two transactions: the words are stored before anything is done with them; then they are assessed
 * with nothing held, and the next prompt is made. A crash in between loses nothing: a later poll assesses again.
 *
 * @returns the dialogue with its next prompt, or still in phase `thinking` where the assessor waits
 */
export async function submitAnswer(
  { deps, pass, seat, clientId }: RoomCommandContext,
  input: { promptId: number; text: string; skip: boolean },
  hearing: Hearing = NOTHING_HEARD,
): Promise<Loaded> {
  const stored = await deps.db.transaction(async (tx): Promise<TransitionResult & { isNew: boolean }> => {
    const loaded = await lockRoom(tx, pass, clientId);
    if (loaded.dialogue.isRepeat) {
      await requireSameText(tx, pass, clientId, input.text);
      return { loaded, answerToAssess: null, isNew: false };
    }
    let { interview } = loaded;
    const now = deps.clock.now();
    requireBegun(loaded, now);
    if (interview.status !== 'STARTED') {
      if (!isResumable(interview, now) || interview.statusReason === 'TIME_LIMIT') throw new LinkOverError();
      interview = await resumeInterview(tx, deps, interview);
    }
    if (isPresenceDue(loaded.presence, seat, now)) await recordPresence(tx, pass.interviewId, seat, new Date(now));
    const result = await runTransition(
      tx,
      deps,
      { ...loaded, interview },
      {
        kind: 'answer',
        answerId: clientId,
        promptId: input.promptId,
        text: input.text,
        skip: input.skip,
        spoken: await hearing.spoken(tx, loaded),
      },
    );
    await hearing.stored(tx, result.loaded);
    return { ...result, isNew: true };
  });
  if (stored.answerToAssess !== null) return assessAnswer(deps, stored.loaded);
  if (stored.isNew && !input.skip) await reread(deps, stored.loaded);
  return stored.loaded;
}

/** Replaces the text of an answer; the original stays in the log. */
export async function correctAnswer(
  { deps, pass, clientId }: RoomCommandContext,
  input: { answerId: string; text: string },
): Promise<void> {
  const corrected = await deps.db.transaction(async (tx): Promise<TransitionResult | null> => {
    const loaded = await lockRoom(tx, pass, clientId);
    if (loaded.dialogue.isRepeat) {
      await requireSameText(tx, pass, clientId, input.text);
      return null;
    }
    requireBegun(loaded, deps.clock.now());
    if (loaded.interview.status !== 'STARTED') throw new LinkOverError();
    const seq = await findAnswer(tx, pass.interviewId, input.answerId);
    if (seq === null) throw new NotNowError('unknown-answer', REFUSALS['unknown-answer']);
    return runTransition(tx, deps, loaded, {
      kind: 'correct',
      clientId,
      answerId: input.answerId,
      seq,
      text: input.text,
    });
  });
  if (corrected === null) return;
  if (corrected.answerToAssess !== null) await assessAnswer(deps, corrected.loaded);
  else await reread(deps, corrected.loaded);
}

/** A key was pressed or a word heard: silence starts again, and the draft is kept. */
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
    await runTransition(tx, deps, loaded, { kind: 'typing', ...input });
  });
}

/** Runs the timers of one conversation if they are due, and the assessment that a crash left over. */
export async function tick(deps: RoomDeps, pass: RoomPass): Promise<void> {
  const stepped = await deps.db.transaction(async (tx): Promise<TransitionResult | 'thinking' | null> => {
    const loaded = await lockRoom(tx, pass);
    const { state } = loaded.dialogue;
    if (loaded.interview.status !== 'STARTED' || state === null || state.phase === 'ended') return null;
    if (state.phase === 'thinking') return 'thinking';
    return runTransition(tx, deps, loaded, { kind: 'tick' });
  });
  if (stepped === 'thinking') await assessIfLeft(deps, pass);
  else if (stepped !== null && stepped.answerToAssess !== null) await assessAnswer(deps, stepped.loaded);
}
