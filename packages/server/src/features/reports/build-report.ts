import type { AnswerReader } from '../../providers/answer-reader/port.ts';
import type { DialogueRecord } from '../dialogue/index.ts';
import type { BlueprintVersion } from '../interviewers/index.ts';
import type { Interview } from '../interviews/index.ts';
import { type AssessedQuestion, assessQuestion } from './assess-questions.ts';
import type { CompetencyReport, Evidence, NotAssessable, ReportContent } from './report.ts';

const MAX_EVIDENCE = 6;

/** Drafts the report from log and blueprint. Reads nothing but its arguments and stores nothing. */
export async function buildReport(input: {
  interview: Interview;
  version: BlueprintVersion;
  record: DialogueRecord;
  reader: AnswerReader;
  aiEvaluation: boolean;
  signal: AbortSignal;
}): Promise<ReportContent> {
  const { interview, version, record } = input;
  const blueprint = version.content;
  const assessed: AssessedQuestion[] = [];
  for (const question of blueprint.questions) {
    assessed.push(
      await assessQuestion(blueprint, question, record, input.aiEvaluation ? input.reader : null, input.signal),
    );
  }
  const competencies = blueprint.competencies.map((competency) =>
    summarise(
      competency,
      assessed.filter(({ report }) => report.competency === competency.key),
    ),
  );
  const required = new Set(
    blueprint.questions.filter((question) => question.mustAsk).map((question) => question.competency),
  );
  return {
    title: blueprint.title,
    language: blueprint.language,
    modes: record.modes,
    startedAt: (interview.startedAt ?? new Date(0)).toISOString(),
    endedAt: interview.endedAt?.toISOString() ?? null,
    asked: assessed.filter(({ report }) => report.outcome !== 'unasked').length,
    total: assessed.length,
    evaluation: input.aiEvaluation ? 'drafted' : 'refused',
    humanAsked: record.humanAsked,
    competencies,
    questions: assessed.map(({ report }) => report),
    overall: overall(competencies.filter(({ key }) => required.has(key))),
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
  };
}

function summarise(competency: { key: string; name: string }, assessed: readonly AssessedQuestion[]): CompetencyReport {
  const judged = assessed.filter(({ report }) => report.level !== null);
  const evidence = assessed.flatMap((question) => question.evidence).slice(0, MAX_EVIDENCE);
  const coverage = {
    questions: assessed.length,
    asked: assessed.filter(({ report }) => report.outcome !== 'unasked').length,
    answered: assessed.filter(({ report }) => report.outcome === 'answered').length,
  };
  const base = { key: competency.key, name: competency.name, coverage, evidence };
  if (judged.length === 0) {
    return { ...base, score: null, low: null, high: null, confidence: null, notAssessable: commonReason(assessed) };
  }
  const mean = (pick: (level: { score: number; low: number; high: number }) => number): number =>
    round(
      judged.reduce((sum, { report }) => sum + (report.level === null ? 0 : pick(report.level)), 0) / judged.length,
    );
  const low = mean((level) => level.low);
  const high = mean((level) => level.high);
  return {
    ...base,
    score: mean((level) => level.score),
    low,
    high,
    confidence: confidence(high - low, evidence, judged.length / assessed.length),
    notAssessable: null,
  };
}

/** The reason that stands nearest to an answer: a short answer says more than a question nobody asked. */
function commonReason(assessed: readonly AssessedQuestion[]): NotAssessable {
  const order: NotAssessable[] = [
    'no-consent',
    'poor-transcript',
    'no-common-language',
    'too-short',
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

function overall(competencies: readonly CompetencyReport[]): ReportContent['overall'] {
  const mean = (pick: (competency: CompetencyReport) => number | null): number | null => {
    const values = competencies.map(pick);
    if (values.length === 0 || values.some((value) => value === null)) return null;
    return round(values.reduce<number>((sum, value) => sum + (value ?? 0), 0) / values.length);
  };
  const score = mean((competency) => competency.score);
  const low = mean((competency) => competency.low);
  const high = mean((competency) => competency.high);
  return score === null || low === null || high === null ? null : { score, low, high };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
