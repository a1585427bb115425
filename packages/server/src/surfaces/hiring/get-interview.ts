import type { hiringEndpoints } from '@colloquy/contract/hiring';
import type { Caller } from '../../features/api-keys/index.ts';
import { findIntake } from '../../features/candidates/index.ts';
import {
  findListed,
  findMetadata,
  InterviewNotFoundError,
  type ListedInterview,
} from '../../features/interviews/index.ts';
import type { ReadHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import { cohortOfInterview } from './cohort-of-interview.ts';
import type { HiringDeps } from './deps.ts';
import { readOwnLists } from './own-lists.ts';
import { presentInterviewDetails } from './present.ts';

/** @throws {InterviewNotFoundError} for another account's or another surface's, as for none */
async function ownInterview(deps: HiringDeps, caller: Caller, meetingId: string): Promise<ListedInterview> {
  const id = parseId<'interview'>(meetingId);
  const interview = id === null ? null : await findListed(deps.db, id);
  if (interview === null || interview.accountId !== caller.account.id || interview.door !== 'HIRING')
    throw new InterviewNotFoundError();
  return interview;
}

export function getInterviewHandler(deps: HiringDeps): ReadHandler<typeof hiringEndpoints.getInterview, Caller> {
  return async ({ params }, caller) => {
    const interview = await ownInterview(deps, caller, params.meetingId);
    const intake = interview.cvIntakeId === null ? null : await findIntake(deps.db, interview.cvIntakeId);
    const metadata = await findMetadata(deps.db, interview.id);
    const plan = await cohortOfInterview(deps.db, interview);
    const listsOf = await readOwnLists(deps.db, [interview.id]);
    return {
      success: true,
      data: presentInterviewDetails(interview, intake, deps, deps.clock.now(), metadata, plan, listsOf(interview.id)),
    };
  };
}

export function getReportHandler(deps: HiringDeps): ReadHandler<typeof hiringEndpoints.getReport, Caller> {
  return async ({ params, query }, caller) => {
    const { id } = await ownInterview(deps, caller, params.meetingId);
    return { success: true, data: await deps.results.report(id, query.no ?? null) };
  };
}

export function getTranscriptHandler(deps: HiringDeps): ReadHandler<typeof hiringEndpoints.getTranscript, Caller> {
  return async ({ params }, caller) => {
    const { id } = await ownInterview(deps, caller, params.meetingId);
    return { success: true, data: await deps.results.transcript(id) };
  };
}
