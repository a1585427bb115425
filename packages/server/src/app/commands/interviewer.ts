import { existsSync, readFileSync, statSync } from 'node:fs';
import { type InterviewerPlan, interviewerEndpoints } from '@colloquy/contract/interviewers';
import type { Language } from '@colloquy/contract/shared';
import { z } from 'zod';
import {
  type BlueprintVersion,
  latestBlueprint,
  loadInterviewerTexts,
  type OwnPlan,
  ownPlanProblems,
  type PlanProblem,
  publishPlan,
  toOwnPlan,
} from '../../features/interviewers/index.ts';
import { countInvitations, moveInvitations } from '../../features/interviews/index.ts';
import { findAnyJob, type Job } from '../../features/jobs/index.ts';
import { toIssues } from '../../platform/http/validation.ts';
import { parseId } from '../../platform/ids.ts';
import { fromPlan, presentInterviewer, presentPlan } from '../../surfaces/interviewers/present.ts';
import type { Context } from '../context.ts';
import { asCommandError, type Command, CommandError, type CommandInput, type Output } from './command.ts';

export const interviewerShow: Command = {
  name: 'interviewer show',
  summary: 'Print the published plan of a job as a file to edit (YAML)',
  usage: 'colloquy interviewer show JOB',
  options: {},
  positionals: ['JOB'],
  async run(context, input, output) {
    const { job, version } = await published(context, input);
    const { open, onEarlierVersions } = await invited(context, job, version);
    const { cohort, publishedAt, language, minutes, lines } = presentInterviewer(job, version, {
      open,
      onEarlierVersions,
    });
    const { writePlanFile } = await import('@colloquy/content/plan-file');
    output.line(`# ${line(job.title)}: version ${version.no} of ${publishedAt}, cohort ${cohort}, ${minutes} minutes`);
    output.line(`# ${open} open invitations, ${onEarlierVersions} of them on earlier versions`);
    for (const { id, kind, text, question, why } of lines)
      output.line(`# ${id} ${kind}: ${line(text)} -> ${question ?? `not asked: ${why}`}`);
    output.line(
      writePlanFile({ version: version.no, ...sparse(presentPlan(toOwnPlan(version.content)), language) }).trimEnd(),
    );
    return 0;
  },
};

export const interviewerCheck: Command = {
  name: 'interviewer check',
  summary: 'Check a plan file against a job and say what is wrong where; nothing is stored',
  usage: 'colloquy interviewer check JOB FILE',
  options: {},
  positionals: ['JOB', 'FILE'],
  async run(context, input, output) {
    const { job, version } = await published(context, input);
    const [, file = ''] = input.positionals;
    const read = await readPlan(file, job.language);
    const problems = read.ok ? ownPlanProblems(read.plan, version.content).map(atPlace) : read.problems;
    if (reportProblems(file, problems, output)) return 1;
    if (read.ok) output.line(`${file}: ${read.plan.questions.length} questions, made from version ${read.version}`);
    return 0;
  },
};

export const interviewerSet: Command = {
  name: 'interviewer set',
  summary: 'Publish a plan file as the next version of a job',
  usage: 'colloquy interviewer set [--move-invitations] JOB FILE',
  options: {
    'move-invitations': { type: 'boolean', description: 'Open invitations take it too; without, they keep theirs' },
  },
  positionals: ['JOB', 'FILE'],
  async run(context, input, output) {
    const { job } = await published(context, input);
    const [, file = ''] = input.positionals;
    const read = await readPlan(file, job.language);
    if (!read.ok) {
      reportProblems(file, read.problems, output);
      return 1;
    }
    await loadInterviewerTexts(context.content, job.language);
    const { db, clock } = context;
    const isMoving = input.values['move-invitations'] === true;
    const { done, moved } = await asCommandError(() =>
      db.transaction(async (tx) => {
        const result = await publishPlan(tx, context, job, read.version, read.plan);
        const target = result.ok && isMoving ? result.version : null;
        return {
          done: result,
          moved: target === null ? 0 : await moveInvitations(tx, { jobId: job.id, version: target, now: clock.now() }),
        };
      }),
    );
    if (!done.ok) {
      reportProblems(file, done.problems.map(atPlace), output);
      return 1;
    }
    const { onEarlierVersions } = await invited(context, job, done.version);
    output.line(`version ${done.version.no}`);
    if (isMoving) output.problem(`${moved} open invitations moved`);
    else if (onEarlierVersions > 0)
      output.problem(`${onEarlierVersions} open invitations keep an earlier version: --move-invitations moves them`);
    return 0;
  },
};

async function published({ db }: Context, input: CommandInput): Promise<{ job: Job; version: BlueprintVersion }> {
  const [asTyped = ''] = input.positionals;
  const id = parseId<'job'>(asTyped);
  const job = id === null ? null : await findAnyJob(db, id);
  const version = job === null ? null : await latestBlueprint(db, job.interviewerId, job.language);
  if (job === null || version === null) throw new CommandError(`there is no job ${asTyped}`);
  return { job, version };
}

function invited({ db, clock }: Context, { id }: Job, version: BlueprintVersion) {
  return countInvitations(db, { jobId: id, version, now: clock.now() });
}

/** Far more than a plan takes. */
const MAX_BYTES = 1_048_576;
const planFile = interviewerEndpoints.publishInterviewer.body.extend({
  version: z.int().min(1).meta({ description: 'The version that the file was made from, as `show` prints it.' }),
});

/** What is in a comment ends with its line. */
function line(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

type Wrong = { path: string; rule: string };
type ReadPlan = { ok: true; version: number; plan: OwnPlan } | { ok: false; problems: Wrong[] };

async function readPlan(file: string, language: Language): Promise<ReadPlan> {
  const refused = (...problems: Wrong[]): ReadPlan => ({ ok: false, problems });
  if (!existsSync(file) || !statSync(file).isFile()) return refused({ path: '', rule: 'does not exist' });
  if (statSync(file).size > MAX_BYTES) return refused({ path: '', rule: `is larger than ${MAX_BYTES} bytes` });
  const { readPlanFile } = await import('@colloquy/content/plan-file');
  const { value, problems } = readPlanFile(file, readFileSync(file, 'utf8'));
  if (problems.length > 0) return refused(...problems.map((rule) => ({ path: '', rule })));
  const parsed = planFile.safeParse(value, { reportInput: true });
  if (!parsed.success) {
    const { issues, total } = toIssues(parsed.error.issues, planFile);
    const more = total - issues.length;
    return refused(
      ...issues.map(({ path, message }) => ({ path: path.join('.'), rule: message })),
      ...(more > 0 ? [{ path: '', rule: `and ${more} more` }] : []),
    );
  }
  const { version, ...plan } = parsed.data;
  return { ok: true, version, plan: fromPlan(plan, language) };
}

function atPlace({ path, rule }: PlanProblem): Wrong {
  return { path: path.join('.'), rule };
}

/** @returns whether there are any */
function reportProblems(file: string, problems: readonly Wrong[], output: Output): boolean {
  for (const { path, rule } of problems) output.line(`${file}: ${path === '' ? '(file)' : path}: ${rule}`);
  return problems.length > 0;
}

/** Without what a plan has anyway when nothing is said of it. */
function sparse(
  { questions, ...plan }: InterviewerPlan,
  language: InterviewerPlan['questions'][number]['rubricLanguage'],
) {
  const isSaid = ([key, value]: [string, unknown]): boolean => {
    if (value === null || (key === 'rubricLanguage' && value === language)) return false;
    if (key === 'answerForm') return value !== 'prose';
    if (key === 'asksFacts') return value === true;
    return !(typeof value === 'object' && Object.keys(value).length === 0);
  };
  return {
    ...plan,
    questions: questions.map((question) => ({
      ...Object.fromEntries(Object.entries(question).filter(isSaid)),
      ...(question.points.length === 0
        ? {}
        : { points: question.points.map((point) => Object.fromEntries(Object.entries(point).filter(isSaid))) }),
    })),
  };
}
