import type { JobReading } from '../../providers/job-reader/port.ts';
import type { Blueprint, LineCoverage, Plan, PlanLine, PlanOccupation, Question, SourceSentence } from './blueprint.ts';
import { fitsOf, wordsOf } from './line-fit.ts';
import { mentionsProtectedTopic } from './protected-topics.ts';
import { isMachineTalk, isShownInPapers } from './quote.ts';

/** More lines than this are not planned for: a description of twenty thousand characters may hold thousands. */
const MOST_LINES = 60;

/** What a description asks for, line by line. Nothing that must not be asked, and no order to a program, is among it. */
export function planLines(reading: JobReading): PlanLine[] {
  const lines: PlanLine[] = reading.lines.map((line, index) => ({ id: `l${index + 1}`, ...line }));
  const tools = reading.tools
    .filter(({ passage }) => !lines.some(({ start, end }) => start <= passage.start && passage.end <= end))
    .map(
      ({ name, passage }, index): PlanLine => ({
        id: `t${index + 1}`,
        kind: 'tool',
        text: name,
        head: null,
        start: passage.start,
        end: passage.end,
      }),
    );
  const seen = new Set<string>();
  return [...lines, ...tools]
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .filter(({ text }) => !isMachineTalk(text) && mentionsProtectedTopic(text).length === 0)
    .slice(0, MOST_LINES);
}

/** Ids of the lines that a sentence of the description is a part of. */
export function linesAt(lines: readonly PlanLine[], source: Pick<SourceSentence, 'start' | 'end'> | null): string[] {
  if (source === null) return [];
  return lines.filter(({ start, end }) => start < source.end && end > source.start).map(({ id }) => id);
}

/** Line by line the question that is about it most closely by its own words, the first of equal ones, or why none is. */
export function coverageOf(
  lines: readonly PlanLine[],
  questions: readonly Question[],
  { couldBeAsked, canBeSpoken }: { couldBeAsked: ReadonlySet<string>; canBeSpoken(line: PlanLine): boolean },
): LineCoverage[] {
  const words = questions.map(wordsOf);
  return lines.map((line): LineCoverage => {
    const fits = fitsOf(line, words);
    const [question] = questions
      .map((one, index) => ({ one, fit: fits[index] ?? 0 }))
      .filter(({ one }) => one.covers?.includes(line.id))
      .toSorted((a, b) => b.fit - a.fit)
      .map(({ one }) => one);
    if (question !== undefined) return { line: line.id, question: question.key, why: null };
    const none = { line: line.id, question: null };
    if (isShownInPapers(line.text)) return { ...none, why: 'papers' };
    if (couldBeAsked.has(line.id)) return { ...none, why: 'no-room' };
    return { ...none, why: canBeSpoken(line) ? 'no-question' : 'not-spoken' };
  });
}

/**
 * A stored blueprint in its present form. One made before there were plans gets the lines that its questions quote;
 * what else its description asked for is not known of it.
 */
export function readUp(stored: Blueprint): Blueprint {
  if (stored.plan !== undefined || stored.kind !== 'scored') return stored;
  const sources = new Map<string, SourceSentence>();
  for (const { source } of stored.questions) {
    if (source !== null && source.start >= 0) sources.set(`${source.start}-${source.end}`, source);
  }
  if (sources.size === 0) return stored;
  const lines = [...sources.values()]
    .toSorted((a, b) => a.start - b.start)
    .map((source, index): PlanLine => ({ id: `l${index + 1}`, kind: 'duty', head: null, ...source }));
  const questions = stored.questions.map((question) => ({ ...question, covers: linesAt(lines, question.source) }));
  return {
    ...stored,
    questions,
    plan: planOf(lines, questions, null, { couldBeAsked: new Set(), canBeSpoken: () => true }),
  };
}

export function planOf(
  lines: PlanLine[],
  questions: readonly Question[],
  occupation: PlanOccupation | null,
  known: Parameters<typeof coverageOf>[2],
): Plan {
  return { lines, coverage: coverageOf(lines, questions, known), occupation };
}
