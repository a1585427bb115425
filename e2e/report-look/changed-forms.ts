import type { ReportForm, Requirement } from '@colloquy/contract/links';

/** The report of the same interview if its time had run out after so many questions. */
export function timeRanOut(form: ReportForm, asked: number): ReportForm {
  const { report } = form;
  const open = new Set(report.questions.slice(asked).map(({ key }) => key));
  const isOpen = ({ questions }: Requirement): boolean => questions.every((key) => open.has(key));
  const questions = report.questions.map((question) =>
    open.has(question.key)
      ? {
          ...question,
          outcome: 'unasked' as const,
          answers: [],
          followUps: 0,
          level: null,
          notAssessable: 'not-asked' as const,
          repeats: [],
          sameAs: null,
          signs: [],
          mistakes: [],
          offSubject: false,
          facts: question.facts.map((fact) => ({ ...fact, said: null, statement: 'asked' as const, quote: null })),
        }
      : question,
  );
  const competencies = report.competencies.map((competency) => {
    const own = questions.filter(({ competency: key }) => key === competency.key);
    if (own.some(({ level }) => level !== null)) return competency;
    const coverage = { questions: own.length, asked: own.filter(({ key }) => !open.has(key)).length, answered: 0 };
    return {
      ...competency,
      score: null,
      low: null,
      high: null,
      confidence: null,
      notAssessable: 'not-asked' as const,
      coverage,
      evidence: [],
    };
  });
  const { summary } = report;
  const requirements = (summary?.requirements ?? []).map((one) =>
    one.status !== 'not-asked' && isOpen(one)
      ? { ...one, status: 'not-asked' as const, why: 'not-reached' as const, reason: null, quotes: [], mistake: false }
      : one,
  );
  const gaps = requirements.filter(({ kind, status }) => kind === 'must' && status === 'not-asked').length;
  return {
    ...form,
    report: {
      ...report,
      asked,
      questions,
      competencies,
      overall: null,
      flags: [],
      summary:
        summary === null
          ? null
          : {
              ...summary,
              requirements,
              limits: [
                { limit: 'required-not-asked', count: Math.max(1, gaps) },
                { limit: 'not-reached', count: open.size },
                { limit: 'truth', count: null },
              ],
            },
    },
  };
}

/** The report of an engine that may say what was shown: measured, and right often enough. */
export function statementsPrinted(form: ReportForm): ReportForm {
  const { summary } = form.report;
  if (summary === null) return form;
  let answered = 0;
  const requirements = summary.requirements.map((one) => {
    if (one.status !== 'read' || one.quotes.length === 0) return one;
    answered += 1;
    return { ...one, status: answered % 3 === 0 ? ('partly' as const) : ('shown' as const), reason: null };
  });
  return { ...form, report: { ...form.report, summary: { ...summary, requirements } } };
}

/** The same interview where it was recorded, five seconds from turn to turn. */
export function recorded(form: ReportForm): ReportForm {
  const turns = form.transcript.turns.map((turn, at) => ({ ...turn, offsetMs: at * 5_000 }));
  const recording = { status: 'ready' as const, faults: [], durationMs: turns.length * 5_000, parts: [] };
  return { ...form, transcript: { ...form.transcript, recording, turns } };
}
