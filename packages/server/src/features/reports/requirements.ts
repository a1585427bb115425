import { REQUIREMENT_STATUSES } from '@colloquy/contract/links';
import type { Turn } from '../dialogue/index.ts';
import { fitsOf, type Plan, type PlanLine, type Question, wordsOf } from '../interviewers/index.ts';
import { type AssessedQuestion, isNothingSaid } from './assess-questions.ts';
import { type PointReport, placeOf, type QuestionReport, type RequirementReport } from './report.ts';
import { bestQuotes, type QuestionAbout, sentenceLeft, telling } from './requirement-quotes.ts';

/** A requirement is shown by so many points of its question, or by all of them where there are fewer. */
const FEWEST_SHOWN = 2;
/** And by this part of them. */
const SHARE_SHOWN = 0.5;

/** From this one on nothing can be said of a requirement. */
const FIRST_WITHOUT = REQUIREMENT_STATUSES.indexOf('not-done');

/**
 * Line by line what the description asks for, and what became of it.
 *
 *   shown, partly   points of its question that may be printed as said, each with the words that say so
 *   read            asked and answered; no point may be printed as said, a person reads it
 *   not-done        the speaker says that they have not done it, and the question is about this line before all others
 *   unanswered      asked, nothing came that can be used
 *   interrupted     asked, and the interview ended before an answer
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
  const tells = telling(plan.lines);
  const lines = plan.coverage.flatMap(({ line: id, question: first, why }) => {
    const line = plan.lines.find((one) => one.id === id);
    return line === undefined ? [] : [{ line, first, why, fits: fitsOf(line, words) }];
  });
  /** The lines that a question is about, best first. */
  const closest = questions.map(({ key, covers }, index) =>
    lines
      .filter(({ line, first }) => key === first || covers?.includes(line.id) === true)
      .toSorted((a, b) => (b.fits[index] ?? 0) - (a.fits[index] ?? 0))
      .at(0),
  );
  const rows = lines.map((asked) => {
    const { line, first, why, fits } = asked;
    const best = Math.max(0, ...fits);
    const about = questions
      .flatMap(({ key, covers }, index): QuestionAbout[] => {
        const one = byKey.get(key);
        const fit = fits[index] ?? 0;
        const isAbout = one !== undefined && (key === first || covers?.includes(line.id) === true);
        return isAbout ? [{ ...one, fit, weak: fit === 0 && best > 0, isClosest: closest[index] === asked }] : [];
      })
      .toSorted((a, b) => rankOf(a) - rankOf(b) || b.fit - a.fit || orderOf(a) - orderOf(b));
    return { about, row: requirement(line, about, why, (words) => tells(line, words), texts) };
  });
  const shown = new Set(rows.flatMap(({ row }) => row.quotes.map(placeOf)));
  // What is to be read and has no words of its own gets words of its answer that stand nowhere else.
  return rows.map(({ about, row }) => {
    const [best] = about;
    if (row.status !== 'read' || row.quotes.length > 0 || best === undefined || best.weak) return row;
    const left = sentenceLeft(best, (evidence) => shown.has(placeOf(evidence)));
    if (left === null) return row;
    shown.add(placeOf(left));
    return { ...row, quotes: [left] };
  });
}

function orderOf(about: QuestionAbout): number {
  return REQUIREMENT_STATUSES.indexOf(statusOf(about));
}

/** Words that can be read before none, and a question that fits before one that hardly does. */
function rankOf(about: QuestionAbout): number {
  return orderOf(about) >= FIRST_WITHOUT ? 2 + orderOf(about) : Number(about.weak);
}

function requirement(
  line: PlanLine,
  about: readonly QuestionAbout[],
  why: Plan['coverage'][number]['why'],
  tells: (words: string) => number,
  texts: ReadonlyMap<number, string>,
): RequirementReport {
  const { kind, text } = line;
  const base = { kind, text, questions: about.map(({ report }) => report.key) };
  const [best] = about;
  const status = best === undefined ? 'not-asked' : statusOf(best);
  const isWithout = REQUIREMENT_STATUSES.indexOf(status) >= FIRST_WITHOUT;
  // Whoever passes on a question that hardly touches a line has not passed on the line.
  if (best === undefined || (best.weak && isWithout && status !== 'not-asked'))
    return {
      ...base,
      status: 'not-asked',
      why: why ?? (best === undefined ? 'no-question' : 'touched'),
      reason: null,
      mistake: false,
      points: [],
      quotes: [],
    };
  const isOpen = status === 'not-asked' || status === 'interrupted';
  return {
    ...base,
    status,
    why: status === 'not-asked' ? 'not-reached' : null,
    reason: isOpen ? null : best.report.notAssessable,
    mistake: about.some(({ report }) => (report.mistakes ?? []).length > 0),
    points: isWithout ? [] : about.flatMap(({ report }) => namesSaid(report)),
    quotes:
      status === 'not-done' && best.notDone !== null
        ? [best.notDone]
        : isWithout
          ? []
          : bestQuotes(tells, about, texts),
  };
}

function namesSaid({ facts }: QuestionReport): string[] {
  return facts.flatMap((point) => (isPrinted(point, 'said') || isPrinted(point, 'partly') ? (point.name ?? []) : []));
}

/** What may be said of the requirements that a question is about, by its points alone. */
function statusOf({ report, notDone, isUnusable, weak, isClosest }: QuestionAbout): RequirementReport['status'] {
  const { outcome, notAssessable, answers, facts, mistakes = [], offSubject = false } = report;
  if (outcome === 'unasked') return 'not-asked';
  if (answers.length === 0 || isUnusable || isNothingSaid(notAssessable)) {
    if (notDone !== null) return isClosest && !weak ? 'not-done' : 'unanswered';
    return outcome === 'interrupted' ? 'interrupted' : 'unanswered';
  }
  // A sound answer and a dangerous one may name the same points.
  if (notAssessable !== null || offSubject || mistakes.length > 0) return 'read';
  const said = facts.filter((point) => isPrinted(point, 'said')).length;
  if (said >= Math.min(FEWEST_SHOWN, facts.length) && said >= facts.length * SHARE_SHOWN && said > 0) return 'shown';
  return said > 0 || facts.some((point) => isPrinted(point, 'partly')) ? 'partly' : 'read';
}

function isPrinted({ statement, evidence }: PointReport, wanted: 'said' | 'partly'): boolean {
  return statement === wanted && evidence !== null;
}
