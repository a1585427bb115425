import type { PresentedReport } from './present-report.ts';

/** The report as plain text: what was covered, how sure, what said so. */
export function reportText({ report, transcript, no, at }: PresentedReport): string {
  const lines = [
    `${transcript.candidateName ?? 'Candidate'} · ${report.title}`,
    `${report.asked} of ${report.total} questions asked · report ${no} of ${at}`,
    report.evaluation === 'drafted'
      ? 'An AI asked and drafted this; a person decides.'
      : 'The candidate did not agree to an assessment by an AI: a person reads the answers.',
    '',
  ];
  for (const competency of report.competencies) {
    const score =
      competency.score === null
        ? `not assessable (${competency.notAssessable})`
        : `${competency.score} of 5 (${competency.low} to ${competency.high}, ${competency.confidence} confidence)`;
    lines.push(
      `${competency.name}: ${score}; ${competency.coverage.answered} of ${competency.coverage.questions} answered`,
    );
    for (const quote of competency.evidence) lines.push(`  "${quote.text}" [turn ${quote.turnId}]`);
  }
  for (const flag of report.flags) lines.push(`Words addressed to the grader, left out: "${flag.quote?.text ?? ''}"`);
  return `${lines.join('\n')}\n`;
}
