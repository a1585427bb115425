import {
  gapGroups,
  isRequiredGap,
  LIMIT_KEYS,
  type PlacedQuote,
  type Quote,
  type ReportForm,
  requiredCount,
  STATUS_KEYS,
  type Summary,
} from '@colloquy/contract/links';
import type { PdfBlock } from '../../platform/pdf/blocks.ts';
import { glanceWords, lineNotes, positionText, writtenOf } from './line-words.ts';
import { inReadingOrder } from './reading-order.ts';
import type { ReportWords } from './report-words.ts';
import { oneLine } from './transcript-text.ts';

export function heading(text: string): PdfBlock {
  return { kind: 'heading', text };
}

/** The candidate's words with their place, as a block. */
export type Cite = (quote: Quote | PlacedQuote) => PdfBlock;

/** Line by line what the description asks for, the CV, and what cannot be told. */
export function summaryBlocks({ report }: ReportForm, words: ReportWords, language: string, cite: Cite): PdfBlock[] {
  const { summary } = report;
  if (summary === null) return [];
  const { say } = words;
  const requirements = inReadingOrder(summary.requirements).flatMap((line): PdfBlock[] => {
    const { kind, notes } = lineNotes(line, report, words);
    return [
      {
        kind: 'item',
        label: isRequiredGap(line) ? '!' : '•',
        text: oneLine(line.text),
        note: [kind, ...notes].join(' · '),
        language,
      },
      ...writtenOf(line, report, words).map((text): PdfBlock => ({ kind: 'paragraph', text, language })),
      ...line.quotes.slice(0, 1).map(cite),
    ];
  });
  const claims = summary.claims.flatMap((claim): PdfBlock[] => {
    const item = { kind: 'item', label: '•', text: positionText(claim), language } as const;
    return claim.quotes.length === 0
      ? [{ ...item, note: say('notSpokenOf') }]
      : [item, ...claim.quotes.slice(0, 1).map(cite)];
  });
  return [
    ...(requirements.length === 0 ? [] : [heading(say('coverage')), ...gapBlocks(summary, words), ...requirements]),
    ...(claims.length === 0 ? [] : [heading(say('claims')), ...claims]),
    heading(say('limits')),
    ...summary.limits.map(
      ({ limit, count }): PdfBlock => ({
        kind: 'paragraph',
        text: say(LIMIT_KEYS[limit], { count: count ?? 0 }),
      }),
    ),
  ];
}

/** How many required lines have no answer that can be used, and of what kind. */
function gapBlocks({ requirements }: Summary, { say, figure, list }: ReportWords): PdfBlock[] {
  const groups = gapGroups(requirements);
  if (groups.length === 0) return [];
  const { total, without: count } = requiredCount(requirements);
  const kinds = groups.map(({ status, requirements: { length } }) => `${say(STATUS_KEYS[status])}: ${figure(length)}`);
  return [{ kind: 'paragraph', tone: 'strong', text: `${say('requiredGaps', { count, total })} (${list(kinds)})` }];
}

/** Before anything else: the best words, how many required lines have no answer, and what to ask next. */
export function glanceBlocks(form: ReportForm, words: ReportWords, cite: Cite): PdfBlock[] {
  const { strongest, required, next } = glanceWords(form, words);
  const blocks: PdfBlock[] = [
    ...(strongest === null ? [] : [{ kind: 'paragraph', text: strongest.line } as const, cite(strongest.quote)]),
    ...(required === null ? [] : [{ kind: 'paragraph', text: required } as const]),
    ...(next.length === 0
      ? []
      : [{ kind: 'paragraph', text: `${words.say('highlightNext')}: ${next.join(' · ')}` } as const]),
  ];
  return blocks.length === 0 ? [] : [heading(words.say('highlights')), ...blocks];
}
