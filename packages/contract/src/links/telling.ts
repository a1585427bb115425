import type { NotAssessable } from './constants.ts';
import type { ReportForm } from './report.ts';
import type { Requirement } from './summary.ts';
import type { TranscriptForm } from './transcript.ts';

/*
 * What of a report is worth telling: the same on its page, in its text and in print.
 */

/** Whether the time of a quote says anything: it can be found in a recording, and turns differ in it. */
export function timesTell({ recording, turns }: Pick<TranscriptForm, 'recording' | 'turns'>): boolean {
  return recording !== null && new Set(turns.map(({ offsetMs }) => Math.floor(offsetMs / 1_000))).size > 1;
}

/** Whether a range is one: a single reading gives the same number twice. */
export function isRange<Range extends { low: number | null; high: number | null }>(
  range: Range,
): range is Range & { low: number; high: number } {
  return range.low !== null && range.high !== null && range.low < range.high;
}

/** Answers that only this program could not judge: people read them. */
const FOR_PEOPLE: ReadonlySet<NotAssessable | null> = new Set([
  'no-consent',
  'no-grader',
  'no-common-language',
  'no-rubric',
  'poor-transcript',
]);
/** An answer of so many letters tells something, whatever an engine makes of it. */
const TELLS_SOMETHING = 90;
const TELLS_SOMETHING_UNSPACED = 30;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** Whether no answer of the interview holds anything that could be evaluated. */
export function isNothingUsable({ report, transcript }: Pick<ReportForm, 'report' | 'transcript'>): boolean {
  const { evaluation, questions, summary } = report;
  if (evaluation !== 'drafted') return false;
  const isFound = questions.some(
    ({ level, notAssessable, facts, mistakes }) =>
      level !== null ||
      FOR_PEOPLE.has(notAssessable) ||
      mistakes.length > 0 ||
      facts.some(({ statement }) => statement === 'said' || statement === 'partly'),
  );
  // Who says that something was not done says nothing that could be evaluated.
  const isQuoted = ({ status, quotes }: Requirement): boolean => status !== 'not-done' && quotes.length > 0;
  if (isFound || (summary?.requirements ?? []).some(isQuoted)) return false;
  return transcript.turns.every(
    ({ speaker, text }) =>
      speaker !== 'candidate' || text.length < (UNSPACED.test(text) ? TELLS_SOMETHING_UNSPACED : TELLS_SOMETHING),
  );
}
