import type { Language } from '@colloquy/contract/shared';
import { InvariantError } from '../../platform/errors.ts';
import type { PatientAnswerReader } from '../../providers/answer-reader/port.ts';
import type { DialogueRecord } from '../dialogue/index.ts';
import { type BlueprintVersion, isNoted, type Plan, type Question } from '../interviewers/index.ts';
import type { CompletionReason, Interview } from '../interviews/index.ts';
import {
  type AssessedQuestion,
  answerTo,
  assessQuestion,
  type GivenQuestion,
  givenQuestion,
  isReadable,
} from './assess-questions.ts';
import { type CvPosition, claimsOf } from './cv-claims.ts';
import { limitsOf } from './draft-limits.ts';
import { BY_ANCHORS, type GradingRule } from './grading-rule.ts';
import { findRepeats, type Repeat } from './repeated-answers.ts';
import type {
  CompetencyReport,
  Evidence,
  Level,
  NotAssessable,
  PlanReport,
  QuestionReport,
  ReportContent,
  SummaryReport,
} from './report.ts';
import { requirementsOf } from './requirements.ts';
import { unusableIn, withoutUnusable } from './unusable-answers.ts';

/** More quotes than this are not read. */
const MAX_EVIDENCE = 6;

/** Drafts the report from log and blueprint. Reads nothing but its arguments and stores nothing. */
export async function buildReport(input: {
  interview: Interview;
  version: BlueprintVersion;
  record: DialogueRecord;
  reader: PatientAnswerReader;
  aiEvaluation: boolean;
  /** Why the interview ended; not told when absent. */
  endReason?: CompletionReason | undefined;
  /** What the candidate's CV says; none when absent. */
  positions?: readonly CvPosition[];
  /** By the anchors when absent. The reader has to read by the same. */
  rule?: GradingRule;
  signal: AbortSignal;
}): Promise<ReportContent> {
  const { interview, version, record, rule = BY_ANCHORS } = input;
  const blueprint = version.content;
  if (interview.startedAt === null) throw new InvariantError(`interview ${interview.id} was never begun`);
  const given = blueprint.questions.map((question) => givenQuestion(question, record));
  const reader = input.aiEvaluation ? input.reader : null;
  const repeats = reader === null ? [] : await repeatsIn(given, blueprint.language, reader);
  const questionOf = (turnId: number): string | null =>
    given.find(({ turns }) => turns.some(({ id }) => id === turnId))?.question.key ?? null;
  const assessed: AssessedQuestion[] = [];
  for (const question of given) {
    await roomsTakeTheirTurn();
    const own = repeats.filter(({ turnId }) => question.turns.some(({ id }) => id === turnId));
    const read = await assessQuestion(blueprint, question, own, questionOf, reader, rule, input.signal);
    const isRead = reader !== null && isReadable(question);
    assessed.push(
      isRead ? withoutUnusable(read, await unusableIn(question, blueprint.language, reader, REPORTS_LANE)) : read,
    );
  }
  nameRealReasons(assessed);
  const isMeasured = input.reader.statements(blueprint.language).some(({ measured }) => measured !== null);
  // What is asked of one candidate alone is no part of what they are compared by.
  const planned = assessed.filter(({ report }) => report.fromCv !== true);
  // What somebody has or has not shows no competency.
  const onlyNoted = new Set(
    blueprint.questions.flatMap((question) => (isNoted(question) ? [question.competency] : [])),
  );
  const competencies = blueprint.competencies
    .filter(({ key }) => !onlyNoted.has(key))
    .map((competency) =>
      summarise(
        competency,
        assessed.filter(({ report }) => report.competency === competency.key),
        rule,
        isMeasured,
      ),
    );
  const required = new Set(
    blueprint.questions
      .filter((question) => question.mustAsk && rule.carriesLevel(question))
      .map((question) => question.competency),
  );
  const draft: Omit<ReportContent, 'summary'> = {
    title: blueprint.title,
    language: blueprint.language,
    modes: record.modes,
    startedAt: interview.startedAt.toISOString(),
    endedAt: interview.endedAt?.toISOString() ?? null,
    ...(input.endReason === undefined ? {} : { endReason: input.endReason }),
    asked: planned.filter(({ report }) => report.outcome !== 'unasked').length,
    total: planned.length,
    evaluation: input.aiEvaluation ? 'drafted' : 'refused',
    humanAsked: record.humanAsked,
    ...languageChangeOf(record),
    competencies,
    questions: assessed.map(({ report }) => report),
    overall: rule.mayShowOverall(assessed.map(({ report }) => report))
      ? overall(competencies.filter(({ key }) => required.has(key)))
      : null,
    flags: assessed.flatMap(({ flags }) =>
      flags.map((evidence) => ({ kind: 'instruction-to-grader' as const, evidence })),
    ),
    droppedClaims: assessed.reduce((sum, { dropped }) => sum + dropped, 0),
    blueprint: {
      versionId: version.id,
      no: version.no,
      bank: blueprint.origin.bank,
      bankVersion: blueprint.origin.version,
    },
    engine: input.reader.engine,
    ...(blueprint.plan === undefined ? {} : { plan: planReport(blueprint.plan, blueprint.questions) }),
    ...rule.about(input.reader.statements(blueprint.language)),
  };
  return { ...draft, summary: summary(draft, version, record, assessed, input.positions ?? []) };
}

function languageChangeOf({ languageChange }: DialogueRecord): Pick<ReportContent, 'languageChange'> {
  if (languageChange === null) return {};
  return { languageChange: { ...languageChange, at: languageChange.at.toISOString() } };
}

function summary(
  draft: Omit<ReportContent, 'summary'>,
  { content: { plan, questions, language } }: BlueprintVersion,
  { turns }: DialogueRecord,
  assessed: readonly AssessedQuestion[],
  positions: readonly CvPosition[],
): SummaryReport {
  const requirements = plan === undefined ? [] : requirementsOf(plan, questions, assessed, turns);
  const flagged = draft.flags.map(({ evidence }) => evidence);
  return {
    requirements,
    claims: draft.evaluation === 'refused' ? [] : claimsOf(positions, turns, language, flagged),
    limits: limitsOf(draft, requirements),
  };
}

/** Reports are one asker among the rooms that want an answer read. */
const REPORTS_LANE = 'reports';

function planReport({ lines, coverage, occupation }: Plan, questions: readonly Question[]): PlanReport {
  const isOwn = questions.some(({ rubric }) => rubric.facts.some(({ company }) => company));
  return {
    occupation: occupation === null ? null : { name: occupation.name, reviewed: occupation.reviewed },
    ...(isOwn ? { ownPoints: true as const } : {}),
    coverage: coverage.flatMap(({ line, question, why }) => {
      const asked = lines.find(({ id }) => id === line);
      return asked === undefined ? [] : [{ kind: asked.kind, text: asked.text, question, why }];
    }),
  };
}

/** Reading takes milliseconds: rooms on this process get their turn between two answers. */
function roomsTakeTheirTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** What was given before, to whichever question: it counts once, where it fits best. */
async function repeatsIn(
  given: readonly GivenQuestion[],
  language: Language,
  reader: PatientAnswerReader,
): Promise<Repeat[]> {
  const answers = given
    // Two lists of what one has may well get the same answer.
    .filter((one) => isReadable(one) && !isNoted(one.question))
    .flatMap(({ question, turns }) => turns.map(({ id, text }) => ({ id, text, question })))
    .sort((one, other) => one.id - other.id);
  if (answers.length < 2) return [];
  const fits = new Map<number, number>();
  const read = [];
  for (const { id, text, question } of answers) {
    await roomsTakeTheirTurn();
    const { sentences, level } = await reader.skim(answerTo(language, question, text), REPORTS_LANE);
    fits.set(id, level?.score ?? 0);
    read.push({ turnId: id, text, sentences });
  }
  return findRepeats(read, (turnId) => fits.get(turnId) ?? 0);
}

/**
 * An answer that was given before counts in the other question; where it came to nothing there, that is the reason. That the
 * other one is asked in any trade says nothing of this one.
 */
function nameRealReasons(assessed: readonly AssessedQuestion[]): void {
  for (const { report } of assessed) {
    if (report.notAssessable !== 'repeated') continue;
    const counted = assessed.find(({ report: { key } }) => key === report.sameAs)?.report;
    if (counted === undefined || counted.level !== null || counted.notAssessable === 'general') continue;
    if (counted.notAssessable !== null) report.notAssessable = counted.notAssessable;
  }
}

/** One answer says nothing of how sure a level is; nor does any where nobody measured how often the engine is right. */
const FEWEST_SURE = 2;

function summarise(
  competency: { key: string; name: string },
  assessed: readonly AssessedQuestion[],
  rule: GradingRule,
  isMeasured: boolean,
): CompetencyReport {
  const judged = assessed.filter(({ report }) => report.level !== null);
  const evidence = inTurns(assessed.map((question) => question.evidence)).slice(0, MAX_EVIDENCE);
  const coverage = {
    questions: assessed.length,
    asked: assessed.filter(({ report }) => report.outcome !== 'unasked').length,
    answered: assessed.filter(({ report }) => isAnswered(report)).length,
  };
  const base = { key: competency.key, name: competency.name, coverage, evidence };
  const reason = judged.length === 0 ? commonReason(assessed) : rule.withoutMean(judged.length, assessed.length);
  if (reason !== null) {
    return { ...base, score: null, low: null, high: null, confidence: null, notAssessable: reason };
  }
  const { score, low, high } = meanLevel(judged.flatMap(({ report }) => (report.level === null ? [] : [report.level])));
  return {
    ...base,
    score,
    low,
    high,
    confidence:
      isMeasured && judged.length >= FEWEST_SURE
        ? confidence(high - low, evidence, judged.length / assessed.length)
        : 'low',
    notAssessable: null,
  };
}

/** What only a machine could not judge is an answer all the same. */
const READ_BY_PEOPLE: ReadonlySet<NotAssessable | null> = new Set([
  'no-consent',
  'poor-transcript',
  'no-common-language',
  'no-rubric',
  'no-points',
  'general',
  'no-grader',
]);

function isAnswered({ level, answers, notAssessable }: QuestionReport): boolean {
  return level !== null || (answers.length > 0 && READ_BY_PEOPLE.has(notAssessable));
}

/** The reason that is nearest to an answer: a short answer says more than a question nobody asked. */
function commonReason(assessed: readonly AssessedQuestion[]): NotAssessable {
  const order: NotAssessable[] = [
    'no-consent',
    'poor-transcript',
    'no-common-language',
    'no-rubric',
    'no-grader',
    'no-points',
    'general',
    'repeated',
    'not-done',
    'too-short',
    'no-answer',
    'declined',
    'unreadable',
    'skipped',
    'not-asked',
  ];
  const reasons = new Set(assessed.map(({ report }) => report.notAssessable));
  return order.find((reason) => reasons.has(reason)) ?? 'not-asked';
}

function confidence(spread: number, evidence: readonly Evidence[], share: number): 'low' | 'medium' | 'high' {
  if (spread > 1.5 || evidence.length < 2 || share < 0.5) return 'low';
  return spread <= 1 && evidence.length >= 4 ? 'high' : 'medium';
}

function overall(required: readonly CompetencyReport[]): Level | null {
  const levels = required.flatMap(({ score, low, high }) =>
    score === null || low === null || high === null ? [] : [{ score, low, high }],
  );
  return levels.length === 0 || levels.length < required.length ? null : meanLevel(levels);
}

/** @param levels at least one */
function meanLevel(levels: readonly Level[]): Level {
  const mean = (pick: (level: Level) => number): number =>
    Math.round((levels.reduce((sum, level) => sum + pick(level), 0) / levels.length) * 10) / 10;
  return { score: mean(({ score }) => score), low: mean(({ low }) => low), high: mean(({ high }) => high) };
}

/** The first of each list, then the second of each: no question takes all the room for quotes. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
