import type { Queryable } from '../../platform/db/db.ts';
import type { Blueprint } from '../interviewers/index.ts';
import {
  findAttended,
  type Interview,
  markOpened,
  opens,
  type RoomPass,
  recordPresence,
  TIME_POLICY,
} from '../interviews/index.ts';
import { type Dialogue, findDialogue, listEvents, type StoredEvent } from './dialogue-store.ts';
import { leasedUntil } from './lease.ts';
import { blueprintOf, isPresenceDue, type Loaded, limitsOf, lockRoom, roomVersion } from './load-dialogue.ts';
import { nextTimer } from './reducer.ts';
import type { RoomDeps } from './room-deps.ts';
import { runTransition } from './run-transition.ts';
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
  /** Sequence number that the next line of the log gets. */
  nextSeq: number;
  timeLeftMs: number;
  /** The next moment at which something happens by itself, epoch ms. */
  nextTimerAt: number | null;
};

export async function readRoom(db: Queryable, deps: RoomDeps, pass: RoomPass): Promise<RoomView> {
  const attended = await findAttended(db, pass.interviewId);
  opens(pass, attended);
  const dialogue = (await findDialogue(db, pass.interviewId)) ?? { version: 0, state: null, lease: null };
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
    nextSeq: (events.at(-1)?.seq ?? 0) + 1,
    timeLeftMs:
      blueprint.kind === 'application'
        ? Math.round(limits.plannedMs * stillToAsk(blueprint, dialogue.state))
        : Math.max(0, Math.round(limits.plannedMs - active)),
    nextTimerAt: interview.status === 'STARTED' ? nextMoment(dialogue, limits) : null,
  };
}

/** While an answer is assessed, the end of its lease: then somebody else may have to. */
function nextMoment({ state, lease }: Dialogue, limits: ReturnType<typeof limitsOf>): number | null {
  return state?.phase === 'thinking' ? leasedUntil(state, lease) : nextTimer(state, limits);
}

/**
 * The share, 0 to 1, of what is asked that has no outcome yet, by the time it usually takes: an application has no other
 * end. What was known without being asked never counted.
 */
function stillToAsk({ questions }: Blueprint, state: DialogueState | null): number {
  if (state === null) return 1;
  const isSettled = (key: string) => state.settled?.includes(key) ?? false;
  const msOf = (counts: (key: string, index: number) => boolean) =>
    questions.reduce((sum, { key, expectedMs }, index) => (counts(key, index) ? sum + expectedMs : sum), 0);
  const asked = msOf((key, index) => !isSettled(key) || (state.questions[index]?.answers.length ?? 0) > 0);
  const open = msOf((key, index) => !isSettled(key) && state.questions[index]?.outcome === null);
  return asked === 0 ? 0 : open / asked;
}

/**
 * A poll is the heartbeat of the page that holds the conversation: it is written down at most every 30 s, and time in
 * which nobody was on the line is not counted. A page that only looks on holds nothing and takes nothing: the seat
 * changes by what a person does (begin, resume), never by a poll, a reload or a page that wakes up.
 *
 * Before the interview has begun, the first poll notes that the page was opened.
 *
 * @param seat the page load that polls
 */
export async function noteHeartbeat(deps: RoomDeps, pass: RoomPass, seat: string): Promise<void> {
  const attended = await findAttended(deps.db, pass.interviewId);
  opens(pass, attended);
  const { interview, presence } = attended;
  const now = deps.clock.now();
  if (interview.status === 'SCHEDULED' && interview.openedAt === null) await markOpened(deps.db, pass, new Date(now));
  if (interview.status !== 'STARTED') return;
  if (!isPresenceDue(presence, seat, now)) return;
  const state = (await findDialogue(deps.db, pass.interviewId))?.state ?? null;
  if (state === null || state.seat !== seat) return;
  const returns = presence !== null && now - presence.lastSeenAt.getTime() > TIME_POLICY.offlineAfterMs;
  if (!returns) {
    await recordPresence(deps.db, pass.interviewId, seat, new Date(now));
    return;
  }
  await deps.db.transaction(async (tx) => {
    const loaded = await lockRoom(tx, pass);
    const { state: current } = loaded.dialogue;
    if (loaded.interview.status !== 'STARTED' || current?.seat !== seat || current.phase === 'ended') return;
    await runTransition(tx, deps, loaded, { kind: 'returned' });
    await recordPresence(tx, pass.interviewId, seat, new Date(now));
  });
}
