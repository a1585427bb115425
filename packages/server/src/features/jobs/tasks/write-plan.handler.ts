import type { Content } from '@colloquy/content';
import type { Language } from '@colloquy/contract/shared';
import type { Db } from '../../../platform/db/db.ts';
import { type Id, type IdSource, parseId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { TaskHandler } from '../../../platform/tasks/tasks.ts';
import type { JobReading } from '../../../providers/job-reader/port.ts';
import {
  addSecondVersion,
  askedBesides,
  type Blueprint,
  buildBlueprint,
  latestBlueprint,
  loadInterviewerTexts,
  type OccupationSource,
  ownPlanProblems,
  toOwnPlan,
  type WrittenQuestion,
  withWrittenQuestions,
} from '../../interviewers/index.ts';
import { type AskModel, askedByTask, usedByTask } from '../../model-usage/index.ts';
import { BY_MODEL } from '../by-model.ts';
import { brokenPlanRule, brokenPointsRule, type PlanReply } from '../check-plan.ts';
import { brokenJobRule, withModelReading } from '../check-reading.ts';
import { findAnyJob, type Job, keepJobReading } from '../job-store.ts';
import type { JobToPrepare, PreparedJob } from '../prepare-job.ts';

/** A language model that writes plans. */
export type PlanWriter = {
  ask: AskModel;
  /** Whether the organization of the account lets a model read what is its own. */
  isAllowed(accountId: Id<'account'>): Promise<boolean>;
  /** False when a text is clearly in another language. */
  isIn(text: string, language: Language): boolean;
  /** A language by its English name and code, as prompts name it. */
  nameOf(language: Language): string;
  /** How long one call may take. */
  callMs: number;
};

type Deps = {
  db: Db;
  ids: IdSource;
  log: Log;
  content: Content;
  occupations: OccupationSource;
  prepareJob(job: JobToPrepare, lane: string): Promise<PreparedJob>;
  /** Null while none is configured. */
  writer: PlanWriter | null;
};

const LANE = 'plans';
/** More is asked for than is used: a question whose points cannot be used is left out. */
const ASKED = 8;
const USED = 7;
const FEWEST = 6;
/** Questions whose points are asked for at once. */
const AT_ONCE = 3;
/** What of a description is sent next to its lines. */
const LONGEST_DESCRIPTION = 6_000;

/**
 * lines of the description → outline (all questions) → points of each → the plan's next version, unless somebody has
 * written one meanwhile
 *
 * What was replied is kept: a task that is run again asks only for what is missing. An endpoint that is away fails the
 * attempt; a reply that cannot be used leaves the first plan as it is.
 */
export function createWritePlanHandler({ writer, ...deps }: Deps): TaskHandler<{ jobId: string }> {
  return async (payload, { signal }) => {
    const id = parseId<'job'>(payload.jobId);
    const job = id === null ? null : await findAnyJob(deps.db, id);
    if (job === null || writer === null || !(await writer.isAllowed(job.accountId))) return;
    const base = await latestBlueprint(deps.db, job.interviewerId, job.language);
    if (base?.no !== 1) return;
    await Promise.all([loadInterviewerTexts(deps.content, job.language), deps.occupations.prepare(job.language)]);
    const prepared = await deps.prepareJob(job, LANE);
    if (prepared.blueprint === null) return;
    const { reading, blueprint } = await readAgain(
      deps,
      writer,
      job,
      { ...prepared, blueprint: prepared.blueprint },
      signal,
    );
    const { general, facts } = askedBesides(blueprint);
    const lines = toldLines(blueprint.plan?.lines ?? [], new Set(facts.flatMap(({ covers }) => covers ?? [])));
    const source = { job, lines, besides: [...general, ...facts].map(({ text }) => text), text: reading.plainText };
    const outline = await askOutline(writer, source, signal);
    const written = outline === null ? [] : await withPoints(writer, source, outline, signal);
    if (written.length < FEWEST) {
      deps.log.warn('plan-not-written', { jobId: job.id, questions: written.length });
      return;
    }
    const plan = withWrittenQuestions(deps.content, blueprint, written.slice(0, USED), BY_MODEL);
    // What a company may publish is the measure of every plan, whoever wrote it.
    const [problem] = ownPlanProblems(toOwnPlan(plan), base.content);
    if (problem !== undefined) {
      deps.log.warn('plan-not-written', { jobId: job.id, at: problem.path.join('.'), rule: problem.rule });
      return;
    }
    const added = await deps.db.transaction(async (tx) => {
      const isNext = await addSecondVersion(tx, deps.ids, job.interviewerId, plan);
      if (isNext) await keepJobReading(tx, job.id, { ...reading, plainText: undefined, headings: undefined });
      return isNext;
    });
    deps.log.info(added ? 'plan-written' : 'plan-superseded', { jobId: job.id, questions: plan.questions.length });
  };
}

type Prepared = { reading: JobReading; blueprint: Blueprint };

/** What the description asks for as a model reads it, with the interview made of that; the rules' reading where it cannot be used. */
async function readAgain(
  { content, occupations }: Pick<Deps, 'content' | 'occupations'>,
  writer: PlanWriter,
  job: Job,
  prepared: Prepared,
  signal: AbortSignal,
): Promise<Prepared> {
  const { title, language } = job;
  const text = prepared.reading.plainText.slice(0, LONGEST_DESCRIPTION);
  const answer = await writer.ask({
    ...questionOf(writer, job, signal),
    prompt: 'read-job.v1',
    data: { language: writer.nameOf(language), title, description: text },
    check: (reply) => brokenJobRule(reply, text),
  });
  const reply = usedByTask(answer);
  if (reply === null) return prepared;
  const reading = withModelReading(prepared.reading, reply, text.length);
  const known = occupations.in(language);
  return { reading, blueprint: buildBlueprint(content, { language, title, reading, occupations: known }) };
}

type Line = { id: string; kind: string; text: string };
type Source = { job: Job; lines: Line[]; besides: string[]; text: string };

/** What is told in an interview: what a question of facts asks for is not asked again. */
function toldLines(lines: readonly Line[], ofFacts: ReadonlySet<string>): Line[] {
  return lines.filter(({ id }) => !ofFacts.has(id)).map(({ id, kind, text }) => ({ id, kind, text }));
}

async function askOutline(writer: PlanWriter, source: Source, signal: AbortSignal): Promise<PlanReply | null> {
  const { job, lines, besides, text } = source;
  const answer = await writer.ask({
    ...questionOf(writer, job, signal),
    prompt: 'plan.v2',
    data: {
      language: writer.nameOf(job.language),
      title: job.title,
      count: ASKED,
      lines,
      description: text.slice(0, LONGEST_DESCRIPTION),
      askedBesides: besides,
    },
    check: (reply) =>
      brokenPlanRule(reply, {
        lines,
        count: ASKED,
        askedBesides: besides,
        isInLanguage: (said) => writer.isIn(said, job.language),
      }),
  });
  return usedByTask(answer);
}

async function withPoints(
  writer: PlanWriter,
  source: Source,
  { competencies, questions }: PlanReply,
  signal: AbortSignal,
): Promise<WrittenQuestion[]> {
  const { job, lines } = source;
  const names = new Map(competencies.map((competency) => [competency.id, competency]));
  const askOne = async ({ competency, ...question }: PlanReply['questions'][number]): Promise<WrittenQuestion[]> => {
    const answer = await writer.ask({
      ...questionOf(writer, job, signal),
      prompt: 'plan-points.v2',
      data: {
        language: writer.nameOf(job.language),
        title: job.title,
        question: question.text,
        lines: lines.filter(({ id }) => question.covers.includes(id)).map(({ text }) => text),
      },
      check: (reply) =>
        brokenPointsRule(reply, {
          question: question.text,
          isInLanguage: (said) => writer.isIn(said, job.language),
        }),
    });
    const points = usedByTask(answer);
    const about = names.get(competency);
    return points === null || about === undefined ? [] : [{ ...question, competency: about, ...points }];
  };
  const written: WrittenQuestion[] = [];
  for (let at = 0; at < questions.length; at += AT_ONCE) {
    const some = await Promise.all(questions.slice(at, at + AT_ONCE).map(askOne));
    written.push(...some.flat());
  }
  return written;
}

function questionOf(writer: PlanWriter, job: Job, signal: AbortSignal) {
  return {
    subject: { kind: 'job' as const, id: job.id },
    names: [],
    ...askedByTask(writer, signal),
  };
}
