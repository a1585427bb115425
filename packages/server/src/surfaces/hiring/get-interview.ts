import type { hiringEndpoints } from '@colloquy/contract/hiring';
import type { Caller } from '../../features/api-keys/index.ts';
import { findIntake } from '../../features/candidates/index.ts';
import { findListed, InterviewNotFoundError } from '../../features/interviews/index.ts';
import type { ReadHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import type { HiringDeps } from './deps.ts';
import { presentInterviewDetails } from './present.ts';

export function getInterviewHandler(deps: HiringDeps): ReadHandler<typeof hiringEndpoints.getInterview, Caller> {
  return async ({ params }, caller) => {
    const id = parseId<'interview'>(params.meetingId);
    const interview = id === null ? null : await findListed(deps.db, id);
    if (interview === null || interview.accountId !== caller.account.id || interview.door !== 'HIRING')
      throw new InterviewNotFoundError();
    const intake = interview.cvIntakeId === null ? null : await findIntake(deps.db, interview.cvIntakeId);
    return { success: true, data: presentInterviewDetails(interview, intake, deps, deps.clock.now()) };
  };
}
