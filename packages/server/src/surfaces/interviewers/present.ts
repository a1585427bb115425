import type { InterviewerPlan, interviewerEndpoints } from '@colloquy/contract/interviewers';
import type { Issue, Language } from '@colloquy/contract/shared';
import {
  type Blueprint,
  type BlueprintVersion,
  cohortOf,
  type OwnPlan,
  type PlanProblem,
  promisedMs,
  toOwnPlan,
} from '../../features/interviewers/index.ts';
import type { Job } from '../../features/jobs/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Body } from '../../platform/http/endpoint.ts';
import { idTime } from '../../platform/ids.ts';
import { fromLanguage, toLanguage } from '../kit/job-languages.ts';

type InterviewerForm = Body<typeof interviewerEndpoints.getInterviewer>['data'];

export function presentInterviewer(
  job: Job,
  { id, no, content }: BlueprintVersion,
  invitations: { open: number; onEarlierVersions: number },
): InterviewerForm {
  const occupation = content.plan?.occupation ?? null;
  return {
    serviceJobId: job.id,
    version: no,
    cohort: cohortOf(content),
    publishedAt: toInstant(idTime(id)),
    edited: content.edited ?? false,
    language: fromLanguage(job.language),
    minutes: promisedMs(content.plannedMs) / 60_000,
    occupation: occupation === null ? null : { name: occupation.name, reviewed: occupation.reviewed },
    lines: presentLines(content),
    interviewer: presentPlan(toOwnPlan(content)),
    invitations,
  };
}

function presentLines({ plan }: Blueprint): InterviewerForm['lines'] {
  return (plan?.lines ?? []).map(({ id, kind, text }) => {
    const { question = null, why = null } = plan?.coverage.find(({ line }) => line === id) ?? {};
    return { id, kind, text, question, why };
  });
}

/** The part that a company writes, as it takes and gives it. */
export function presentPlan({ title, competencies, questions }: OwnPlan): InterviewerPlan {
  return {
    title,
    competencies,
    questions: questions.map((question) => ({ ...question, rubricLanguage: fromLanguage(question.rubricLanguage) })),
  };
}

/** @param language of the job: its rubrics are in it unless they say otherwise */
export function fromPlan({ title, competencies, questions }: InterviewerPlan, language: Language): OwnPlan {
  return {
    title,
    competencies,
    questions: questions.map(({ rubricLanguage, ...question }) => ({
      ...question,
      rubricLanguage: rubricLanguage === undefined ? language : toLanguage(rubricLanguage),
      followUps: Object.fromEntries(
        Object.entries(question.followUps).flatMap(([reason, text]) => (text === undefined ? [] : [[reason, text]])),
      ),
    })),
  };
}

export function toIssues(problems: readonly PlanProblem[]): Issue[] {
  return problems.map(({ path, rule }) => ({ code: 'invalid_value', path, message: rule }));
}
