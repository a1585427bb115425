import { COMPARED, type comparison, type consoleEndpoints } from '@colloquy/contract/console';
import { type QuestionReport, type ReportForm, type Requirement, timesTell } from '@colloquy/contract/links';
import type { z } from 'zod';
import { accountsOf } from '../../features/accounts/index.ts';
import { findOfAccounts, InterviewNotFoundError, type OrganizationInterview } from '../../features/interviews/index.ts';
import { isCurrent, listReviews, type Review } from '../../features/reports/index.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';
import { parseId } from '../../platform/ids.ts';
import { type Actor, by, type Input, type Noted, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { seenBy } from './interviews.ts';
import { jobOf } from './invitations.ts';

type CompareCandidates = typeof consoleEndpoints.compareCandidates;
export type Comparison = z.input<typeof comparison>;
type Row = Comparison['rows'][number];
type Cell = NonNullable<Row['cells'][number]>;

/** One candidate with what the comparison takes from their report. */
type Compared = {
  interview: OrganizationInterview;
  name: string;
  report: ReportForm['report'];
  timed: boolean;
  /** All assessments, and those that may be seen. */
  reviews: readonly Review[];
  seen: readonly Review[];
};

/** Reports of one job side by side, without what others think of them for as long as one's own assessment is not in. */
export function readComparison(deps: ConsoleDeps) {
  return async (
    { params, query }: Pick<Input<CompareCandidates>, 'params' | 'query'>,
    actor: Actor,
  ): Promise<Comparison> => {
    const job = await jobOf(deps.db, actor, params.id);
    const accounts = await accountsOf(deps.db, actor.organizationId);
    const compared: Compared[] = [];
    for (const id of idsOf(query.ids)) {
      const interview = await findOfAccounts(deps.db, accounts, id);
      if (interview === null || interview.jobId !== job.id) throw new InterviewNotFoundError();
      const { report, transcript } = await deps.results.report(id, null);
      const reviews = await listReviews(deps.db, id);
      const name = interview.givenName ?? interview.cvName ?? interview.email ?? id;
      compared.push({ interview, name, report, timed: timesTell(transcript), reviews, seen: seenBy(actor, reviews) });
    }
    compared.sort((a, b) => a.name.localeCompare(b.name) || a.interview.id.localeCompare(b.interview.id));
    const levels = levelsOf(compared);
    return {
      job: { id: job.id, title: job.title },
      levels,
      candidates: compared.map(({ interview, name, report, timed, reviews, seen }) => ({
        id: interview.id,
        name,
        endedAt: report.endedAt,
        asked: report.asked,
        total: report.total,
        language: interview.language,
        grading: report.grading,
        timed,
        withheld: reviews.length - seen.length,
        assessed: reviews.some(({ personId }) => personId === actor.person.id),
      })),
      rows: rowsOf(compared, actor, levels === 'shown'),
    };
  };
}

/** Each report that was opened is on record. */
export function compareHandler(): WriteHandler<CompareCandidates, Comparison> {
  return async (_tx, _input, actor, body) => ({ body, noted: openedBy(actor, body) });
}

export function openedBy(actor: Actor, { job, candidates }: Comparison): readonly [Noted, ...Noted[]] {
  const opened = candidates.map(({ id }) => by(actor, 'report.opened', 'interview', id)[0]);
  return [by(actor, 'reports.compared', 'job', job.id)[0], ...opened];
}

/** @throws {InvalidRequestError} unless two to four different ones are named */
function idsOf(given: string) {
  const ids = [...new Set(given.split(',').map((text) => parseId<'interview'>(text.trim())))];
  const { min, max } = COMPARED;
  const named = ids.flatMap((id) => id ?? []);
  if (named.length !== ids.length || named.length < min || named.length > max)
    throw new InvalidRequestError([
      { code: 'invalid_value', path: ['ids'], message: `must be ${min} to ${max} different ids with a comma between` },
    ]);
  return named;
}

/** A level is next to another only where both plans ask the same and count the same points. */
function levelsOf(compared: readonly Compared[]): Comparison['levels'] {
  if (compared.every(({ report }) => report.questions.every(({ level }) => level === null))) return 'none';
  const plans = new Set(compared.map(({ report }) => `${report.blueprint.cohort} ${report.grading}`));
  return plans.size === 1 && compared[0]?.report.blueprint.cohort !== null ? 'shown' : 'plans-differ';
}

/** The lines of the description where the reports have them, else the subjects of the questions; what any of them has, once. */
function rowsOf(compared: readonly Compared[], actor: Actor, withLevels: boolean): Row[] {
  const byLine = compared.every(({ report }) => (report.summary?.requirements.length ?? 0) > 0);
  const columns = compared.map(
    (one) => new Map((byLine ? linesOf(one) : subjectsOf(one)).map((line) => [line.key, line])),
  );
  const lines = new Map(columns.flatMap((column) => [...column.entries()]));
  return [...lines.values()].map(({ key, kind, text }) => ({
    kind,
    text,
    cells: compared.map((one, index) => {
      const line = columns[index]?.get(key);
      return line === undefined ? null : cellOf(line, one, actor, withLevels);
    }),
  }));
}

type Line = {
  key: string;
  kind: string | null;
  text: string;
  status: Cell['status'];
  why: Cell['why'];
  reason: Cell['reason'];
  level: Cell['level'];
  quotes: Cell['quotes'];
  /** What it is assessed by. */
  competency: string | null;
};

function linesOf({ report }: Compared): Line[] {
  const questions = new Map(report.questions.map((question) => [question.key, question]));
  return (report.summary?.requirements ?? []).map((requirement: Requirement) => {
    const { kind, text, status, why, reason, quotes } = requirement;
    const question: QuestionReport | undefined = questions.get(requirement.questions[0] ?? '');
    const level = question?.level ?? null;
    return {
      key: `${kind} ${text}`,
      kind,
      text,
      status,
      why,
      reason,
      level,
      quotes,
      competency: question?.competency ?? null,
    };
  });
}

function subjectsOf({ report }: Compared): Line[] {
  return report.competencies.map(({ key, name, score, low, high, notAssessable, coverage }) => ({
    key,
    kind: null,
    text: name,
    status: coverage.asked === 0 ? 'not-asked' : coverage.answered === 0 ? 'unanswered' : 'read',
    why: null,
    reason: notAssessable,
    level: score === null || low === null || high === null ? null : { score, low, high },
    quotes: [],
    competency: key,
  }));
}

function cellOf(line: Line, { seen }: Compared, { person }: Actor, withLevels: boolean): Cell {
  const { status, why, reason, level, quotes, competency } = line;
  const assessments = seen.flatMap((review) => {
    const score = competency === null ? undefined : review.scores[competency];
    if (score === undefined || !isCurrent(review, seen)) return [];
    const verified = review.personId != null;
    return [{ reviewer: review.reviewer, verified, score, own: review.personId === person.id }];
  });
  return { status, why, reason, level: withLevels ? level : null, quotes, assessments };
}
