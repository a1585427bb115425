import { REQUIREMENT_STATUSES } from './constants.ts';
import type { ReportForm } from './report.ts';
import type { Claim, Requirement } from './summary.ts';

/*
 * The lines of a description and of a CV as a report tells them: the same on its page, in its text and in print.
 */

/** What became of a line without an answer that can be used, in the order in which a person has to ask. */
export const WITHOUT_ANSWER = ['not-asked', 'interrupted', 'unanswered', 'not-done'] as const;

export function isRequired({ kind }: Pick<Requirement, 'kind'>): boolean {
  return kind === 'must';
}

/** A required line without an answer that can be used: a person has to ask. */
export function isRequiredGap(line: Pick<Requirement, 'kind' | 'status'>): boolean {
  return isRequired(line) && WITHOUT_ANSWER.some((one) => one === line.status);
}

/** How many lines are required, and how many of those have no answer that can be used. */
export function requiredCount(lines: readonly Requirement[]): { total: number; without: number } {
  return { total: lines.filter(isRequired).length, without: lines.filter(isRequiredGap).length };
}

/** Place of a line from the most that can be said to the least, required ones first in each. */
export function lineRank(line: Pick<Requirement, 'kind' | 'status'>): number {
  return 2 * REQUIREMENT_STATUSES.indexOf(line.status) + Number(!isRequired(line));
}

/** Lines by what became of them, in the order of `statuses`; those that no line has are left out. */
export function byStatus<Status extends Requirement['status']>(
  lines: readonly Requirement[],
  statuses: readonly Status[],
): { status: Status; requirements: Requirement[] }[] {
  return statuses.flatMap((status) => {
    const requirements = lines.filter((line) => line.status === status);
    return requirements.length === 0 ? [] : [{ status, requirements }];
  });
}

/** Required lines without an answer that can be used, by what became of them. */
export function gapGroups(
  lines: readonly Requirement[],
): { status: (typeof WITHOUT_ANSWER)[number]; requirements: Requirement[] }[] {
  return byStatus(lines.filter(isRequiredGap), WITHOUT_ANSWER);
}

/** Whether what became of a line says its reason already. */
export function isSaidByStatus({ reason }: Pick<Requirement, 'reason'>): boolean {
  return reason === 'no-answer' || reason === 'not-done';
}

/** Number (from 1) of the question with this key; null when there is none. */
export function questionNumber(
  { questions }: Pick<ReportForm['report'], 'questions'>,
  key: string | null,
): number | null {
  const index = questions.findIndex((question) => question.key === key);
  return index < 0 ? null : index + 1;
}

/** What a language model wrote of a line, out of its quotes alone. */
export function sentencesOf(
  { plan, sentences }: Pick<ReportForm['report'], 'plan' | 'sentences'>,
  { kind, text }: Pick<Requirement, 'kind' | 'text'>,
): string[] {
  return sentences.flatMap((sentence) => {
    const covered = plan?.coverage[sentence.line];
    return covered?.kind === kind && covered.text === text ? [sentence.text] : [];
  });
}

/** Years of a position as they are in a CV; an open end stays open. */
export function yearsOf({ fromYear, toYear }: Pick<Claim, 'fromYear' | 'toYear'>): string {
  if (fromYear === null && toYear === null) return '';
  return fromYear === toYear ? String(fromYear) : `${fromYear ?? ''}–${toYear ?? ''}`;
}
