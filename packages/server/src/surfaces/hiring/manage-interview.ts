import type { hiringEndpoints } from '@colloquy/contract/hiring';
import type { Caller } from '../../features/api-keys/index.ts';
import { findIntake } from '../../features/candidates/index.ts';
import {
  cancelInterview,
  findListed,
  findMetadata,
  InterviewNotFoundError,
  renewLink,
  setTimeFactor,
} from '../../features/interviews/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Body, WriteHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import { cohortOfInterview } from './cohort-of-interview.ts';
import type { HiringDeps } from './deps.ts';
import { readOwnLists } from './own-lists.ts';
import { presentInterviewDetails } from './present.ts';

function ownerOf(caller: Caller, meetingId: string) {
  return { accountId: caller.account.id, door: 'HIRING' as const, interviewId: parseId<'interview'>(meetingId) };
}

async function shown(
  tx: Tx,
  deps: HiringDeps,
  meetingId: string,
): Promise<{ body: Body<typeof hiringEndpoints.getInterview>; interviewId: string }> {
  const id = parseId<'interview'>(meetingId);
  const interview = id === null ? null : await findListed(tx, id);
  if (interview === null) throw new InterviewNotFoundError();
  const intake = interview.cvIntakeId === null ? null : await findIntake(tx, interview.cvIntakeId);
  const metadata = await findMetadata(tx, interview.id);
  const plan = await cohortOfInterview(tx, interview);
  const listsOf = await readOwnLists(tx, [interview.id]);
  const data = presentInterviewDetails(
    interview,
    intake,
    deps,
    deps.clock.now(),
    metadata,
    plan,
    listsOf(interview.id),
  );
  return {
    body: { success: true, data },
    interviewId: interview.id,
  };
}

export function cancelInterviewHandler(deps: HiringDeps): WriteHandler<typeof hiringEndpoints.cancelInterview, Caller> {
  return async (tx, { params }, caller) => {
    await cancelInterview(tx, deps, ownerOf(caller, params.meetingId));
    return shown(tx, deps, params.meetingId);
  };
}

export function renewLinkHandler(deps: HiringDeps): WriteHandler<typeof hiringEndpoints.renewLink, Caller> {
  return async (tx, { params }, caller) => {
    await renewLink(tx, ownerOf(caller, params.meetingId));
    return shown(tx, deps, params.meetingId);
  };
}

export function accommodateHandler(deps: HiringDeps): WriteHandler<typeof hiringEndpoints.accommodate, Caller> {
  return async (tx, { params, body }, caller) => {
    await setTimeFactor(tx, ownerOf(caller, params.meetingId), body.timeFactor);
    return shown(tx, deps, params.meetingId);
  };
}
