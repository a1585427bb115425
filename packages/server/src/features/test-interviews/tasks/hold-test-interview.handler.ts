import { randomUUID } from 'node:crypto';
import type { Id } from '../../../platform/ids.ts';
import type { TaskHandler } from '../../../platform/tasks/tasks.ts';
import { leaveInterview, type RoomDeps, readRoom } from '../../dialogue/index.ts';
import { findInterview, type Interview } from '../../interviews/index.ts';
import { holdInterview, seatOf } from '../hold-interview.ts';
import { answerOf, courseOf, LEAVES_AFTER } from '../scripted-candidate.ts';

export type HoldTestInterviewDeps = { room: RoomDeps };

/** Before an assessment that is waited for is looked at again. */
const AGAIN_MS = 200;

/** Holds what nobody else does: an interview that was cancelled, erased or opened by a person is left alone. */
export function createHoldTestInterviewHandler({ room }: HoldTestInterviewDeps): TaskHandler<{ interviewId: string }> {
  return async ({ interviewId }, { signal, runAgainAt }) => {
    const interview = await findInterview(room.db, interviewId as Id<'interview'>);
    if (interview === null || !(await isOpen(room, interview))) return;
    const course = courseOf(interview);
    if (course === 'waits') return;
    if (course === 'declines') return leave(room, interview, 'decline');
    const answers = await holdInterview(
      room,
      interview,
      (asked) => (course === 'leaves' && asked.place >= LEAVES_AFTER ? null : answerOf(interview, asked)),
      signal,
    );
    if (answers === 'waiting') return runAgainAt(room.clock.now() + AGAIN_MS);
    if (course === 'leaves') await leave(room, interview, 'abort');
  };
}

/** Not begun, or begun here. */
async function isOpen(room: RoomDeps, interview: Interview): Promise<boolean> {
  if (interview.status === 'SCHEDULED') return interview.expiresAt.getTime() > room.clock.now();
  if (interview.status !== 'STARTED') return false;
  const { state } = await readRoom(room.db, room, passTo(interview));
  return state?.seat === seatOf(interview);
}

async function leave(room: RoomDeps, interview: Interview, how: 'decline' | 'abort'): Promise<void> {
  const pass = passTo(interview);
  const { version } = await readRoom(room.db, room, pass);
  const command = { deps: room, pass, seat: seatOf(interview), clientId: randomUUID(), seen: version };
  await leaveInterview(command, { how, wantsPerson: false });
}

function passTo({ id, linkVersion }: Interview) {
  return { interviewId: id, linkVersion };
}
