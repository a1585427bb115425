import type { Language } from '@colloquy/contract/shared';
import type { ReadingMethod } from '../../providers/answer-reader/port.ts';
import type { Mode, Outcome } from '../dialogue/index.ts';

/**
 * What an AI drafted for the people who decide. It holds what was said and how it stands to the rubric, nothing else:
 * there is no field for emotion, appearance, accent, age, gender, confidence of manner or body language, and no
 * recommendation to hire or reject.
 */
export type ReportContent = {
  title: string;
  language: Language;
  modes: Mode[];
  startedAt: string;
  endedAt: string | null;
  asked: number;
  total: number;
  /** `refused`: the candidate did not agree to an AI's assessment; a person reads the answers. */
  evaluation: 'drafted' | 'refused';
  humanAsked: boolean;
  competencies: CompetencyReport[];
  questions: QuestionReport[];
  /** Mean over competencies; null unless every must-ask competency could be assessed. */
  overall: { score: number; low: number; high: number } | null;
  /** Words addressed to the grader: left out of the reading, shown, not punished. */
  flags: { kind: 'instruction-to-grader'; evidence: Evidence }[];
  /** Claims whose place in the transcript did not hold; none of them is shown. */
  droppedClaims: number;
  blueprint: { versionId: string; no: number; bank: string; bankVersion: number };
  engine: { name: string; version: string };
};

/** A place in the transcript: code-unit offsets into the text of one turn, end exclusive. Quotes are cut from it. */
export type Evidence = { turnId: number; start: number; end: number };

export const NOT_ASSESSABLE = [
  'not-asked',
  'skipped',
  'too-short',
  'no-common-language',
  'poor-transcript',
  'no-consent',
] as const;
export type NotAssessable = (typeof NOT_ASSESSABLE)[number];

export type CompetencyReport = {
  key: string;
  name: string;
  score: number | null;
  low: number | null;
  high: number | null;
  confidence: 'low' | 'medium' | 'high' | null;
  notAssessable: NotAssessable | null;
  coverage: { questions: number; asked: number; answered: number };
  evidence: Evidence[];
};

export type QuestionReport = {
  key: string;
  competency: string;
  text: string;
  purpose: string;
  mustAsk: boolean;
  outcome: Outcome;
  followUps: number;
  level: { score: number; low: number; high: number } | null;
  notAssessable: NotAssessable | null;
  method: ReadingMethod;
  anchors: { 1: string; 3: string; 5: string };
  facts: { text: string; said: boolean; evidence: Evidence | null }[];
};

export type Report = { interviewId: string; no: number; at: Date; content: ReportContent };
