import type { NotAssessable, PlacedQuote, Quote, ReportForm, Requirement, Summary } from '@colloquy/contract/links';
import { clockTime, oneLine } from './transcript-text.ts';

const KINDS = { duty: 'task', must: 'required', nice: 'nice to have', tool: 'tool' } as const;

const STATUSES = {
  shown: 'shown',
  partly: 'partly shown',
  read: 'asked; read it',
  unanswered: 'asked, no answer',
  'not-asked': 'not asked',
} as const;

/** Why nothing was asked about a line of the description. */
export const WHY_NOT = {
  'no-question': 'no question for it is known',
  papers: 'papers are shown, not told',
  'not-spoken': 'it cannot be put into a question',
  'no-room': 'no room in this interview',
  'left-out': 'the plan leaves it out',
  'not-reached': 'the interview ended before its question',
} as const;

/** What the draft cannot tell, in the number that it concerns. */
const LIMITS = {
  'no-consent': () => 'Nothing is assessed: the candidate did not agree to an assessment by an AI.',
  'required-not-asked': (count) => `Required and not asked: ${count}. Ask the candidate.`,
  'not-reached': (count) => `Questions that were planned and not reached: ${count}.`,
  papers: (count) => `Papers that are shown, not told: ${count}. Nobody has seen them.`,
  said: () => 'Whether an answer holds what is asked for: this engine is not known to say it rightly often enough.',
  'no-grader': (count) => `Answers that the language model did not read: ${count}.`,
  language: (count) => `Answers that could not be compared in their language: ${count}.`,
  'poor-transcript': (count) => `Answers in which the speech was recognised too poorly: ${count}.`,
  occupation: () => 'No points are known for this occupation: questions about its own tasks carry no level.',
  unreviewed: () => 'Nobody of this trade has reviewed the points that answers were compared with.',
  truth: () => 'Whether what was said is so: nothing was checked with anybody.',
} as const satisfies Record<Summary['limits'][number]['limit'], (count: number) => string>;

/** What a reader looks for first: line by line of the description, then the CV, then what cannot be told. */
export function summaryLines(
  { summary, questions }: ReportForm['report'],
  reasons: Readonly<Record<NotAssessable, string>>,
  place: (quote: Quote) => string,
): string[] {
  if (summary === null) return [];
  const placed = (quote: PlacedQuote): string =>
    `  ${place(quote)}${quote.media === null ? '' : `, recording ${clockTime(quote.media.startMs)}`}`;
  const numbered = ({ questions: keys }: Requirement): string => {
    const numbers = keys.flatMap((key) => {
      const index = questions.findIndex((question) => question.key === key);
      return index < 0 ? [] : [index + 1];
    });
    return numbers.length === 0 ? '' : `; question ${numbers.join(', ')}`;
  };
  const requirements = summary.requirements.flatMap((one) => {
    const { kind, text, status, why, reason, mistake, quotes } = one;
    const gap = status === 'not-asked' && kind === 'must' ? '! ' : '';
    const because = why !== null ? ` (${WHY_NOT[why]})` : reason !== null ? ` (${reasons[reason]})` : '';
    const check = mistake ? '; check the words' : '';
    return [
      `${gap}${oneLine(text)} [${KINDS[kind]}]: ${STATUSES[status]}${because}${check}${numbered(one)}`,
      ...quotes.map(placed),
    ];
  });
  const claims = summary.claims.flatMap(({ employer, title, fromYear, toYear, quotes }) => [
    [oneLine(title), oneLine(employer), years(fromYear, toYear)].filter((part) => part !== '').join(', '),
    ...(quotes.length === 0 ? ['  not spoken of'] : quotes.map(placed)),
  ]);
  return [
    ...(requirements.length === 0 ? [] : ['', 'REQUIREMENT BY REQUIREMENT', ...requirements]),
    ...(claims.length === 0 ? [] : ['', 'THE CV, AND WHAT WAS SAID OF IT', ...claims]),
    '',
    'WHAT THIS DRAFT CANNOT TELL',
    ...summary.limits.map(({ limit, count }) => LIMITS[limit](count ?? 0)),
  ];
}

function years(from: number | null, to: number | null): string {
  if (from === null) return to === null ? '' : `to ${to}`;
  return from === to ? String(from) : `${from}–${to ?? ''}`;
}
