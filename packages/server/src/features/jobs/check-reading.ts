import type { PromptReply } from '@colloquy/content/schema/prompt';
import { wordCount } from '@colloquy/content/schema/spoken';
import type { JobLine, JobReading, Passage } from '../../providers/job-reader/port.ts';
import { isMachineTalk, mentionsProtectedTopic } from '../interviewers/index.ts';
import { spanOf, withPlainCharacters } from '../model-usage/index.ts';

export type JobReply = PromptReply<'read-job.v1'>;

const MOST_LINES = 30;
const MOST_TOOLS = 20;
const WORDS = { least: 2, most: 60 };
const LONGEST = 400;
const LONGEST_TOOL = 60;
const MARKUP = /[<>{}[\]|\\\n\r]|https?:|www\./iu;

/** The rule that a model's reading of a description breaks, by the name that the prompt gives it. */
export function brokenJobRule({ lines, tools }: JobReply, text: string): string | null {
  if (lines.length === 0 || lines.length > MOST_LINES || tools.length > MOST_TOOLS) return 'count';
  const spans: { start: number; end: number }[] = [];
  for (const { quote } of lines) {
    const words = wordCount(quote);
    if (words < WORDS.least || words > WORDS.most || quote.length > LONGEST) return 'length';
    if (MARKUP.test(quote) || isMachineTalk(quote)) return 'form';
    if (mentionsProtectedTopic(quote).length > 0) return 'protected-topic';
    const span = spanOf(quote, text);
    if (span === null) return 'quote-not-verbatim';
    // A line of the description is one there, too.
    if (MARKUP.test(text.slice(span.start, span.end))) return 'form';
    if (spans.some(({ start, end }) => span.start < end && start < span.end)) return 'repeat';
    spans.push(span);
  }
  if (new Set(tools.map((tool) => withPlainCharacters(tool.trim()))).size !== tools.length) return 'repeat';
  for (const tool of tools) {
    if (tool.length > LONGEST_TOOL || tool.trim() === '') return 'length';
    if (spanOf(tool, text) === null) return 'quote-not-verbatim';
    if (!lines.some(({ quote }) => spanOf(tool, quote) !== null)) return 'unknown-tool';
  }
  return null;
}

/**
 * The description as a model read it, in the places where the rules' reading has its own. What the rules know to be
 * required is never lost: such a line stays where no line of the model's touches it.
 *
 * @param readTo how much of the plain text the model was given, in code units: beyond it the rules' lines stay
 */
export function withModelReading(reading: JobReading, { lines, tools }: JobReply, readTo: number): JobReading {
  const text = reading.plainText;
  const read = lines.flatMap(({ kind, quote }): JobLine[] => {
    const span = spanOf(quote, text);
    if (span === null) return [];
    const known = reading.lines.find(({ start, end }) => span.start < end && start < span.end);
    return [{ kind, text: text.slice(span.start, span.end), ...span, head: known?.head ?? null }];
  });
  const kept = reading.lines.filter(
    (line) =>
      (line.kind === 'must' || line.start >= readTo) &&
      !read.some(({ start, end }) => line.start < end && start < line.end),
  );
  const all = [...read, ...kept].toSorted((one, other) => one.start - other.start);
  const named = new Set(reading.tools.map(({ name }) => withPlainCharacters(name)));
  const found = tools.flatMap((tool) => {
    const [passage] = read.flatMap((line): Passage[] => {
      const span = spanOf(tool, line.text);
      if (span === null) return [];
      const [start, end] = [line.start + span.start, line.start + span.end];
      return [{ text: text.slice(start, end), start, end }];
    });
    if (passage === undefined || named.has(withPlainCharacters(passage.text))) return [];
    return [{ name: passage.text, passage }];
  });
  const passages = (kinds: readonly JobLine['kind'][]): Passage[] =>
    all.filter(({ kind }) => kinds.includes(kind)).map(({ text: words, start, end }) => ({ text: words, start, end }));
  return {
    ...reading,
    lines: all,
    duties: passages(['duty']),
    requirements: passages(['must', 'nice']),
    tools: [...reading.tools, ...found],
  };
}
