import {
  gapGroups,
  glanceOf,
  isRequiredGap,
  LIMIT_KEYS,
  LINE_KEYS,
  type PlacedQuote,
  type Quote,
  type ReportForm,
  reasonKey,
  STATUS_KEYS,
  type Summary,
  WHY_KEYS,
} from '@colloquy/contract/links';
import type { PdfBlock } from '../../platform/pdf/blocks.ts';
import { inReadingOrder } from './reading-order.ts';
import type { ReportWords } from './report-words.ts';
import { oneLine } from './transcript-text.ts';

function heading(text: string): PdfBlock {
  return { kind: 'heading', text };
}

/** The candidate's words with their place, as a block. */
export type Cite = (quote: Quote | PlacedQuote) => PdfBlock;

/** Line by line what the description asks for, the CV, and what cannot be told. */
export function summaryBlocks({ report }: ReportForm, words: ReportWords, language: string, cite: Cite): PdfBlock[] {
  const { summary, questions, grading, plan, sentences } = report;
  if (summary === null) return [];
  const { say } = words;
  const requirements = inReadingOrder(summary.requirements).flatMap((one): PdfBlock[] => {
    const numbers = one.questions.flatMap((key) => {
      const index = questions.findIndex((question) => question.key === key);
      return index < 0 ? [] : [say('questionNumber', { number: index + 1 })];
    });
    const notes = [
      say(LINE_KEYS[one.kind]),
      say(one.why === null ? STATUS_KEYS[one.status] : WHY_KEYS[one.why]),
      ...(one.reason === null || one.reason === 'no-answer' || one.reason === 'not-done'
        ? []
        : [say(reasonKey(grading, one.reason))]),
      ...(one.mistake ? [say('mistakes')] : []),
      ...(one.points.length === 0 || one.quotes.length > 0 ? [] : [`${say('named')}: ${words.list(one.points)}`]),
      ...numbers,
    ];
    const told = sentences
      .filter(({ line }) => plan?.coverage[line]?.text === one.text && plan.coverage[line]?.kind === one.kind)
      .map(
        ({ text }): PdfBlock => ({
          kind: 'paragraph',
          text: `${oneLine(text)} (${say('writtenByModel')})`,
          language,
        }),
      );
    const isGap = isRequiredGap(one);
    return [
      { kind: 'item', label: isGap ? '!' : '•', text: oneLine(one.text), note: notes.join(' · '), language },
      ...told,
      ...one.quotes.slice(0, 1).map(cite),
    ];
  });
  const claims = summary.claims.flatMap(({ employer, title, fromYear, toYear, quotes }): PdfBlock[] => {
    const years = [fromYear, toYear].filter((year) => year !== null).join('–');
    const text = [oneLine(title), oneLine(employer), years].filter((part) => part !== '').join(', ');
    const item = { kind: 'item', label: '•', text, language } as const;
    return quotes.length === 0 ? [{ ...item, note: say('notSpokenOf') }] : [item, ...quotes.slice(0, 1).map(cite)];
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
  const total = requirements.filter(({ kind }) => kind === 'must').length;
  const groups = gapGroups(requirements);
  if (groups.length === 0) return [];
  const count = groups.reduce((sum, group) => sum + group.requirements.length, 0);
  const kinds = groups.map(({ status, requirements: { length } }) => `${say(STATUS_KEYS[status])}: ${figure(length)}`);
  return [{ kind: 'paragraph', tone: 'strong', text: `${say('requiredGaps', { count, total })} (${list(kinds)})` }];
}

/** Before anything else: the best words, how many required lines have no answer, and what to ask next. */
export function glanceBlocks(form: ReportForm, { say }: ReportWords, cite: Cite): PdfBlock[] {
  const { strongest, required, next } = glanceOf(form);
  const numberOf = (key: string | null): number => form.report.questions.findIndex((one) => one.key === key) + 1;
  const asked = next.map(({ text, question }) => {
    const number = numberOf(question);
    return `${oneLine(text)}${number === 0 ? '' : ` (${say('questionNumber', { number })})`}`;
  });
  const blocks: PdfBlock[] = [
    ...(strongest === null
      ? []
      : [
          { kind: 'paragraph', text: `${say('highlightEvidence')}: ${oneLine(strongest.text)}` } as const,
          cite(strongest.quote),
        ]),
    ...(required === null
      ? []
      : [
          {
            kind: 'paragraph',
            text:
              required.without === 0
                ? say('highlightNoGaps')
                : say('requiredGaps', { count: required.without, total: required.total }),
          } as const,
        ]),
    ...(asked.length === 0
      ? []
      : [{ kind: 'paragraph', text: `${say('highlightNext')}: ${asked.join(' · ')}` } as const]),
  ];
  return blocks.length === 0 ? [] : [heading(say('highlights')), ...blocks];
}
