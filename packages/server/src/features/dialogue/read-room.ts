import type { Queryable } from '../../platform/db/db.ts';
import type { Blueprint } from '../interviewers/index.ts';
import {
  findAttended,
  type Interview,
  noteSeat,
  opens,
  type Presence,
  type RoomPass,
  recordPresence,
  TIME_POLICY,
} from '../interviews/index.ts';
import { type Dialogue, findDialogue, listEvents, type StoredEvent } from './dialogue-store.ts';
import { blueprintOf, isPresenceDue, type Loaded, limitsOf, lockRoom } from './load-dialogue.ts';
import { nextTimer } from './reducer.ts';
import type { RoomDeps } from './room-deps.ts';
import { runStep } from './run-step.ts';
import type { DialogueState } from './state.ts';
import { activeTime } from './time-account.ts';
import { type DialogueRecord, toRecord } from './transcript.ts';

/** Everything the room shows, before it is put into the wire's words. */
export type RoomView = {
  version: number;
  now: number;
  interview: Interview;
  blueprint: Blueprint;
  state: DialogueState | null;
  record: DialogueRecord;
  timeLeftMs: number;
  /** The next moment at which something happens by itself, epoch ms. */
  nextTimerAt: number | null;
};

/** The version that polls wait for: grows with every change of the dialogue or of the status. */
export function roomVersion(interview: Pick<Interview, 'statusSeq'>, dialogueVersion: number): number {
  return dialogueVersion + interview.statusSeq;
}

export async function readRoom(db: Queryable, deps: RoomDeps, pass: RoomPass): Promise<RoomView> {
  const attended = await findAttended(db, pass.interviewId);
  opens(pass, attended);
  const dialogue = (await findDialogue(db, pass.interviewId)) ?? { version: 0, state: null };
  return viewOf(db, deps, { ...attended, dialogue });
}

/** What the room shows of an interview and dialogue that were read already: only the log is left to read. */
export async function viewOf(
  db: Queryable,
  deps: RoomDeps,
  { interview, presence, dialogue }: Pick<Loaded, 'interview' | 'presence'> & { dialogue: Dialogue },
): Promise<RoomView> {
  const blueprint = await blueprintOf(db, deps, interview);
  const events: StoredEvent[] = dialogue.version === 0 ? [] : await listEvents(db, interview.id);
  const now = deps.clock.now();
  const limits = limitsOf(blueprint, interview.timeFactor);
  const active =
    dialogue.state === null ? 0 : activeTime(dialogue.state, limits, now, presence?.lastSeenAt.getTime() ?? now);
  return {
    version: roomVersion(interview, dialogue.version),
    now,
    interview,
    blueprint,
    state: dialogue.state,
    record: toRecord(events),
    timeLeftMs:
      blueprint.kind === 'application'
        ? stillToAskMs(blueprint, dialogue.state) * interview.timeFactor
        : Math.max(0, Math.round(limits.plannedMs - active)),
    nextTimerAt: interview.status === 'STARTED' ? nextTimer(dialogue.state, limits) : null,
  };
}

/** What the questions without an outcome usually take: an application has no other end. */
function stillToAskMs({ questions }: Blueprint, state: DialogueState | null): number {
  const open = questions.filter(
    ({ key }, index) => !state || (state.questions[index]?.outcome === null && !state.settled?.includes(key)),
  );
  return open.reduce((sum, { expectedMs }) => sum + expectedMs, 0);
}

/**
 * A poll is the sign of life: it is written down at most every 30 s, a new page load takes the seat openly, and time
 * in which nobody was on the line is not counted.
 *
 * @param seat the page load that polls
 */
export async function noteSignOfLife(deps: RoomDeps, pass: RoomPass, seat: string): Promise<void> {
  const attended = await findAttended(deps.db, pass.interviewId);
  opens(pass, attended);
  const { interview, presence } = attended;
  if (interview.status !== 'STARTED') return;
  const now = deps.clock.now();
  const state = (await findDialogue(deps.db, pass.interviewId))?.state ?? null;
  if (state === null) return;
  const returns = presence !== null && now - presence.lastSeenAt.getTime() > TIME_POLICY.offlineAfterMs;
  const isNewSeat = await isFirstPoll(deps, pass, presence, state, seat);
  if (returns || isNewSeat) {
    await deps.db.transaction(async (tx) => {
      const loaded = await lockRoom(tx, pass);
      if (
        loaded.interview.status !== 'STARTED' ||
        loaded.dialogue.state === null ||
        loaded.dialogue.state.phase === 'ended'
      )
        return;
      let current = loaded;
      if (returns) current = (await runStep(tx, deps, current, { kind: 'returned' })).loaded;
      if (isNewSeat) await runStep(tx, deps, current, { kind: 'seat', seat });
      await recordPresence(tx, pass.interviewId, seat, new Date(now));
    });
    return;
  }
  if (seat === state.seat && isPresenceDue(presence, seat, now)) {
    await recordPresence(deps.db, pass.interviewId, seat, new Date(now));
  }
}

/** A page load that was never seen before is newer than the one in use; one that lost the seat has to ask for it. */
async function isFirstPoll(
  deps: RoomDeps,
  pass: RoomPass,
  presence: Presence | null,
  state: DialogueState,
  seat: string,
): Promise<boolean> {
  return seat !== state.seat && seat !== presence?.seat && noteSeat(deps.db, pass.interviewId, seat);
}
