import { byStatus, isRequired, lineRank, requiredCount } from './lines.ts';
import type { Quote } from './quote.ts';
import type { QuestionReport, ReportForm } from './report.ts';
import type { Requirement } from './summary.ts';

/** What to ask next: a line of the description, or a point that an answer surely lacks. `question`: key of it, where there is one. */
export type NextToAsk = { text: string; question: string | null };

/** What of a report is to be seen before anything else: the same on its page, in its text and in print. */
export type Glance = {
  /** The best words for a requirement, or for a competency where the plan came from no description; null where there are none. */
  strongest: { text: string; quote: Quote } | null;
  /** Required lines, and those of them without an answer that can be used; null where the plan came from no description. */
  required: { total: number; without: number } | null;
  next: NextToAsk[];
};

/** More than these nobody keeps in mind. */
const MOST_NEXT = 3;
/** From this level on words are worth to be shown first, where nothing may be printed as said. */
const LEAST_LEVEL = 3;

export function glanceOf({ report }: Pick<ReportForm, 'report'>): Glance {
  const lines = report.summary?.requirements ?? [];
  const required = requiredCount(lines);
  return {
    strongest: lines.length > 0 ? strongestLine(report, lines) : strongestCompetency(report),
    required: required.total === 0 ? null : required,
    next: nextOf(report, lines).slice(0, MOST_NEXT),
  };
}

function levelOf({ questions }: ReportForm['report'], { questions: [key] }: Requirement): number {
  return questions.find((question) => question.key === key)?.level?.score ?? 0;
}

function strongestLine(report: ReportForm['report'], lines: readonly Requirement[]): Glance['strongest'] {
  const [best] = lines
    .filter((line) => isWorthShowing(report, line))
    .toSorted((a, b) => lineRank(a) - lineRank(b) || levelOf(report, b) - levelOf(report, a));
  const quote = best?.quotes[0];
  return best === undefined || quote === undefined ? null : { text: best.text, quote };
}

function isWorthShowing(report: ReportForm['report'], line: Requirement): boolean {
  if (line.quotes.length === 0 || line.mistake) return false;
  const isSaid = line.status === 'shown' || line.status === 'partly';
  return isSaid || (line.status === 'read' && levelOf(report, line) >= LEAST_LEVEL);
}

function strongestCompetency({ competencies }: ReportForm['report']): Glance['strongest'] {
  const [best] = competencies
    .filter(({ score, evidence }) => score !== null && score >= LEAST_LEVEL && evidence.length > 0)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const quote = best?.evidence[0];
  return best === undefined || quote === undefined ? null : { text: best.name, quote };
}

/** Lines that were not asked or not answered, required ones first; then points that surely were not said. Papers are shown. */
function nextOf({ questions, evaluation }: ReportForm['report'], lines: readonly Requirement[]): NextToAsk[] {
  const open = byStatus(
    lines.filter(({ why }) => why !== 'papers'),
    ['not-asked', 'interrupted', 'unanswered'],
  ).flatMap(({ requirements }) => requirements);
  const asked = ({ text, questions: [key] }: Requirement): NextToAsk => ({ text, question: key ?? null });
  const points = evaluation === 'drafted' ? questions.filter(({ fromCv }) => !fromCv).flatMap(missing) : [];
  return [...open.filter(isRequired).map(asked), ...points, ...open.filter((line) => !isRequired(line)).map(asked)];
}

function missing({ key, facts, mustAsk, level }: QuestionReport): NextToAsk[] {
  if (!mustAsk || level === null) return [];
  return facts.flatMap(({ name, statement }) =>
    statement === 'not-said' && name !== null ? [{ text: name, question: key }] : [],
  );
}
