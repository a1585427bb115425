import type { consoleEndpoints } from '@colloquy/contract/console';
import { accountsOf } from '../../features/accounts/index.ts';
import { whoDid } from '../../features/audit/index.ts';
import { latestBlueprint, loadInterviewerTexts } from '../../features/interviewers/index.ts';
import { countInvitations, jobCourse } from '../../features/interviews/index.ts';
import {
  closeJob,
  createJob,
  type Job,
  type ListedJob,
  listJobsOf,
  type PreparedJob,
} from '../../features/jobs/index.ts';
import { toInstant } from '../../platform/clock.ts';
import { InvariantError } from '../../platform/errors.ts';
import { idTime } from '../../platform/ids.ts';
import { type Actor, by, type Input, type ReadHandler, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { jobOf } from './job-of.ts';
import { PAGE, pageOf } from './paging.ts';

type CreateJob = typeof consoleEndpoints.createJob;

export function listJobsHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.listJobs> {
  return async ({ query }, { organizationId }) => {
    const accounts = await accountsOf(deps.db, organizationId);
    const found = await listJobsOf(deps.db, accounts, { before: query.before ?? null, limit: PAGE + 1 });
    const { results, next } = pageOf(found);
    return { results: results.map(presentListed), next };
  };
}

/** Before the transaction begins: reading takes as long as the text is long, and texts come from files. */
export function readDescription(deps: ConsoleDeps) {
  return async ({ body }: Input<CreateJob>, actor: Actor): Promise<PreparedJob> => {
    await loadInterviewerTexts(deps.content, body.language);
    await deps.occupations.prepare(body.language);
    return deps.prepareJob(body, actor.accountId);
  };
}

export function createJobHandler(deps: ConsoleDeps): WriteHandler<CreateJob, PreparedJob> {
  return async (tx, { body }, actor, prepared) => {
    const job = await createJob(tx, deps, { ...body, accountId: actor.accountId, prepared });
    await deps.enqueuePlan(tx, job.id);
    return { body: { id: job.id }, noted: by(actor, 'job.created', 'job', job.id) };
  };
}

export function getJobHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.getJob> {
  return async ({ params }, { organizationId }) => {
    const job = await jobOf(deps.db, organizationId, params.id);
    const version = await latestBlueprint(deps.db, job.interviewerId, job.language);
    if (version === null) throw new InvariantError(`job ${job.id} has no interviewer`);
    const { began, assessed, minutes } = await jobCourse(deps.db, job.id);
    const { open } = await countInvitations(deps.db, { jobId: job.id, version, now: deps.clock.now() });
    return {
      ...presentListed(job),
      description: job.description,
      workplaceType: job.workplaceType,
      locations: job.locations.map(({ city, country }) => ({ city, country })),
      warnings: job.warnings,
      questions: version.content.questions.map((question) => ({
        key: question.key,
        text: question.text,
        purpose: question.purpose,
        minutes: question.expectedMs / 60_000,
        mustAsk: question.mustAsk,
        source: question.source?.text ?? null,
      })),
      madeBy: await whoDid(deps.db, organizationId, 'job.created', job.id),
      openInvitations: open,
      funnel: { invited: job.total, began, completed: job.completed, assessed },
      minutes,
    };
  };
}

/** Closed, it invites nobody; what is invited, under way or over goes on. */
export function setJobOpenHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.setJobOpen> {
  return async (tx, { params, body }, actor) => {
    const { id, accountId } = await jobOf(tx, actor.organizationId, params.id);
    await closeJob(tx, accountId, { id, asSent: params.id }, body.open ? null : new Date(deps.clock.now()));
    return { body: { done: true }, noted: by(actor, body.open ? 'job.opened' : 'job.closed', 'job', id) };
  };
}

function presentListed({
  id,
  title,
  language,
  closedAt,
  total,
  completed,
}: Pick<ListedJob, 'id' | 'title' | 'language' | 'total' | 'completed'> & Pick<Job, 'closedAt'>) {
  return {
    id,
    title,
    language,
    createdAt: toInstant(idTime(id)),
    closedAt: closedAt === null ? null : toInstant(closedAt.getTime()),
    interviews: { total, completed },
  };
}
