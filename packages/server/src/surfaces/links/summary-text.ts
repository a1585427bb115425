import type { English } from '@colloquy/content/messages/report';
import type { Messages } from '@colloquy/content/schema/messages';
import {
  glanceOf,
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

/** Before anything else: the best words, how many required lines have no answer, and what to ask next. */
export function glanceLines(form: ReportForm, words: Messages, place: (quote: Quote) => string): string[] {
  const { strongest, required, next } = glanceOf(form);
  const fill = (key: keyof English, slots: Record<string, number> = {}): string =>
    String(words[key]).replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(slots[name] ?? whole));
  const numberOf = (key: string | null): number => form.report.questions.findIndex((one) => one.key === key) + 1;
  const lines = [
    ...(strongest === null
      ? []
      : [`${fill('highlightEvidence')}: ${oneLine(strongest.text)} ${place(strongest.quote)}`]),
    ...(required === null
      ? []
      : [
          required.without === 0
            ? fill('highlightNoGaps')
            : fill('requiredGaps', { count: required.without, total: required.total }),
        ]),
    ...(next.length === 0 ? [] : [`${fill('highlightNext')}:`]),
    ...next.map(({ text, question }) => {
      const number = numberOf(question);
      return `  ${oneLine(text)}${number === 0 ? '' : ` (${fill('questionNumber', { number })})`}`;
    }),
  ];
  return lines.length === 0 ? [] : ['', fill('highlights').toUpperCase(), ...lines];
}

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
  const required = summary.requirements.filter(({ kind }) => kind === 'must');
  const gaps = required.filter(isRequiredGap).length;
  const heads =
    gaps === 0
      ? []
      : [`! ${say('requiredGaps').replace('{count}', String(gaps)).replace('{total}', String(required.length))}`];
  const requirements = inReadingOrder(summary.requirements).flatMap((one) => {
    const { kind, text, status, why, reason, mistake, points, quotes } = one;
    const notes = [
      why !== null ? say(WHY_KEYS[why]) : say(STATUS_KEYS[status]),
      ...(reason === null || reason === 'no-answer' || reason === 'not-done' ? [] : [reasons[reason]]),
      ...(mistake ? [say('mistakes')] : []),
      ...(points.length === 0 || quotes.length > 0 ? [] : [`${say('named')}: ${points.join(', ')}`]),
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
    ...(requirements.length === 0 ? [] : [...heading('coverage'), ...heads, ...requirements]),
    ...(claims.length === 0 ? [] : [...heading('claims'), ...claims]),
    ...heading('limits'),
    ...summary.limits.map(({ limit, count }) => say(LIMIT_KEYS[limit]).replace('{count}', String(count))),
  ];
}

function years(from: number | null, to: number | null): string {
  if (from === null && to === null) return '';
  return from === to ? String(from) : `${from ?? ''}–${to ?? ''}`;
}
