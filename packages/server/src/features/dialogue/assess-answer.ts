import { type Budget, orAbort, startBudget } from '../../platform/outbound/budget.ts';
import type { RoomPass } from '../interviews/index.ts';
import type { AnswerAssessor, AssessmentLimits, Judgement, LookedUp } from './answer-assessor.ts';
import { NotWantedError } from './assessments.ts';
import { type Lease, moveLease, takeLease } from './dialogue-store.ts';
import { EXTEND_MS, LEASE_MS, leasedUntil, newLease } from './lease.ts';
import { blueprintOf, type Loaded, lockInterviewOf, lockRoom } from './load-dialogue.ts';
import { withOffer } from './offer-language.ts';
import type { RoomDeps } from './room-deps.ts';
import { runTransition, runTransitionIfUnchanged } from './run-transition.ts';
import type { DialogueEvent } from './state.ts';
import { readDialogue } from './transcript.ts';

/** An assessor that fails must not hold the candidate up: the interview goes on with the prepared questions. */
const PREPARED: Judgement = { assessment: { missing: [], content: 'enough', declined: false } };

/**
 * Assesses the stored answer whose lease the caller holds, with no transaction open and nothing locked:
 *
 *   answer stored, lease taken → gather → assess … → written if the lease still holds
 *                                            ├ a promise: awaited in the background, the lease extended meanwhile
 *                                            ├ fails, or is too late: the prepared questions go on
 *                                            └ ended, corrected, taken over, server stops: dropped
 *
 * Typing, polls and a pause leave the lease as it is. When its owner dies, it runs out, and the next poll on any node
 * assesses once more.
 *
 * @returns what the interview and its dialogue are now: still `thinking` where the assessor waits
 */
export async function assessAnswer(deps: RoomDeps, loaded: Loaded): Promise<Loaded> {
  const { state, lease } = loaded.dialogue;
  if (state === null || lease === null || state.thinkingAbout !== lease.answerSeq) return loaded;
  const stop = new AbortController();
  const budget = startAssessment(deps, state.mode === 'text' ? 'typing' : 'voice', stop.signal);
  let isWaitedFor = false;
  try {
    const { judgement } = await begin(deps, loaded, limitsOf(deps, budget));
    if (judgement instanceof Promise) {
      isWaitedFor = true;
      deps.assessments.track(stop, finish(deps, { loaded, lease, stop, budget }, judgement));
      return loaded;
    }
    return await write(deps, loaded, lease, judgement);
  } finally {
    if (!isWaitedFor) budget.end();
  }
}

/** Takes over what nobody assesses: its process died, or the server could not write. Anything else is left alone. */
export async function assessIfLeft(deps: RoomDeps, pass: RoomPass): Promise<void> {
  const left = await deps.db.transaction(async (tx): Promise<Loaded | null> => {
    const loaded = await lockRoom(tx, pass);
    const { interview, dialogue } = loaded;
    const { state } = dialogue;
    const now = deps.clock.now();
    if (interview.status !== 'STARTED' || state?.phase !== 'thinking' || state.thinkingAbout === null) return null;
    if (leasedUntil(state, dialogue.lease) > now) return null;
    const lease = newLease(state.thinkingAbout, now);
    const stamp = await takeLease(tx, interview.id, lease);
    return { ...loaded, dialogue: { ...dialogue, lease, stamp } };
  });
  if (left !== null) await assessAnswer(deps, left);
}

/**
 * What was said has changed next to the questions: an assessor that keeps a form reads it again. What it read is
 * written only if nothing has been said meanwhile; a failure is left to the reading at the end.
 */
export async function reread(deps: RoomDeps, changed: Loaded): Promise<void> {
  const blueprint = await blueprintOf(deps.db, deps, changed.interview);
  const assessor = deps.assessor(blueprint.kind);
  if (assessor.reread === undefined) return;
  const budget = startAssessment(deps, 'typing');
  try {
    for (let loaded: Loaded | null = changed; loaded !== null; ) {
      const { interview, dialogue } = loaded;
      const material = await gather(deps, assessor, { interview, blueprint });
      const reading = assessor.reread({ interview, blueprint, material }, limitsOf(deps, budget));
      const { keep } = reading instanceof Promise ? await orAbort(reading, budget.signal) : reading;
      loaded = await deps.db.transaction(async (tx) => {
        const now = await lockInterviewOf(tx, interview.id);
        if (now !== null && now.dialogue.nextSeq !== dialogue.nextSeq) return now;
        if (now !== null) await keep(tx);
        return null;
      });
    }
  } catch (error) {
    deps.log.error('reread-failed', error, { interviewId: changed.interview.id });
  } finally {
    budget.end();
  }
}

function startAssessment(deps: RoomDeps, mode: keyof RoomDeps['deadlineMs'], stop?: AbortSignal): Budget {
  return startBudget(deps.assessments.timers, deps.deadlineMs[mode], stop);
}

function limitsOf(deps: RoomDeps, budget: Budget): AssessmentLimits {
  return { signal: budget.signal, deadlineAt: deps.assessments.timers.now() + budget.remainingMs() };
}

function gather(
  { db }: RoomDeps,
  assessor: AnswerAssessor,
  assessed: Omit<Parameters<AnswerAssessor['gather']>[0], 'db' | 'record'>,
): Promise<unknown> {
  return assessor.gather({ ...assessed, db, record: () => readDialogue(db, assessed.interview.id) });
}

/** Wrapped, so that awaiting the reading does not await the assessment. */
async function begin(
  deps: RoomDeps,
  { interview, dialogue: { state } }: Loaded,
  limits: AssessmentLimits,
): Promise<{ judgement: Judgement | Promise<Judgement> }> {
  const blueprint = await blueprintOf(deps.db, deps, interview);
  const assessor = deps.assessor(blueprint.kind);
  const asking = state?.asking ?? null;
  const question = state === null ? undefined : blueprint.questions[state.cursor];
  const answers = state?.questions[state.cursor]?.answers;
  const isAnswered = question !== undefined && answers !== undefined;
  if (asking === null && !isAnswered) return { judgement: PREPARED };
  try {
    const material = await gather(deps, assessor, { interview, blueprint });
    if (asking !== null || !isAnswered)
      return { judgement: lookUp(assessor, { interview, blueprint, text: asking?.text ?? '', material }, limits) };
    const judgement = assessor.assess({ interview, blueprint, question, answers, material }, limits);
    return { judgement: state === null ? judgement : withOffer(deps, { interview, state }, judgement, limits) };
  } catch (error) {
    deps.log.error('assessor-failed', error);
    return { judgement: PREPARED };
  }
}

/** What the candidate wants to know. What is not found out is answered by the embedded engine. */
function lookUp(
  assessor: AnswerAssessor,
  asked: Parameters<NonNullable<AnswerAssessor['lookUp']>>[0],
  limits: AssessmentLimits,
): Judgement | Promise<Judgement> {
  const judgement = (told: LookedUp): Judgement =>
    told === null ? PREPARED : { assessment: { ...PREPARED.assessment, told } };
  const found = assessor.lookUp?.(asked, limits) ?? null;
  return found instanceof Promise ? found.then(judgement) : judgement(found);
}

type Waited = { loaded: Loaded; lease: Lease; stop: AbortController; budget: Budget };

/** Never rejects. */
async function finish(deps: RoomDeps, waited: Waited, judgement: Promise<Judgement>): Promise<void> {
  const { loaded, lease, stop, budget } = waited;
  const stopExtending = keepLease(deps, waited);
  try {
    const given = await orAbort(judgement, budget.signal).catch((error: unknown) => {
      if (budget.spent() === 'cancelled') return null;
      if (budget.spent() === 'timed-out') deps.log.warn('assessor-late', { interviewId: loaded.interview.id });
      else deps.log.error('assessor-failed', error, { interviewId: loaded.interview.id });
      return PREPARED;
    });
    stopExtending();
    if (given !== null) await write(deps, loaded, lease, given);
    else if (stop.signal.reason instanceof NotWantedError && stop.signal.reason.why === 'stopping')
      await release(deps, loaded, lease);
  } catch (error) {
    // The lease runs out, and the next poll assesses once more.
    deps.log.error('assessment-not-written', error, { interviewId: loaded.interview.id });
  } finally {
    stopExtending();
    budget.end();
  }
}

/** Extends the lease until taken back; ends the assessment when the lease is gone. */
function keepLease(deps: RoomDeps, { loaded, lease, stop }: Waited): () => void {
  const { timers } = deps.assessments;
  let isOver = false;
  let takeBack = (): void => undefined;
  const extend = async (): Promise<void> => {
    try {
      const until = new Date(deps.clock.now() + LEASE_MS);
      const isHeld = await moveLease(deps.db, loaded.interview.id, lease.owner, until);
      if (!isHeld && !isOver) stop.abort(new NotWantedError('lost'));
    } catch (error) {
      deps.log.error('lease-not-extended', error, { interviewId: loaded.interview.id });
    }
    arm();
  };
  const arm = (): void => {
    if (!isOver) takeBack = timers.after(EXTEND_MS, () => void extend());
  };
  arm();
  return () => {
    isOver = true;
    takeBack();
  };
}

/** Applies the assessment if its lease still holds; `keep` writes in the same transaction. */
function write(deps: RoomDeps, loaded: Loaded, lease: Lease, { assessment, keep }: Judgement): Promise<Loaded> {
  const event: DialogueEvent = { kind: 'assessed', answerSeq: lease.answerSeq, assessment };
  return deps.db.transaction(async (tx) => {
    // One statement where nothing has happened since, not even a key pressed.
    const result = await runTransitionIfUnchanged(tx, deps, loaded, event);
    if (result !== null) {
      await keep?.(tx);
      return result.loaded;
    }
    const now = await lockInterviewOf(tx, loaded.interview.id);
    if (now === null) return loaded;
    const { interview, dialogue } = now;
    const isHeld = dialogue.lease?.owner === lease.owner && dialogue.state?.thinkingAbout === lease.answerSeq;
    if (!isHeld || interview.status !== 'STARTED') return now;
    const written = await runTransition(tx, deps, now, event);
    await keep?.(tx);
    return written.loaded;
  });
}

/** The stop of this process: whoever polls next, on another node or after the restart, takes over at once. */
function release(deps: RoomDeps, { interview }: Loaded, lease: Lease): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const isHeld = await moveLease(tx, interview.id, lease.owner, new Date(deps.clock.now()));
    if (isHeld) tx.notify('room', interview.id);
  });
}
