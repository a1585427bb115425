import type { hiringEndpoints, interviewSearch } from '@colloquy/contract/hiring';
import { metadataEntry } from '@colloquy/contract/shared';
import type { z } from 'zod';
import type { Caller } from '../../features/api-keys/index.ts';
import { findIntakes } from '../../features/candidates/index.ts';
import { findCohorts } from '../../features/interviewers/index.ts';
import { listByJob, searchInterviews } from '../../features/interviews/index.ts';
import { findJob, JobNotFoundError } from '../../features/jobs/index.ts';
import type { ReadHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import type { HiringDeps } from './deps.ts';
import { readOwnLists } from './own-lists.ts';
import { presentInterview, presentInterviewDetails } from './present.ts';

export function listInterviewsHandler(deps: HiringDeps): ReadHandler<typeof hiringEndpoints.listInterviews, Caller> {
  return async ({ query }, caller) => {
    const { serviceJobId, current, pageSize } = query;
    const jobId = parseId<'job'>(serviceJobId);
    const job = jobId === null ? null : await findJob(deps.db, caller.account.id, jobId);
    if (job === null) throw new JobNotFoundError(serviceJobId);
    const now = deps.clock.now();
    const offset = (current - 1) * pageSize;
    const filter = interviewFilter(query, now);
    const { results, total } = Object.values(filter).every((value) => value === undefined)
      ? await listByJob(deps.db, job.id, offset, pageSize)
      : await searchInterviews(
          deps.db,
          { ...filter, accountId: caller.account.id, door: 'HIRING', jobId: job.id },
          { order: 'desc', offset, limit: pageSize },
        );
    return {
      success: true,
      data: { results: results.map((interview) => presentInterview(interview, deps, now)), total, current, pageSize },
    };
  };
}

type Filters = Pick<
  z.infer<typeof interviewSearch>,
  'isCompleted' | 'candidateEmail' | 'externalId' | 'metadata' | 'updatedSince'
>;

/** What the query narrows the list to; every field undefined where it does not. */
function interviewFilter(query: Filters, now: number) {
  return {
    completion: query.isCompleted === undefined ? undefined : { is: query.isCompleted, now },
    email: query.candidateEmail,
    externalId: query.externalId,
    metadata: query.metadata === undefined ? undefined : metadataEntry(query.metadata),
    updatedSince: query.updatedSince,
  };
}

/** Over all jobs, each with its link and the state of its CV. */
export function searchInterviewsHandler(
  deps: HiringDeps,
): ReadHandler<typeof hiringEndpoints.searchInterviews, Caller> {
  return async ({ query }, caller) => {
    const { current, pageSize } = query;
    const now = deps.clock.now();
    const { results, total } = await searchInterviews(
      deps.db,
      { ...interviewFilter(query, now), accountId: caller.account.id, door: 'HIRING' },
      { order: 'desc', offset: (current - 1) * pageSize, limit: pageSize },
    );
    const intakes = await findIntakes(
      deps.db,
      results.flatMap(({ cvIntakeId }) => cvIntakeId ?? []),
    );
    const plans = await findCohorts(
      deps.db,
      results.map(({ blueprintVersionId }) => blueprintVersionId),
    );
    const listsOf = await readOwnLists(
      deps.db,
      results.map(({ id }) => id),
    );
    const shown = results.map((interview) =>
      presentInterviewDetails(
        interview,
        intakes.get(interview.cvIntakeId ?? '') ?? null,
        deps,
        now,
        interview.metadata,
        plans.get(interview.blueprintVersionId ?? '') ?? null,
        listsOf(interview.id),
      ),
    );
    return { success: true, data: { results: shown, total, current, pageSize } };
  };
}
