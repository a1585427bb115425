import type { RequestKind } from '@colloquy/contract/shared';
import type { Tx } from '../../platform/db/db.ts';
import {
  abortInterview,
  currentConsents,
  type Interview,
  type InterviewStatus,
  isResumable,
  recordPresence,
  resumeInterview,
} from '../interviews/index.ts';
import { LinkOverError, NotNowError, REFUSALS } from './errors.ts';
import { isPresenceDue, lockRoom, requireBegun, requireSameText } from './load-dialogue.ts';
import { offersOf, requireOffered } from './offers.ts';
import { addToLog, type RoomCommandContext, requireSeat, runTransition } from './run-transition.ts';
import type { DialogueEvent, Mode } from './state.ts';
import { withdrawRecordings } from './withdraw-recordings.ts';

async function steer(
  { deps, pass, seat }: RoomCommandContext,
  event: DialogueEvent,
  check: (tx: Tx, interview: Interview) => Promise<void> = async () => undefined,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const loaded = await lockRoom(tx, pass);
    requireBegun(loaded, deps.clock.now());
    if (loaded.interview.status !== 'STARTED') throw new LinkOverError();
    requireSeat(loaded, seat);
    await check(tx, loaded.interview);
    const now = deps.clock.now();
    if (isPresenceDue(loaded.presence, seat, now)) await recordPresence(tx, pass.interviewId, seat, new Date(now));
    await runTransition(tx, deps, loaded, event);
  });
}

export function pauseInterview(context: RoomCommandContext): Promise<void> {
  return steer(context, { kind: 'pause' });
}

/** @param input `picture`: the candidate switches it on or off; absent changes nothing */
export function changeMode(
  context: RoomCommandContext,
  input: { mode: Mode; picture?: boolean | undefined },
): Promise<void> {
  return steer(context, { kind: 'mode', ...input }, async (tx, interview) => {
    const consents = await currentConsents(tx, interview.id);
    const agreed = consents.some(({ purpose, given }) => purpose === 'speech' && given);
    requireOffered(offersOf(context.deps, interview), input.mode, agreed);
  });
}

/** Goes on after a pause or a drop-off, or in this tab instead of another. */
export async function resumeRoom({ deps, pass, seat, seen }: RoomCommandContext): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const loaded = await lockRoom(tx, pass);
    const now = deps.clock.now();
    let { interview } = loaded;
    if (interview.status !== 'STARTED') {
      requireBegun(loaded, now);
      if (!isResumable(interview, now) || interview.statusReason === 'TIME_LIMIT') throw new LinkOverError();
      interview = await resumeInterview(tx, deps, interview);
    }
    await runTransition(tx, deps, { ...loaded, interview }, { kind: 'resume', seat, seen });
    await recordPresence(tx, pass.interviewId, seat, new Date(now));
  });
}

/** The request of whoever leaves: what they wrote has been said before. */
const PERSON_REQUEST = { name: 'candidate-asked-for-person', kind: 'person', note: '' } as const;

/** Leaves for good: declines before the begin; afterwards finishes, aborts or takes the consent back. */
export async function leaveInterview(
  { deps, pass, clientId }: RoomCommandContext,
  input: { how: 'decline' | 'finish' | 'abort' | 'withdraw'; wantsPerson: boolean },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const loaded = await lockRoom(tx, pass, clientId);
    if (loaded.dialogue.isRepeat) return;
    const { interview } = loaded;
    if (interview.status === 'SCHEDULED') {
      if (input.how === 'finish') throw new NotNowError('not-begun', REFUSALS['not-begun']);
      await addToLog(tx, deps, loaded, { kind: 'declined', wantsPerson: input.wantsPerson }, clientId);
      const reason = input.wantsPerson ? 'DECLINED_WANTS_PERSON' : 'DECLINED';
      const declined = await abortInterview(tx, deps, interview, 'candidate', reason);
      if (input.wantsPerson) await deps.emit(tx, { ...PERSON_REQUEST, interview: declined });
      return;
    }
    if (input.how === 'decline') throw new NotNowError('already-begun', REFUSALS['already-begun']);
    let open = interview;
    if (isOver(interview.status)) return;
    if (interview.status !== 'STARTED') {
      if (!isResumable(interview, deps.clock.now())) throw new LinkOverError();
      open = await resumeInterview(tx, deps, interview);
    }
    const left = await runTransition(tx, deps, { ...loaded, interview: open }, { kind: 'leave', how: input.how });
    if (input.how === 'withdraw') await withdrawRecordings(tx, deps, interview, clientId);
    if (!input.wantsPerson) return;
    await addToLog(tx, deps, left.loaded, { kind: 'asked-human', note: '' }, clientId);
    await deps.emit(tx, { ...PERSON_REQUEST, interview: left.loaded.interview });
  });
}

/** Left or completed before: asking again changes nothing. */
function isOver(status: InterviewStatus): boolean {
  return status === 'INTERVIEW_COMPLETED' || status === 'REPORT_GENERATED' || status === 'CANDIDATE_ABORTED';
}

/** Asks something of a person: before, during or after the interview. */
export function askForHuman(context: RoomCommandContext, input: { about: RequestKind; note: string }): Promise<void> {
  return note(context, { kind: 'asked-human', note: input.note, about: input.about });
}

export function rateInterview(context: RoomCommandContext, input: { stars: number; comment: string }): Promise<void> {
  return note(context, { kind: 'rated', ...input });
}

async function note(
  { deps, pass, clientId }: RoomCommandContext,
  body: { kind: 'asked-human'; note: string; about: RequestKind } | { kind: 'rated'; stars: number; comment: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const loaded = await lockRoom(tx, pass, clientId);
    const text = body.kind === 'rated' ? body.comment : body.note;
    if (loaded.dialogue.isRepeat) return requireSameText(tx, pass, clientId, text);
    await addToLog(tx, deps, loaded, body, clientId);
    if (body.kind !== 'asked-human') return;
    const { interview } = loaded;
    await deps.emit(tx, { name: 'candidate-asked-for-person', interview, kind: body.about, note: body.note });
  });
}
