import type { English } from '@colloquy/content/messages/report';
import type { Messages } from '@colloquy/content/schema/messages';
import {
  isRequiredGap,
  LIMIT_KEYS,
  LINE_KEYS,
  type NotAssessable,
  type PlacedQuote,
  type Quote,
  type ReportForm,
  type Requirement,
  STATUS_KEYS,
  WHY_KEYS,
} from '@colloquy/contract/links';
import { inReadingOrder } from './reading-order.ts';
import { clockTime, oneLine } from './transcript-text.ts';

/**
 * What a reader looks for first: line by line of the description, then the CV, then what cannot be determined.
 *
 * @param words what the report's page says
 */
export function summaryLines(
  { summary, questions, plan, sentences }: ReportForm['report'],
  words: Messages,
  reasons: Readonly<Record<NotAssessable, string>>,
  place: (quote: Quote) => string,
): string[] {
  if (summary === null) return [];
  const say = (key: keyof English): string => {
    const text = words[key];
    if (typeof text !== 'string') throw new Error(`no plain message ${key}`);
    return text;
  };
  const placed = (quote: PlacedQuote): string =>
    `  ${place(quote)}${quote.media === null ? '' : ` (${say('recording')} ${clockTime(quote.media.startMs)})`}`;
  const numbered = ({ questions: keys }: Requirement): string[] =>
    keys.flatMap((key) => {
      const index = questions.findIndex((question) => question.key === key);
      return index < 0 ? [] : [say('questionNumber').replace('{number}', String(index + 1))];
    });
  const told = ({ kind, text }: Requirement): string[] =>
    sentences
      .filter(({ line }) => plan?.coverage[line]?.text === text && plan.coverage[line]?.kind === kind)
      .map((sentence) => `  ${oneLine(sentence.text)} (${say('writtenByModel')})`);
  const requirements = inReadingOrder(summary.requirements).flatMap((one) => {
    const { kind, text, status, why, reason, mistake, quotes } = one;
    const notes = [
      why !== null ? say(WHY_KEYS[why]) : say(STATUS_KEYS[status]),
      ...(reason === null ? [] : [reasons[reason]]),
      ...(mistake ? [say('mistakes')] : []),
      ...numbered(one),
    ];
    const gap = isRequiredGap(one) ? '! ' : '';
    const line = `${gap}${oneLine(text)} [${say(LINE_KEYS[kind])}]: ${notes.join('; ')}`;
    return [line, ...told(one), ...quotes.map(placed)];
  });
  const claims = summary.claims.flatMap(({ employer, title, fromYear, toYear, quotes }) => [
    [oneLine(title), oneLine(employer), years(fromYear, toYear)].filter((part) => part !== '').join(', '),
    ...(quotes.length === 0 ? [`  ${say('notSpokenOf')}`] : quotes.map(placed)),
  ]);
  const heading = (key: keyof English): string[] => ['', say(key).toUpperCase()];
  return [
    ...(requirements.length === 0 ? [] : [...heading('coverage'), ...requirements]),
    ...(claims.length === 0 ? [] : [...heading('claims'), ...claims]),
    ...heading('limits'),
    ...summary.limits.map(({ limit, count }) => say(LIMIT_KEYS[limit]).replace('{count}', String(count))),
  ];
}

function years(from: number | null, to: number | null): string {
  if (from === null && to === null) return '';
  return from === to ? String(from) : `${from ?? ''}–${to ?? ''}`;
}
