import type { English } from '@colloquy/content/messages/report';
import {
  isRequiredGap,
  LIMIT_KEYS,
  type PlacedQuote,
  type Quote,
  type ReportForm,
  requiredCount,
} from '@colloquy/contract/links';
import { glanceWords, lineNotes, positionText, writtenOf } from './line-words.ts';
import { inReadingOrder } from './reading-order.ts';
import type { ReportWords } from './report-words.ts';
import { clockTime, oneLine } from './transcript-text.ts';

/** Before anything else: the best words, how many required lines have no answer, and what to ask next. */
export function glanceLines(form: ReportForm, words: ReportWords, place: (quote: Quote) => string): string[] {
  const { strongest, required, next } = glanceWords(form, words);
  const lines = [
    ...(strongest === null ? [] : [`${strongest.line} ${place(strongest.quote)}`]),
    ...(required === null ? [] : [required]),
    ...(next.length === 0 ? [] : [`${words.say('highlightNext')}:`, ...next.map((one) => `  ${one}`)]),
  ];
  return lines.length === 0 ? [] : [...headLines('highlights', words), ...lines];
}

/** What a reader looks for first: line by line of the description, then the CV, then what cannot be determined. */
export function summaryLines(
  report: ReportForm['report'],
  words: ReportWords,
  place: (quote: Quote) => string,
): string[] {
  const { summary } = report;
  if (summary === null) return [];
  const { say } = words;
  const placed = (quote: PlacedQuote): string =>
    `  ${place(quote)}${quote.media === null ? '' : ` (${say('recording')} ${clockTime(quote.media.startMs)})`}`;
  const { total, without } = requiredCount(summary.requirements);
  const requirements = inReadingOrder(summary.requirements).flatMap((line) => {
    const { kind, notes } = lineNotes(line, report, words);
    return [
      `${isRequiredGap(line) ? '! ' : ''}${oneLine(line.text)} [${kind}]: ${notes.join('; ')}`,
      ...writtenOf(line, report, words).map((text) => `  ${text}`),
      ...line.quotes.map(placed),
    ];
  });
  const claims = summary.claims.flatMap((claim) => [
    positionText(claim),
    ...(claim.quotes.length === 0 ? [`  ${say('notSpokenOf')}`] : claim.quotes.map(placed)),
  ]);
  return [
    ...(requirements.length === 0 ? [] : headLines('coverage', words)),
    ...(without === 0 ? [] : [`! ${say('requiredGaps', { count: without, total })}`]),
    ...requirements,
    ...(claims.length === 0 ? [] : [...headLines('claims', words), ...claims]),
    ...headLines('limits', words),
    ...summary.limits.map(({ limit, count }) => say(LIMIT_KEYS[limit], { count: count ?? 0 })),
  ];
}

function headLines(key: keyof English, { say }: ReportWords): string[] {
  return ['', say(key).toUpperCase()];
}
