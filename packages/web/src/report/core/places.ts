import type { NotAssessable, Quote, ReportForm } from '@colloquy/contract/links';

/** The element of a turn in the transcript. */
export function turnAnchor(turnId: number): string {
  return `turn-${turnId}`;
}

/** The element of a question in the list of questions. */
export function questionAnchor(key: string): string {
  return `question-${key.replace(/[^\w-]/g, '_')}`;
}

/** Every quote the report rests on, by turn. */
export function quotesByTurn({ report }: ReportForm): ReadonlyMap<number, Quote[]> {
  const all = [
    ...report.competencies.flatMap(({ evidence }) => evidence),
    ...report.questions.flatMap(({ facts, signs, mistakes }) =>
      [...facts, ...signs, ...mistakes].flatMap(({ quote }) => quote ?? []),
    ),
    ...report.flags.flatMap(({ quote }) => quote ?? []),
    // Who says that something was not done is quoted, and no evidence of it.
    ...(report.summary?.requirements ?? []).flatMap(({ status, quotes }) => (status === 'not-done' ? [] : quotes)),
    ...(report.summary?.claims ?? []).flatMap(({ quotes }) => quotes),
  ];
  const byTurn = new Map<number, Quote[]>();
  for (const quote of all) byTurn.set(quote.turnId, [...(byTurn.get(quote.turnId) ?? []), quote]);
  return byTurn;
}

/** Numbers (from 1) of the questions that keep a competency from being assessed for its stated reason. */
export function questionsBehind({ report }: ReportForm, competencyKey: string): number[] {
  const reason = report.competencies.find(({ key }) => key === competencyKey)?.notAssessable ?? null;
  return report.questions.flatMap(({ competency, notAssessable }, index) =>
    competency === competencyKey && reason !== null && notAssessable === reason ? [index + 1] : [],
  );
}

/** Whether next to nothing of what a competency was judged by is about the questions. */
export function isOffSubject({ report }: ReportForm, competencyKey: string): boolean {
  const judged = report.questions.filter(({ competency, level }) => competency === competencyKey && level !== null);
  return judged.length > 0 && judged.every(({ offSubject }) => offSubject);
}

/** The one reason for which no competency could be assessed; null when they differ, or some could be. */
export function commonReason({ report }: ReportForm): NotAssessable | null {
  const [first, ...others] = report.competencies;
  const reason = first?.notAssessable ?? null;
  return others.every(({ notAssessable }) => notAssessable === reason) ? reason : null;
}

/** Whether a required question of the trade has no level, which alone keeps a report by points from an overall figure. */
export function lacksTradeLevel({ report }: ReportForm): boolean {
  const isRequired = report.questions.some(({ mustAsk, general, level }) => mustAsk && !general && level === null);
  return report.grading === 'points' && isRequired;
}

const SURE = ['low', 'medium', 'high'] as const;

/** How sure the draft is of the number that it is least sure of; null where it says so of none. */
export function leastSureOf(
  competencies: ReportForm['report']['competencies'],
): ReportForm['report']['competencies'][number]['confidence'] {
  return SURE.find((sure) => competencies.some(({ confidence }) => confidence === sure)) ?? null;
}
