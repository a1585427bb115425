import {
  glanceOf,
  isSaidByStatus,
  LINE_KEYS,
  type Quote,
  questionNumber,
  type ReportForm,
  type Requirement,
  reasonKey,
  STATUS_KEYS,
  sentencesOf,
  WHY_KEYS,
  yearsOf,
} from '@colloquy/contract/links';
import type { ReportWords } from './report-words.ts';
import { oneLine } from './transcript-text.ts';

type Report = ReportForm['report'];
type Claim = NonNullable<Report['summary']>['claims'][number];

/** What is to be seen before anything else, in words; the same in the text and in print. */
export type GlanceWords = {
  /** `line`: the requirement or competency with its label; `quote`: the words for it. */
  strongest: { line: string; quote: Quote } | null;
  required: string | null;
  next: string[];
};

export function glanceWords(form: ReportForm, { say }: Pick<ReportWords, 'say'>): GlanceWords {
  const { strongest, required, next } = glanceOf(form);
  return {
    strongest: strongest && {
      line: `${say('highlightEvidence')}: ${oneLine(strongest.text)}`,
      quote: strongest.quote,
    },
    required:
      required === null
        ? null
        : required.without === 0
          ? say('highlightNoGaps')
          : say('requiredGaps', { count: required.without, total: required.total }),
    next: next.map(({ text, question }) => {
      const number = questionNumber(form.report, question);
      return `${oneLine(text)}${number === null ? '' : ` (${say('questionNumber', { number })})`}`;
    }),
  };
}

/** Of what kind a line of the description is, and what became of it, in the order in which it is told. */
export function lineNotes(
  line: Requirement,
  report: Report,
  { say, list }: Pick<ReportWords, 'say' | 'list'>,
): { kind: string; notes: string[] } {
  const { kind, why, status, reason, mistake, points, quotes } = line;
  const notes = [
    say(why === null ? STATUS_KEYS[status] : WHY_KEYS[why]),
    ...(reason === null || isSaidByStatus(line) ? [] : [say(reasonKey(report.grading, reason))]),
    ...(mistake ? [say('mistakes')] : []),
    ...(points.length === 0 || quotes.length > 0 ? [] : [`${say('named')}: ${list(points)}`]),
    ...line.questions.flatMap((key) => {
      const number = questionNumber(report, key);
      return number === null ? [] : [say('questionNumber', { number })];
    }),
  ];
  return { kind: say(LINE_KEYS[kind]), notes };
}

/** What a language model wrote of a line, each marked as its own. */
export function writtenOf(line: Requirement, report: Report, { say }: Pick<ReportWords, 'say'>): string[] {
  return sentencesOf(report, line).map((text) => `${oneLine(text)} (${say('writtenByModel')})`);
}

/** A position of a CV in one line. */
export function positionText(claim: Claim): string {
  return [oneLine(claim.title), oneLine(claim.employer), yearsOf(claim)].filter((part) => part !== '').join(', ');
}
