import { DECISION_OUTCOMES, type hiringEndpoints } from '@colloquy/contract/hiring';
import { OUTCOMES } from '@colloquy/contract/shared';
import type { Caller } from '../../features/api-keys/index.ts';
import { recordDecision } from '../../features/fair-process/index.ts';
import { findListed, InterviewNotFoundError } from '../../features/interviews/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { WriteHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import type { HiringDeps } from './deps.ts';

export function recordDecisionHandler(deps: HiringDeps): WriteHandler<typeof hiringEndpoints.recordDecision, Caller> {
  return async (tx, { params, body }, caller) => {
    const id = parseId<'interview'>(params.meetingId);
    const interview = id === null ? null : await findListed(tx, id);
    if (interview === null || interview.accountId !== caller.account.id || interview.door !== 'HIRING')
      throw new InterviewNotFoundError();
    const outcome = body.outcome === null ? null : (OUTCOMES[DECISION_OUTCOMES.indexOf(body.outcome)] ?? null);
    const decision = await recordDecision(tx, deps, interview.id, { outcome, personId: null });
    return {
      body: {
        success: true,
        data:
          decision === null
            ? { outcome: null, decidedAt: null }
            : { outcome: body.outcome, decidedAt: toInstant(decision.at.getTime()) },
      },
      interviewId: interview.id,
    };
  };
}
