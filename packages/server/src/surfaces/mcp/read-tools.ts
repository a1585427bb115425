import type { Quote, ReportForm } from '@colloquy/contract/links';
import type { McpInput, McpTool } from '@colloquy/contract/mcp';
import type { Caller } from '../../features/api-keys/index.ts';
import { latestBlueprint } from '../../features/interviewers/index.ts';
import {
  findListed,
  InterviewNotFoundError,
  type ListedInterview,
  listByJob,
} from '../../features/interviews/index.ts';
import { findJob, findJobWithCounts, type Job, JobNotFoundError, listJobs } from '../../features/jobs/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { idTime, parseId } from '../../platform/ids.ts';
import type { McpDeps } from './deps.ts';
import { bytesOf, createMarker, fitting, type Marker } from './untrusted.ts';

/** What a tool gives: only ids, enumerations, numbers and instants are outside fields named `untrusted…`. */
export type Result = Record<string, unknown>;
export type Tools = { [Tool in McpTool]?: (input: McpInput<Tool>, caller: Caller) => Promise<Result> };

const JOBS_PAGE = 10;
const INTERVIEWS_PAGE = 20;
/** Of one competency. */
const QUOTES = 3;

/** Tools that change nothing. */
export function readTools(deps: McpDeps): Tools {
  return {
    async list_jobs({ page }, caller) {
      const { mark } = createMarker();
      const { results, total } = await listJobs(deps.db, caller.account.id, (page - 1) * JOBS_PAGE, JOBS_PAGE);
      const jobs = results.map(({ id, title, language, workplaceType, total: invited, completed }) => ({
        jobId: id,
        untrustedTitle: mark(title),
        language,
        workplaceType,
        interviews: { total: invited, completed },
        createdAt: toInstant(idTime(id)),
      }));
      return { jobs: fitting(jobs, 200), total, page };
    },

    async get_job({ jobId }, caller) {
      const marker = createMarker();
      const id = parseId<'job'>(jobId);
      const job = id === null ? null : await findJobWithCounts(deps.db, caller.account.id, id);
      if (job === null) throw new JobNotFoundError(jobId);
      const version = await latestBlueprint(deps.db, job.interviewerId, job.language);
      const head = {
        jobId: job.id,
        untrustedTitle: marker.mark(job.title),
        untrustedDescription: marker.mark(job.description),
        language: job.language,
        workplaceType: job.workplaceType,
        isOpen: job.closedAt === null,
        interviews: { total: job.total, completed: job.completed },
      };
      const questions = (version?.content.questions ?? []).map(({ key, competency, text, mustAsk }) => ({
        key,
        competency,
        untrustedText: marker.mark(text),
        mustAsk,
      }));
      return { ...head, questions: fitting(questions, bytesOf(head)) };
    },

    async list_interviews({ jobId, page }, caller) {
      const { mark } = createMarker();
      const job = await ownJob(deps.db, caller, jobId);
      const { results, total } = await listByJob(deps.db, job.id, (page - 1) * INTERVIEWS_PAGE, INTERVIEWS_PAGE);
      return {
        interviews: fitting(
          results.map((one) => told(one, mark)),
          200,
        ),
        total,
        page,
      };
    },

    async get_interview({ interviewId }, caller) {
      return told(await ownInterview(deps.db, caller, interviewId), createMarker().mark);
    },

    async read_report({ interviewId }, caller) {
      const marker = createMarker();
      const { id } = await ownInterview(deps.db, caller, interviewId);
      return reportOf(await deps.results.report(id, null), marker);
    },

    async read_transcript({ interviewId, from }, caller) {
      const { mark } = createMarker();
      const { id } = await ownInterview(deps.db, caller, interviewId);
      const { turns } = await deps.results.transcript(id);
      const rest = turns
        .filter((turn) => turn.id >= from)
        .map(({ id: turnId, speaker, text, skipped, unclear, offsetMs }) => ({
          turn: turnId,
          speaker,
          offsetMs,
          untrustedText: mark(text),
          ...(skipped ? { skipped } : {}),
          ...(unclear ? { unclear } : {}),
        }));
      const kept = fitting(rest, 300);
      return { interviewId: id, turns: kept, next: rest[kept.length]?.turn ?? null };
    },

    async compare_candidates({ interviewIds }, caller) {
      const marker = createMarker();
      const found: { interview: ListedInterview; form: ReportForm }[] = [];
      for (const given of new Set(interviewIds)) {
        const interview = await ownInterview(deps.db, caller, given);
        found.push({ interview, form: await deps.results.report(interview.id, null) });
      }
      const keys = new Set(found.flatMap(({ form }) => form.report.competencies.map(({ key }) => key)));
      const head = {
        interviews: found.map(({ interview, form }) => ({
          interviewId: interview.id,
          untrustedCandidate: marker.mark(interview.givenName ?? interview.cvName ?? ''),
          cohort: form.report.blueprint.cohort,
        })),
      };
      const competencies = [...keys].map((key) => ({
        competency: key,
        of: found.flatMap(({ interview, form }) => {
          const one = form.report.competencies.find((competency) => competency.key === key);
          return one === undefined
            ? []
            : [{ interviewId: interview.id, ...levelOf(one), untrustedQuotes: quotesOf(one.evidence, 1, marker) }];
        }),
      }));
      return { ...head, competencies: fitting(competencies, bytesOf(head)) };
    },
  };
}

/** Every field that holds words of somebody is marked; the rest is ours. */
function reportOf({ no, report }: ReportForm, marker: Marker): Result {
  const head = {
    report: no,
    evaluation: report.evaluation,
    asked: report.asked,
    total: report.total,
    humanAsked: report.humanAsked,
    overall: report.overall,
    cohort: report.blueprint.cohort,
    limits: report.summary?.limits ?? [],
  };
  const competencies = report.competencies.map((one) => ({
    competency: one.key,
    untrustedName: marker.mark(one.name),
    ...levelOf(one),
    untrustedQuotes: quotesOf(one.evidence, QUOTES, marker),
  }));
  const keptCompetencies = fitting(competencies, bytesOf(head) + 200);
  const requirements = (report.summary?.requirements ?? []).map(({ kind, text, status, why, mistake, quotes }) => ({
    kind,
    untrustedText: marker.mark(text),
    status,
    why,
    mistake,
    untrustedQuotes: quotesOf(quotes, 1, marker),
  }));
  const keptRequirements = fitting(requirements, bytesOf({ ...head, competencies: keptCompetencies }) + 200);
  return {
    ...head,
    competencies: keptCompetencies,
    requirements: keptRequirements,
    isWhole: keptCompetencies.length === competencies.length && keptRequirements.length === requirements.length,
  };
}

function levelOf({
  score,
  low,
  high,
  confidence,
  notAssessable,
  coverage,
}: ReportForm['report']['competencies'][number]) {
  return { score, low, high, confidence, notAssessable, coverage };
}

function quotesOf(quotes: readonly Quote[], most: number, { mark }: Marker): string[] {
  return quotes.slice(0, most).map(({ text }) => mark(text));
}

function told(interview: ListedInterview, mark: Marker['mark']): Result {
  const at = (instant: Date | null): string | null => (instant === null ? null : toInstant(instant.getTime()));
  const name = interview.givenName ?? interview.cvName;
  return {
    interviewId: interview.id,
    jobId: interview.jobId,
    untrustedCandidate: name === null ? null : mark(name),
    status: interview.status,
    reason: interview.statusReason,
    language: interview.language,
    createdAt: toInstant(idTime(interview.id)),
    startedAt: at(interview.startedAt),
    endedAt: at(interview.endedAt),
    expiresAt: at(interview.expiresAt),
    hasReport: interview.reportNo !== null,
  };
}

export async function ownJob(db: Queryable, caller: Caller, given: string): Promise<Job> {
  const id = parseId<'job'>(given);
  const job = id === null ? null : await findJob(db, caller.account.id, id);
  if (job === null) throw new JobNotFoundError(given);
  return job;
}

/** @throws {InterviewNotFoundError} for another account's or another surface's, as for none */
export async function ownInterview(db: Queryable, caller: Caller, given: string): Promise<ListedInterview> {
  const id = parseId<'interview'>(given);
  const interview = id === null ? null : await findListed(db, id);
  if (interview === null || interview.accountId !== caller.account.id || interview.door !== 'HIRING')
    throw new InterviewNotFoundError();
  return interview;
}
