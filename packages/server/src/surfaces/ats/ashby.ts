import { ashbyEndpoints } from '@colloquy/contract/ats';
import { hushRun, placeOrder, readOrder } from '../../features/ats/index.ts';
import { cancelInterview } from '../../features/interviews/index.ts';
import { findJob, JobNotFoundError, listOpenJobs } from '../../features/jobs/index.ts';
import type { EndpointRegistrar } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import type { AtsCaller, AtsDeps } from './deps.ts';
import { MOST_JOBS } from './greenhouse.ts';

export function registerAshby(endpoints: EndpointRegistrar<AtsCaller>, deps: AtsDeps): void {
  endpoints.read(ashbyEndpoints.list, async (_input, caller) => {
    const jobs = await listOpenJobs(deps.db, caller.account.id, MOST_JOBS);
    const results = jobs.map(({ id, title, workplaceType, locations }) => ({
      assessment_type_id: id,
      name: title,
      description: [workplaceType, ...locations.map(({ city, country }) => [city, country].filter(Boolean).join(', '))]
        .filter((part) => part !== null && part !== '')
        .join(' · '),
    }));
    return { success: true as const, results };
  });

  endpoints.write(ashbyEndpoints.start, async (tx, { body }, caller) => {
    const { candidate, application } = body;
    const jobId = parseId<'job'>(body.assessment_type_id);
    const job = jobId === null ? null : await findJob(tx, caller.account.id, jobId);
    if (job === null) throw new JobNotFoundError(body.assessment_type_id);
    const { orderId, interviewId } = await placeOrder(tx, deps, {
      accountId: caller.account.id,
      system: 'ashby',
      kind: 'assessment',
      job,
      candidate: { email: candidate.email, name: `${candidate.first_name} ${candidate.last_name}`, cvLink: null },
      externalId: application.ashby_id,
      callback: candidate.ashby_id,
      key: null,
    });
    return { body: { success: true as const, results: { assessment_id: orderId } }, interviewId };
  });

  endpoints.write(ashbyEndpoints.cancel, async (tx, { body }, caller) => {
    const { orderId, interview } = await readOrder(tx, caller.account.id, 'ashby', body.assessment_id);
    await cancelInterview(tx, deps, { accountId: caller.account.id, door: 'HIRING', interviewId: interview.id });
    // Ashby need not hear of what it asked for.
    await hushRun(tx, orderId);
    return { body: { success: true as const, results: { assessment_id: orderId } }, interviewId: interview.id };
  });
}
