import { greenhouseEndpoints } from '@colloquy/contract/ats';
import { ForeignHostError, isHostOf, placeOrder, progressOf, readOrder } from '../../features/ats/index.ts';
import { findJob, JobNotFoundError, listOpenJobs } from '../../features/jobs/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { EndpointRegistrar } from '../../platform/http/endpoint.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';
import { parseId } from '../../platform/ids.ts';
import { checkLink } from '../../platform/outbound/links.ts';
import { consoleReport } from './console-report.ts';
import type { AtsCaller, AtsDeps } from './deps.ts';

/** More are not shown in a list that somebody chooses from. */
export const MOST_JOBS = 500;

const STATUSES = { sent: 'sent', running: 'in_progress', complete: 'complete', over: 'not_completed' } as const;

export function registerGreenhouse(endpoints: EndpointRegistrar<AtsCaller>, deps: AtsDeps): void {
  const { db } = deps;

  endpoints.read(greenhouseEndpoints.listTests, async (_input, caller) => {
    const jobs = await listOpenJobs(db, caller.account.id, MOST_JOBS);
    return jobs.map(({ id, title }) => ({ partner_test_id: id, partner_test_name: title }));
  });

  endpoints.write(greenhouseEndpoints.sendTest, async (tx, { body }, caller) => {
    const { candidate, url } = body;
    if (!isHostOf('greenhouse', url, deps.outboundAllow)) throw new ForeignHostError();
    const cvLink = candidate.resume_url ?? null;
    const problem = cvLink === null ? null : checkLink(cvLink, deps.outboundAllow);
    if (problem !== null) refuse('candidate.resume_url', problem);
    const jobId = parseId<'job'>(body.partner_test_id);
    const job = jobId === null ? null : await findJob(tx, caller.account.id, jobId);
    if (job === null) throw new JobNotFoundError(body.partner_test_id);
    const { orderId, interviewId } = await placeOrder(tx, deps, {
      accountId: caller.account.id,
      system: 'greenhouse',
      kind: 'assessment',
      job,
      candidate: {
        email: candidate.email,
        name: `${candidate.preferred_name?.trim() || candidate.first_name} ${candidate.last_name}`,
        cvLink,
      },
      externalId: applicationOf(candidate.greenhouse_profile_url),
      callback: url,
      key: caller.presented,
    });
    return { body: { partner_interview_id: orderId }, interviewId };
  });

  endpoints.read(greenhouseEndpoints.testStatus, async ({ query }, caller) => {
    const { interview } = await readOrder(db, caller.account.id, 'greenhouse', query.partner_interview_id);
    const progress = progressOf(interview);
    const at = (instant: Date | null): string | null => (instant === null ? null : toInstant(instant.getTime()));
    const [started, completed] = [at(interview.startedAt), at(interview.completedAt)];
    return {
      partner_status: STATUSES[progress],
      ...(progress === 'complete'
        ? { partner_profile_url: consoleReport(deps.origin(), caller.account.organizationId, interview.id) }
        : {}),
      metadata: {
        ...(started === null ? {} : { 'Started At': started }),
        ...(completed === null ? {} : { 'Completed At': completed }),
      },
    };
  });

  endpoints.read(greenhouseEndpoints.responseError, async ({ body }) => {
    deps.countRefused('greenhouse');
    const call = /^[\w ./-]{1,60}$/.test(body.api_call ?? '') ? body.api_call : null;
    deps.log.warn('ats-response-refused', { system: 'greenhouse', call, errors: body.errors?.length ?? 0 });
    return {};
  });
}

/** @throws {InvalidRequestError} */
function refuse(path: string, message: string): never {
  throw new InvalidRequestError([{ code: 'invalid_value', path: path.split('.'), message }]);
}

/** The id of the application in the address of a candidate there; null where none is in it. */
function applicationOf(profileUrl: string): string | null {
  const id = URL.parse(profileUrl)?.searchParams.get('application_id') ?? null;
  return id !== null && /^\d{1,20}$/.test(id) ? id : null;
}
