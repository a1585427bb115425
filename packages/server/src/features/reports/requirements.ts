import type { Turn } from '../dialogue/index.ts';
import { contentStems, fitsOf, type Plan, type PlanLine, type Question, wordsOf } from '../interviewers/index.ts';
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

/** From the most that can be said of a requirement to the least. */
const ORDER = ['shown', 'partly', 'read', 'unanswered', 'not-asked'] as const;

/**
 * Line by line what the description asks for, and what became of it.
 *
 *   shown, partly   points of its question that may be printed as said, each with the words that say so
 *   read            asked and answered; no point may be printed as said, a person reads it
 *   unanswered      asked, without words that could be read
 *   not-asked       no question for it, or the interview ended before
 *
 * Of several questions about a line those that were answered come first, and of them the one whose own words fit it best.
 */
export function requirementsOf(
  plan: Plan,
  questions: readonly Question[],
  assessed: readonly AssessedQuestion[],
  turns: readonly Pick<Turn, 'id' | 'text'>[],
): RequirementReport[] {
  const texts = new Map(turns.map(({ id, text }) => [id, text]));
  const byKey = new Map(assessed.map((one) => [one.report.key, one]));
  const words = questions.map(wordsOf);
  return plan.coverage.flatMap(({ line: id, question: first, why }) => {
    const line = plan.lines.find((one) => one.id === id);
    if (line === undefined) return [];
    const fits = fitsOf(line, words);
    const best = Math.max(0, ...fits);
    const about = questions
      .flatMap(({ key, covers }, index): QuestionAbout[] => {
        const one = byKey.get(key);
        const fit = fits[index] ?? 0;
        const isAbout = one !== undefined && (key === first || covers?.includes(id) === true);
        return isAbout ? [{ ...one, fit, weak: fit === 0 && best > 0 }] : [];
      })
      .toSorted((a, b) => rankOf(a) - rankOf(b) || b.fit - a.fit || orderOf(a) - orderOf(b));
    return [requirement(line, about, why, texts)];
  });
}

/** `weak`: another question of the interview has words of the line, and this one has none. */
type QuestionAbout = AssessedQuestion & { fit: number; weak: boolean };

function orderOf({ report }: QuestionAbout): number {
  return ORDER.indexOf(statusOf(report));
}

/** Words that can be read before none, and a question that fits before one that hardly does. */
function rankOf(about: QuestionAbout): number {
  return orderOf(about) >= ORDER.indexOf('unanswered') ? 2 + orderOf(about) : Number(about.weak);
}

function requirement(
  line: PlanLine,
  about: readonly QuestionAbout[],
  why: Plan['coverage'][number]['why'],
  texts: ReadonlyMap<number, string>,
): RequirementReport {
  const { kind, text } = line;
  const base = { kind, text, questions: about.map(({ report }) => report.key) };
  const [best] = about;
  // Whoever passes on a question that hardly touches a line has not passed on the line.
  if (best === undefined || (best.weak && statusOf(best.report) === 'unanswered'))
    return {
      ...base,
      questions: [],
      status: 'not-asked',
      why: why ?? 'no-question',
      reason: null,
      mistake: false,
      quotes: [],
    };
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
  // Put when the interview ended, without a word of the candidate, it was not reached either.
  if (outcome === 'unasked' || (outcome === 'interrupted' && answers.length === 0)) return 'not-asked';
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

/**
 * Sentences in words of the line, or in which a point was found that belongs to it: those in which most was found come
 * first, of equal ones those in words of the line, then the longer one. None where nothing says what it has to do with it.
 */
function bestQuotes(line: PlanLine, about: readonly QuestionAbout[], texts: ReadonlyMap<number, string>): Evidence[] {
  const words = contentStems(line.text);
  const sharedWith = (text: string): number => [...contentStems(text)].filter((stem) => words.has(stem)).length;
  const found = new Map<string, { evidence: Evidence; weight: number; belongs: boolean; shared: number }>();
  const add = (evidence: Evidence | null, weight: number, belongs = false): void => {
    if (evidence === null) return;
    const key = `${evidence.turnId}:${evidence.start}:${evidence.end}`;
    const known = found.get(key);
    if (known === undefined) {
      const said = texts.get(evidence.turnId)?.slice(evidence.start, evidence.end) ?? '';
      found.set(key, { evidence, weight, belongs, shared: sharedWith(said) });
      return;
    }
    known.weight += weight;
    known.belongs ||= belongs;
  };
  for (const { report, evidence, sentences, weak } of about) {
    for (const point of report.facts) {
      const belongs = !weak || sharedWith(`${point.name ?? ''} ${point.text}`) > 0;
      add(point.evidence, point.statement === 'said' || point.said === true ? 3 : 2, belongs);
    }
    for (const sign of report.signs ?? []) add(sign.evidence, 1);
    for (const words of evidence) add(words, 0);
    for (const sentence of sentences) add(sentence, 0);
  }
  return [...found.values()]
    .filter(({ belongs, shared }) => belongs || shared > 0)
    .toSorted((a, b) => b.weight - a.weight || b.shared - a.shared || lengthOf(b.evidence) - lengthOf(a.evidence))
    .slice(0, MOST_QUOTES)
    .map(({ evidence }) => evidence);
}

function lengthOf({ start, end }: Evidence): number {
  return end - start;
}
