import type { Turn } from '../dialogue/index.ts';
import type { Plan, PlanLine, Question } from '../interviewers/index.ts';
import type { AssessedQuestion } from './assess-questions.ts';
import type { Evidence, NotAssessable, PointReport, QuestionReport, RequirementReport } from './report.ts';

/** More quotes than this say nothing more of one requirement. */
const MOST_QUOTES = 3;
/** A requirement is shown by so many points of its question, or by all of them where there are fewer. */
const FEWEST_SHOWN = 2;
/** And by this part of them. */
const SHARE_SHOWN = 0.5;

/** Asked, and nothing came that a person could read. */
const NOTHING_TO_READ: ReadonlySet<NotAssessable | null> = new Set(['skipped', 'declined', 'unreadable']);

/** From the most that can be said of a requirement to the least; of several questions about it the first one stands. */
const ORDER = ['shown', 'partly', 'read', 'unanswered', 'not-asked'] as const;

/**
 * Line by line what the description asks for, and what became of it.
 *
 *   shown, partly   points of its question that may be printed as said, each with the words that say so
 *   read            asked and answered; the engine says nothing of the answer, a person reads it
 *   unanswered      asked, without words that could be read
 *   not-asked       no question for it, or the interview ended before
 */
export function requirementsOf(
  plan: Plan,
  questions: readonly Question[],
  assessed: readonly AssessedQuestion[],
  turns: readonly Pick<Turn, 'id' | 'text'>[],
): RequirementReport[] {
  const texts = new Map(turns.map(({ id, text }) => [id, text]));
  const byKey = new Map(assessed.map((one) => [one.report.key, one]));
  return plan.coverage.flatMap(({ line: id, question: first, why }) => {
    const line = plan.lines.find((one) => one.id === id);
    if (line === undefined) return [];
    const keys = questions.filter(({ key, covers }) => key === first || covers?.includes(id)).map(({ key }) => key);
    const about = keys
      .flatMap((key) => byKey.get(key) ?? [])
      .toSorted((a, b) => ORDER.indexOf(statusOf(a.report)) - ORDER.indexOf(statusOf(b.report)));
    return [requirement(line, about, why, texts)];
  });
}

function requirement(
  line: PlanLine,
  about: readonly AssessedQuestion[],
  why: Plan['coverage'][number]['why'],
  texts: ReadonlyMap<number, string>,
): RequirementReport {
  const { kind, text } = line;
  const base = { kind, text, questions: about.map(({ report }) => report.key) };
  const [best] = about;
  if (best === undefined)
    return { ...base, status: 'not-asked', why: why ?? 'no-question', reason: null, mistake: false, quotes: [] };
  const status = statusOf(best.report);
  return {
    ...base,
    status,
    why: status === 'not-asked' ? 'not-reached' : null,
    reason: status === 'not-asked' ? null : best.report.notAssessable,
    mistake: about.some(({ report }) => (report.mistakes ?? []).length > 0),
    quotes: status === 'not-asked' || status === 'unanswered' ? [] : bestQuotes(line, about, texts),
  };
}

/** What may be said of the requirements that a question is about, by its points alone. */
function statusOf(question: QuestionReport): RequirementReport['status'] {
  const { outcome, notAssessable, answers, facts, mistakes = [], offSubject = false } = question;
  if (outcome === 'unasked') return 'not-asked';
  if (answers.length === 0 || NOTHING_TO_READ.has(notAssessable)) return 'unanswered';
  // A sound answer and a dangerous one may name the same points.
  if (notAssessable !== null || offSubject || mistakes.length > 0) return 'read';
  const said = facts.filter((point) => isPrinted(point, 'said')).length;
  if (said >= Math.min(FEWEST_SHOWN, facts.length) && said >= facts.length * SHARE_SHOWN && said > 0) return 'shown';
  return said > 0 || facts.some((point) => isPrinted(point, 'partly')) ? 'partly' : 'read';
}

function isPrinted({ statement, evidence }: PointReport, wanted: 'said' | 'partly'): boolean {
  return statement === wanted && evidence !== null;
}

/** Sentences in which most was found come first; of equal ones those in words of the line, then the longer one. */
function bestQuotes(
  line: PlanLine,
  about: readonly AssessedQuestion[],
  texts: ReadonlyMap<number, string>,
): Evidence[] {
  const words = stems(line.text);
  const found = new Map<string, { evidence: Evidence; weight: number; shared: number }>();
  const add = (evidence: Evidence | null, weight: number): void => {
    if (evidence === null) return;
    const key = `${evidence.turnId}:${evidence.start}:${evidence.end}`;
    const known = found.get(key);
    if (known !== undefined) {
      known.weight += weight;
      return;
    }
    const said = stems(texts.get(evidence.turnId)?.slice(evidence.start, evidence.end) ?? '');
    const shared = [...said].filter((stem) => words.has(stem)).length;
    found.set(key, { evidence, weight, shared });
  };
  for (const { report, evidence, sentences } of about) {
    for (const point of report.facts) add(point.evidence, point.statement === 'said' || point.said === true ? 3 : 2);
    for (const sign of report.signs ?? []) add(sign.evidence, 1);
    for (const words of evidence) add(words, 0);
    for (const sentence of sentences) add(sentence, 0);
  }
  return [...found.values()]
    .filter(
      ({ weight, shared }, _, all) => weight > 0 || shared > 0 || all.every((one) => one.weight + one.shared === 0),
    )
    .toSorted((a, b) => b.weight - a.weight || b.shared - a.shared || lengthOf(b.evidence) - lengthOf(a.evidence))
    .slice(0, MOST_QUOTES)
    .map(({ evidence }) => evidence);
}

function lengthOf({ start, end }: Evidence): number {
  return end - start;
}

/** Letters by which words of one stem are the same. */
const STEM = 5;
const SHORTEST = 4;

function stems(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST).map((word) => word.slice(0, STEM)));
}
