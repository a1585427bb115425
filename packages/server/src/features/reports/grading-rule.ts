import type { AnswerReading, Grading, Span, StatementFigure } from '../../providers/answer-reader/port.ts';
import { isGeneral, isNoted, pointName, type Question } from '../interviewers/index.ts';
import type { CompetencyReport, Evidence, PointReport, QuestionReport, ReportContent } from './report.ts';

/** What a report may say, and from how much on it gives a number. */
export type GradingRule = {
  grading: Grading;
  /** The expected points of a question before anything of its answer was read. */
  unread(question: Question): PointReport[];
  /** The expected points of a question as its answer was read; `cut` gives the place of a span in the transcript. */
  points(
    question: Question,
    reading: AnswerReading,
    cut: (span: Span | null) => Evidence | null,
    statements: readonly StatementFigure[],
  ): PointReport[];
  /** Whether an answer to it may get a level, so that its competency belongs to the overall number. */
  carriesLevel(question: Question): boolean;
  /** Why the levels of a competency's questions make no mean; null when they do. @param scored of how many questions */
  withoutMean(scored: number, questions: number): CompetencyReport['notAssessable'];
  /** Whether the competencies may be put together in one number. */
  mayShowOverall(questions: readonly QuestionReport[]): boolean;
  /** What belongs to the report next to. */
  about(statements: readonly StatementFigure[]): Pick<ReportContent, 'grading' | 'statements'>;
};

function sample(question: Question, key: string): string {
  return question.rubric.facts.find((fact) => fact.key === key)?.phrasings[0] ?? key;
}

/** Style and nearness to the anchors count beside the points: what reports were before points alone carried a level. */
export const BY_ANCHORS: GradingRule = {
  grading: 'anchors',
  unread: (question) =>
    question.rubric.facts.map(({ key }) => ({ text: sample(question, key), said: null, evidence: null })),
  points(question, reading, cut) {
    const compared = reading.method !== 'none' && reading.level !== null;
    const listed = question.rubric.facts.filter(({ sign }) => sign === undefined);
    const read = listed.map(({ key }) => {
      const found = compared ? reading.facts.find((fact) => fact.key === key) : undefined;
      const evidence = found?.named === true ? cut(found.span) : null;
      const said = evidence !== null ? true : found === undefined || found.named === null ? null : false;
      return { text: sample(question, key), said, evidence };
    });
    // Where any matter may answer, the points of the rubric are examples of other people's: only one that was said is shown.
    return question.rubric.open ? read.filter(({ said }) => said) : read;
  },
  carriesLevel: (question) => !isNoted(question),
  withoutMean: () => null,
  mayShowOverall: () => true,
  about: () => ({}),
};

/** From so many levels on a competency has a mean, where not all of its questions have one. */
const FEWEST_LEVELS = 2;

/**
 * A level rests on points of the question's own subject alone. What cannot be said often enough rightly is not said: the
 * point is then listed as asked, with the words that come nearest, and a person reads the answer.
 */
export const BY_POINTS: GradingRule = {
  grading: 'points',
  unread: (question) =>
    isGeneral(question)
      ? []
      : question.rubric.facts.map(({ key }) => ({
          text: sample(question, key),
          name: pointName(question, key),
          said: null,
          statement: 'asked',
          evidence: null,
        })),
  points(question, reading, cut, statements) {
    const printed = new Set(statements.filter((one) => one.printed).map(({ statement }) => statement));
    return this.unread(question).map((point, index) => {
      const key = question.rubric.facts[index]?.key;
      const found = reading.method === 'none' ? undefined : reading.facts.find((fact) => fact.key === key);
      if (found === undefined) return point;
      const { named, partly = false, sure } = found;
      const evidence = named === true || partly ? cut(found.span) : null;
      const statement = statementOf(named, partly, sure);
      if (statement === null || !printed.has(statement) || (statement !== 'not-said' && evidence === null))
        return { ...point, evidence: named === true ? evidence : null };
      const said = statement === 'partly' ? null : statement === 'said';
      return { ...point, said, statement, evidence: statement === 'not-said' ? null : evidence };
    });
  },
  carriesLevel: (question) => !isGeneral(question),
  withoutMean: (scored, questions) => (scored >= Math.min(FEWEST_LEVELS, questions) ? null : 'few-levels'),
  mayShowOverall: (questions) =>
    questions.every(({ mustAsk, general, level }) => !mustAsk || general === true || level !== null),
  about: (statements) => ({ grading: 'points', statements: [...statements] }),
};

type PointStatement = Exclude<NonNullable<PointReport['statement']>, 'asked'>;

/** What a reading says of a point; nothing where the reader is not sure. A reader that tells no doubt is sure. */
function statementOf(named: boolean | null, partly: boolean, sure: boolean | undefined): PointStatement | null {
  if (named === true) return sure === false ? null : 'said';
  if (named === false && sure === true) return 'not-said';
  if (partly) return 'partly';
  return named === false && sure === undefined ? 'not-said' : null;
}

export const GRADING_RULES: Readonly<Record<Grading, GradingRule>> = { anchors: BY_ANCHORS, points: BY_POINTS };
