import type { Content } from '@colloquy/content';
import { interviewerEndpoints } from '@colloquy/contract/interviewers';
import type { FastifyInstance } from 'fastify';
import type { Caller, CallerErrors, KeyVerifier } from '../../features/api-keys/index.ts';
import {
  type BlueprintVersion,
  type InterviewLanguageError,
  latestBlueprint,
  loadInterviewerTexts,
  type PlanChangedError,
  publishPlan,
} from '../../features/interviewers/index.ts';
import { countInvitations, type InterviewErrors, moveInvitations } from '../../features/interviews/index.ts';
import { findJob, type Job, JobNotFoundError } from '../../features/jobs/index.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { InvariantError } from '../../platform/errors.ts';
import { type EndpointDeps, EndpointRegistrar } from '../../platform/http/endpoint.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';
import type { VersionRequiredError } from '../../platform/http/versions.ts';
import { parseId } from '../../platform/ids.ts';
import { bearerToken } from '../kit/bearer.ts';
import { COMMON_ERRORS, type ErrorTable } from '../kit/error-table.ts';
import { createKeyWire } from '../kit/key-wire.ts';
import { fromPlan, presentInterviewer, toIssues } from './present.ts';

export type InterviewersDeps = EndpointDeps & { keys: KeyVerifier; content: Content };

const ERRORS = {
  ...COMMON_ERRORS,
  'invalid-api-key': { status: 401, headers: { 'www-authenticate': 'Bearer' } },
  'job-not-found': { status: 404 },
  'plan-changed': { status: 412 },
  'version-required': { status: 428 },
  // Said when the job was made.
  'interview-language-not-written': null,
  // Invitations are counted and moved here, no single one is named.
  'interview-not-found': null,
  'move-refused': null,
} as const satisfies ErrorTable<
  CallerErrors | JobNotFoundError | InterviewErrors | PlanChangedError | VersionRequiredError | InterviewLanguageError
>;

/** Own addition: the plan of a job, read and published by its company. */
export function registerInterviewers(app: FastifyInstance, deps: InterviewersDeps): void {
  const wire = createKeyWire({
    name: 'interviewers',
    scope: 'interviewers',
    keys: deps.keys,
    keyOf: bearerToken,
    errors: ERRORS,
    invalidStatus: 403,
  });
  const endpoints = new EndpointRegistrar(app, wire, deps);

  endpoints.read(interviewerEndpoints.getInterviewer, async ({ params }, caller) => {
    const job = await ownJob(deps.db, caller, params.serviceJobId);
    return shown(deps.db, deps, job, await planOf(deps.db, job));
  });
  endpoints.writePrepared(
    interviewerEndpoints.publishInterviewer,
    async ({ params }, caller) => {
      const { language } = await ownJob(deps.db, caller, params.serviceJobId);
      await loadInterviewerTexts(deps.content, language);
    },
    async (tx, { params, body, ifMatch }, caller) => {
      const job = await ownJob(tx, caller, params.serviceJobId);
      const published = await publishPlan(tx, deps, job, ifMatch, fromPlan(body, job.language));
      if (!published.ok) throw new InvalidRequestError(toIssues(published.problems));
      return { body: await shown(tx, deps, job, published.version) };
    },
  );
  endpoints.write(interviewerEndpoints.moveInvitations, async (tx, { params }, caller) => {
    const job = await ownJob(tx, caller, params.serviceJobId);
    const version = await planOf(tx, job);
    const moved = await moveInvitations(tx, { jobId: job.id, version, now: deps.clock.now() });
    return { body: { success: true as const, data: { version: version.no, moved } } };
  });
}

async function ownJob(db: Queryable, caller: Caller, serviceJobId: string): Promise<Job> {
  const id = parseId<'job'>(serviceJobId);
  const job = id === null ? null : await findJob(db, caller.account.id, id);
  if (job === null) throw new JobNotFoundError(serviceJobId);
  return job;
}

async function planOf(db: Queryable, job: Job): Promise<BlueprintVersion> {
  const version = await latestBlueprint(db, job.interviewerId, job.language);
  if (version === null) throw new InvariantError(`job ${job.id} has no interviewer`);
  return version;
}

async function shown(db: Queryable, { clock }: InterviewersDeps, job: Job, version: BlueprintVersion) {
  const invitations = await countInvitations(db, { jobId: job.id, version, now: clock.now() });
  return { success: true as const, data: presentInterviewer(job, version, invitations) };
}
