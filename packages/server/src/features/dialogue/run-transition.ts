import type { Tx } from '../../platform/db/db.ts';
import { InvariantError } from '../../platform/errors.ts';
import type { Blueprint } from '../interviewers/index.ts';
import {
  abortInterview,
  changeLanguage,
  completeInterview,
  dropOff,
  excuse,
  type Interview,
  type RoomPass,
  setAllAnswered,
} from '../interviews/index.ts';
import { type StoredBody, saveTransition, saveTransitionIfUnchanged } from './dialogue-store.ts';
import { NotActiveError, NotNowError, REFUSALS } from './errors.ts';
import { newLease } from './lease.ts';
import { blueprintOf, type Loaded, limitsOf, roomVersion } from './load-dialogue.ts';
import { transition } from './reducer.ts';
import type { PlanToChangeTo, RoomDeps } from './room-deps.ts';
import type { DialogueEvent, Effect, PlanInLanguage } from './state.ts';
import type { InOther, TransitionContext } from './transition-draft.ts';

/** `answerToAssess`: an answer to assess; whoever ran it holds its lease and calls `assessAnswer` after the commit. */
export type TransitionResult = { loaded: Loaded; answerToAssess: number | null };

/**
 * Runs one event through the reducer and stores what came of it: log lines, state, moves of the interview.
 *
 * @param loaded locked in this transaction
 * @throws {NotNowError} when the event does not fit; nothing is stored
 */
export async function runTransition(
  tx: Tx,
  deps: RoomDeps,
  loaded: Loaded,
  event: DialogueEvent,
): Promise<TransitionResult> {
  const result = await runWith(tx, deps, loaded, event, saveTransition);
  if (result === null) throw new InvariantError('a locked dialogue changed');
  return result;
}

/**
 * The same on what an earlier transaction of this process left.
 *
 * @returns null when the dialogue or the interview's status has changed since; nothing is stored then
 */
export function runTransitionIfUnchanged(
  tx: Tx,
  deps: RoomDeps,
  loaded: Loaded,
  event: DialogueEvent,
): Promise<TransitionResult | null> {
  const seen = { stamp: loaded.dialogue.stamp, statusSeq: loaded.interview.statusSeq };
  return runWith(tx, deps, loaded, event, (_tx, id, transition) => saveTransitionIfUnchanged(tx, id, transition, seen));
}

/** What a transition of this interview needs next to its state. */
export function transitionContext(
  deps: Pick<RoomDeps, 'phrases' | 'assessor'>,
  interview: Interview,
  blueprint: Blueprint,
  at: Pick<TransitionContext, 'now' | 'lastSeenAt' | 'nextSeq' | 'version'>,
): TransitionContext {
  return {
    blueprint,
    phrases: deps.phrases(blueprint.language),
    limits: limitsOf(blueprint, interview.timeFactor),
    looksUp: deps.assessor(blueprint.kind).lookUp !== undefined,
    ...at,
  };
}

/** What the interview would go on by if the language that is offered is wanted; null where this event cannot say so. */
async function wantedPlan(
  tx: Tx,
  deps: RoomDeps,
  { interview, dialogue: { state } }: Loaded,
  event: DialogueEvent,
): Promise<(PlanToChangeTo & { to: PlanInLanguage }) | null> {
  const offer = state?.languageOffer ?? null;
  // Silence and leaving take up what is typed.
  const takesDraft = (event.kind === 'tick' || event.kind === 'leave') && state?.draft.trim() !== '';
  if (offer === null || (event.kind !== 'answer' && event.kind !== 'language' && !takesDraft)) return null;
  const plan = await deps.planToChangeTo(tx, interview, offer);
  return plan === null ? null : { ...plan, to: offer };
}

function inOther(deps: RoomDeps, { timeFactor }: Interview, { blueprint }: PlanToChangeTo): InOther {
  const { language } = blueprint;
  return {
    blueprint,
    phrases: deps.phrases(language),
    limits: limitsOf(blueprint, timeFactor),
    speaks: deps.speaks({ language }),
  };
}

async function runWith(
  tx: Tx,
  deps: RoomDeps,
  loaded: Loaded,
  event: DialogueEvent,
  save: (...args: Parameters<typeof saveTransition>) => ReturnType<typeof saveTransitionIfUnchanged>,
): Promise<TransitionResult | null> {
  const { interview, dialogue, presence } = loaded;
  const blueprint = await blueprintOf(tx, deps, interview);
  const now = deps.clock.now();
  const seq = dialogue.nextSeq;
  const wanted = await wantedPlan(tx, deps, loaded, event);
  const context = transitionContext(deps, interview, blueprint, {
    now,
    lastSeenAt: presence?.lastSeenAt.getTime() ?? now,
    nextSeq: seq,
    version: roomVersion(interview, dialogue.version),
  });
  const result = transition(
    wanted === null ? context : { ...context, inOther: inOther(deps, interview, wanted) },
    dialogue.state,
    event,
  );
  if (!result.ok) {
    if (result.refusal === 'not-active') throw new NotActiveError();
    throw new NotNowError(result.refusal, REFUSALS[result.refusal]);
  }
  const notifiesPollers = event.kind !== 'typing' && (result.entries.length > 0 || event.kind !== 'tick');
  const asked = result.effects.find((effect) => effect.kind === 'think');
  const lease =
    asked !== undefined
      ? newLease(asked.answerSeq, now)
      : result.state.thinkingAbout === null
        ? null
        : ('kept' as const);
  const saved = await save(tx, interview.id, {
    firstSeq: seq,
    at: new Date(now),
    entries: result.entries,
    state: result.state,
    notifiesPollers,
    lease,
  });
  if (saved === null) return null;
  let moved = interview;
  for (const effect of result.effects) {
    if (effect.kind === 'change-language') moved = wanted === null ? moved : await goOnIn(tx, moved, wanted);
    else if (effect.kind !== 'think') moved = await apply(tx, deps, moved, effect, loaded);
  }
  // Said in an answer; who presses for it is told of by whoever adds that to the log.
  if (result.entries.some(({ body }) => body.kind === 'asked-human'))
    await deps.emit(tx, { name: 'candidate-asked-for-person', interview: moved, kind: 'person', note: '' });
  return {
    loaded: {
      ...loaded,
      interview: moved,
      dialogue: {
        ...dialogue,
        ...saved,
        state: result.state,
        lease: lease === 'kept' ? dialogue.lease : lease,
        nextSeq: seq + result.entries.length,
      },
    },
    answerToAssess: asked?.answerSeq ?? null,
  };
}

function goOnIn(tx: Tx, interview: Interview, { cvProbes, to }: PlanToChangeTo & { to: PlanInLanguage }) {
  return changeLanguage(tx, interview, { language: to.language, blueprintVersionId: to.version, cvProbes });
}

async function apply(
  tx: Tx,
  deps: RoomDeps,
  interview: Interview,
  effect: Exclude<Effect, { kind: 'think' | 'change-language' }>,
  loaded: Loaded,
): Promise<Interview> {
  switch (effect.kind) {
    case 'all-answered':
      await setAllAnswered(tx, interview.id);
      return { ...interview, allAnswered: true };
    case 'excuse':
      await excuse(tx, interview.id, effect.until === null ? null : new Date(effect.until));
      return interview;
    case 'complete':
      return completeInterview(tx, deps, interview, 'candidate', effect.reason);
    case 'abort':
      return abortInterview(tx, deps, interview, 'candidate', effect.reason);
    case 'drop-off':
      return dropOff(tx, deps, interview, effect.reason, loaded.presence?.lastSeenAt ?? new Date(deps.clock.now()));
  }
}

/** Adds a line that the conversation itself does not know, such as a rating. */
export async function addToLog(
  tx: Tx,
  deps: RoomDeps,
  loaded: Loaded,
  body: StoredBody,
  clientId: string,
): Promise<void> {
  await saveTransition(tx, loaded.interview.id, {
    firstSeq: loaded.dialogue.nextSeq,
    at: new Date(deps.clock.now()),
    entries: [{ body, clientId }],
    state: loaded.dialogue.state,
    notifiesPollers: true,
    lease: 'kept',
  });
}

/** Commands of the room other than answers come from the seat in use. */
export function requireSeat(loaded: Loaded, seat: string): void {
  if (loaded.dialogue.state !== null && loaded.dialogue.state.seat !== seat) throw new NotActiveError();
}

export type RoomCommandContext = {
  deps: RoomDeps;
  pass: RoomPass;
  /** The page load that sends it. */
  seat: string;
  clientId: string;
  /** Room version that the page showed. */
  seen: number;
};
