import type { Language } from '@colloquy/contract/shared';
import type { Grading, ReadingMethod, StatementFigure } from '../../providers/answer-reader/port.ts';
import type { Mode, Outcome } from '../dialogue/index.ts';
import type { FactCue, LineCoverage, PlanLine } from '../interviewers/index.ts';
import type { CompletionReason } from '../interviews/index.ts';

/**
 * What an AI drafted for the people who decide. It holds what was said and how it stands to the rubric, nothing else:
 * there is no field that describes the person or their manner, and no recommendation to hire or reject.
 */
export type ReportContent = {
  title: string;
  language: Language;
  modes: Mode[];
  startedAt: string;
  endedAt: string | null;
  /** Why it ended. Absent in reports made before it was kept. */
  endReason?: CompletionReason;
  asked: number;
  total: number;
  /** `refused`: the candidate did not agree to an AI's assessment; a person reads the answers. */
  evaluation: 'drafted' | 'refused';
  humanAsked: boolean;
  /** It was begun in one language and went on in another, as the candidate wished. Absent where it was not. */
  languageChange?: { from: Language; to: Language; at: string };
  competencies: CompetencyReport[];
  questions: QuestionReport[];
  /** Mean over competencies; null unless every must-ask competency could be assessed. */
  overall: Level | null;
  /** Words addressed to the grader: left out of the reading, shown, not punished. */
  flags: { kind: 'instruction-to-grader'; evidence: Evidence }[];
  /** Claims whose place in the transcript did not hold; none of them is shown. */
  droppedClaims: number;
  blueprint: { versionId: string; no: number; bank: string; bankVersion: number };
  engine: { name: string; version: string };
  /** What the description asked for and what of it was asked. Absent where the plan came from no description. */
  plan?: PlanReport;
  /** What was told of lines of the plan, written by a language model out of claims alone. Absent where none wrote any. */
  sentences?: LineSentence[];
  /** What levels rest on. Absent in reports whose levels rest on the anchors as well. */
  grading?: Grading;
  /** How often what is said of answers was right, and whether it is printed. Absent like `grading`. */
  statements?: StatementFigure[];
  /** What a reader looks for first. Absent in reports made before there was one. */
  summary?: SummaryReport;
};

export type SummaryReport = {
  /** In the order of the description; empty where the plan came from none. */
  requirements: RequirementReport[];
  /** What the CV says, position by position; empty without a CV that was read, or without consent to the AI's part. */
  claims: ClaimReport[];
  /** What the draft cannot tell. */
  limits: DraftLimit[];
};

export type RequirementReport = Pick<PlanLine, 'kind' | 'text'> & {
  /** `not-done`: the speaker says so of what is asked for. `unanswered`: nothing came that can be used. */
  status: 'shown' | 'partly' | 'read' | 'not-done' | 'unanswered' | 'interrupted' | 'not-asked';
  /** Keys of the questions about it, first the one that says most. */
  questions: string[];
  /**
   * Why it was not asked. `touched`: a question about something else touched it, and had no answer; `not-reached`: the
   * interview ended before its question.
   */
  why: LineCoverage['why'] | 'touched' | 'not-reached';
  /** Why the answer says no more. */
  reason: NotAssessable | null;
  /** An answer says a known mistake. */
  mistake: boolean;
  /** Names of the points of its questions that were said, whole or in part. Absent in reports made before they were told. */
  points?: string[];
  /** The best one first. */
  quotes: Evidence[];
};

/** A position of the CV, and the sentences that mention it. */
export type ClaimReport = {
  employer: string;
  title: string;
  fromYear: number | null;
  toYear: number | null;
  quotes: Evidence[];
};

/**
 * `no-consent`: nothing was assessed · `required-not-asked`: so many required lines · `not-reached`: so many questions ·
 * `papers`: so many lines · `said`: whether an answer holds a point, as no such statement may be printed · `no-grader`,
 * `language`, `poor-transcript`: so many answers · `occupation`: no points are known for it · `unreviewed`: nobody of the
 * trade has read them · `truth`: whether what is said is so.
 */
export type DraftLimit = {
  limit:
    | 'no-consent'
    | 'required-not-asked'
    | 'not-reached'
    | 'papers'
    | 'said'
    | 'no-grader'
    | 'language'
    | 'poor-transcript'
    | 'occupation'
    | 'unreviewed'
    | 'truth';
  count: number | null;
};

export type PlanReport = {
  /** Null where no occupation is known that the job is of. */
  occupation: { name: string; reviewed: boolean } | null;
  /** The company has written points itself. */
  ownPoints?: true;
  /** Line by line; `question` is the key of the one that is about it. */
  coverage: (Pick<PlanLine, 'kind' | 'text'> & Pick<LineCoverage, 'question' | 'why'>)[];
};

/** `line`: index into the plan's coverage. `evidence`: the claims that the sentence rests on. */
export type LineSentence = { line: number; text: string; evidence: Evidence[] };

/** A score on the rubric's scale of 1 to 5 with the range it may lie in. */
export type Level = { score: number; low: number; high: number };

/** A place in the transcript: code-unit offsets into the text of one turn, end exclusive. Quotes are cut from it. */
export type Evidence = { turnId: number; start: number; end: number };

/** The place as a key: two pieces of evidence with the same one are the same words. */
export function placeOf({ turnId, start, end }: Evidence): string {
  return `${turnId}:${start}:${end}`;
}

/** Why there is no score. */
export type NotAssessable =
  | 'not-asked'
  | 'skipped'
  | 'declined'
  | 'unreadable'
  | 'too-short'
  | 'repeated'
  | 'no-common-language'
  | 'no-rubric'
  | 'poor-transcript'
  | 'no-consent'
  /** None of the question's points was found in a readable answer. */
  | 'no-points'
  /** Asked in any trade: it indicates nothing of this one. */
  | 'general'
  /** The language model that reads the answers stayed away, or gave nothing that can be used. */
  | 'no-grader'
  /** A competency with a level at one of several questions. */
  | 'few-levels'
  /** There are words, and nothing of the matter is in them. */
  | 'no-answer'
  /** The speaker says that they have not done, or have not got, what was asked for. */
  | 'not-done';

export type CompetencyReport = {
  key: string;
  name: string;
  score: number | null;
  low: number | null;
  high: number | null;
  /** How sure the draft is of its own score. */
  confidence: 'low' | 'medium' | 'high' | null;
  notAssessable: NotAssessable | null;
  /** Questions planned for it, asked, and answered: passed on, without words, too short or given before is no answer. */
  coverage: { questions: number; asked: number; answered: number };
  evidence: Evidence[];
};

/** `said` is null where it could not be determined: unknown is not the same as missing. */
export type PointReport = {
  /** A sample of how people say it. */
  text: string;
  /** What the point is about, in a few words; null where it has no name in its language. */
  name?: string | null;
  said: boolean | null;
  /** `asked`: nothing is said about it, a person reads the answer. Absent in reports made before this was told apart. */
  statement?: 'said' | 'partly' | 'not-said' | 'asked';
  evidence: Evidence | null;
};

export type QuestionReport = {
  key: string;
  competency: string;
  text: string;
  purpose: string;
  mustAsk: boolean;
  outcome: Outcome;
  followUps: number;
  /** Ids of the turns that answer it. */
  answers: number[];
  level: Level | null;
  notAssessable: NotAssessable | null;
  /** Next to nothing of the answer is about the question. Absent in reports made before this was told. */
  offSubject?: boolean;
  /** Key of the question that got the same answer, where it counts. Absent like `offSubject`. */
  sameAs?: string | null;
  /** Answers that were given before, whole or in part, each with the turn in which it counts. Absent like `offSubject`. */
  repeats?: { turnId: number; of: number; whole: boolean }[];
  method: ReadingMethod;
  anchors: { 1: string; 3: string; 5: string };
  facts: PointReport[];
  /** Asked in any trade. Absent where levels rest on the anchors as well. */
  general?: boolean;
  /** Known mistakes that the answer says. Absent like `general`. */
  mistakes?: { name: string; reason: string; caps: boolean; evidence: Evidence }[];
  /** What makes the answer concrete. Absent like `offSubject`. */
  signs?: { sign: FactCue; evidence: Evidence }[];
  rubricLanguage: Language;
  /** About the candidate's own CV: of this interview alone, not scored. */
  fromCv?: true;
};

export type Report = { interviewId: string; no: number; at: Date; content: ReportContent };
