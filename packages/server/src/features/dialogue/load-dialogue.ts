import type { Queryable, Tx } from '../../platform/db/db.ts';
import { InvariantError } from '../../platform/errors.ts';
import { type Blueprint, PROBES_MS, promisedMs } from '../interviewers/index.ts';
import {
  type Attended,
  type Interview,
  lockAttended,
  opens,
  type Presence,
  type RoomPass,
  TIME_POLICY,
} from '../interviews/index.ts';
import { type OpenDialogue, openDialogue, wordsOf } from './dialogue-store.ts';
import { NotNowError, OtherTextError, REFUSALS } from './errors.ts';
import type { RoomDeps } from './room-deps.ts';
import type { TransitionContext } from './transition-draft.ts';

/** An interview and its dialogue, locked for one command. Lock order: interview, dialogue. */
export type Loaded = { interview: Interview; dialogue: OpenDialogue; presence: Presence | null };

/**
 * @param clientId of the command, to recognise one that was taken before
 * @throws {UnknownLinkError} when the interview is gone or the link was replaced
 */
export async function lockRoom(tx: Tx, pass: RoomPass, clientId: string | null = null): Promise<Loaded> {
  const attended: Attended | null = await lockAttended(tx, pass.interviewId);
  opens(pass, attended);
  return { ...attended, dialogue: await openDialogue(tx, pass.interviewId, clientId) };
}

/** The same for work that no link asked for; null when the interview was erased. */
export async function lockInterviewOf(tx: Tx, id: Interview['id']): Promise<Loaded | null> {
  const attended = await lockAttended(tx, id);
  return attended === null ? null : { ...attended, dialogue: await openDialogue(tx, id, null) };
}

/** A retry holds the words that were taken. @throws {OtherTextError} when the id comes with others */
export async function requireSameText(tx: Tx, pass: RoomPass, clientId: string, text: string): Promise<void> {
  const applied = await wordsOf(tx, pass.interviewId, clientId);
  if (applied !== null && applied !== text) throw new OtherTextError();
}

/** @throws {NotNowError} when the interview still waits for its candidate; one that nobody came to is over instead */
export function requireBegun({ interview }: Pick<Loaded, 'interview'>, now: number): void {
  if (interview.status === 'SCHEDULED' && interview.expiresAt.getTime() > now)
    throw new NotNowError('not-begun', REFUSALS['not-begun']);
}

/** Whether a heartbeat is due to be written down again, or comes from another page load. */
export function isPresenceDue(presence: Presence | null, seat: string, now: number): boolean {
  return (
    presence === null || presence.seat !== seat || now - presence.lastSeenAt.getTime() >= TIME_POLICY.presenceEveryMs
  );
}

/** Time limits of one interview: the policy stretched by its time factor. */
export function limitsOf(blueprint: Blueprint, timeFactor: number): TransitionContext['limits'] {
  const stretch = (ms: number): number => ms * timeFactor;
  const plannedMs = promisedMs(blueprint.plannedMs, timeFactor);
  const planned = blueprint.questions.filter(({ fromCv }) => !fromCv).length;
  const probesMs = planned < blueprint.questions.length ? stretch(PROBES_MS) : 0;
  // Scored interviews are compared, so each has the same time; an application takes what it takes.
  const timed = blueprint.kind === 'scored';
  const silence = (limits: { firstMs: number; secondMs: number; moveOnMs: number }) => ({
    firstMs: stretch(limits.firstMs),
    secondMs: stretch(limits.secondMs),
    moveOnMs: stretch(limits.moveOnMs),
  });
  return {
    plannedMs: plannedMs + probesMs,
    planned,
    probesMs,
    // Who has a CV has no more time for the questions that all are asked.
    briefAfterMs: timed ? plannedMs : Number.POSITIVE_INFINITY,
    hardLimitMs: timed ? plannedMs * TIME_POLICY.hardLimitShare : Number.POSITIVE_INFINITY,
    offlineAfterMs: TIME_POLICY.offlineAfterMs,
    presenceEveryMs: TIME_POLICY.presenceEveryMs,
    silence: { voice: silence(TIME_POLICY.silence.voice), typing: silence(TIME_POLICY.silence.typing) },
    pauseMs: stretch(TIME_POLICY.pauseMs),
  };
}

/** The blueprint an interview runs on: the pinned one, before the begin the one it would begin on. */
export async function blueprintOf(db: Queryable, deps: RoomDeps, interview: Interview): Promise<Blueprint> {
  const blueprint = await deps.currentBlueprint(db, interview);
  if (blueprint === null) throw new InvariantError(`interview ${interview.id} has no blueprint`);
  return blueprint;
}

/** The version that polls wait for: grows with every change of the dialogue or of the status. */
export function roomVersion(interview: Pick<Interview, 'statusSeq'>, dialogueVersion: number): number {
  return dialogueVersion + interview.statusSeq;
}
