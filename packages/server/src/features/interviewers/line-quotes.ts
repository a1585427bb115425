import { wordCount } from '@colloquy/content/schema/spoken';
import type { Language } from '@colloquy/contract/shared';
import type { JobReading } from '../../providers/job-reader/port.ts';
import { type Banks, isKnownTool } from './banks/index.ts';
import type { PlanLine } from './blueprint.ts';
import { contentStems } from './line-fit.ts';
import { quotableDuty, quotableQuality, quotableRequirement, speakableTool } from './quote.ts';
import { countTerms, type Unit } from './terms.ts';

/**
 * A line of the description as it can be spoken. Of what is required, a `skill` is something that one has used, a `trait`
 * may be that or something one is, an `attitude` cannot have been used.
 */
export type LineQuote = {
  line: PlanLine;
  text: string;
  kind: 'duty' | 'skill' | 'trait' | 'attitude' | 'welcome' | 'tool';
  words: number;
  stems: ReadonlySet<string>;
  /** The one tool that the line names, known in some trade. */
  tool: string | null;
};

/** Whether lines of a description can be read out in the language of an interview. */
export function canBeRead({ language: written }: JobReading, language: Language): boolean {
  // English lines are in descriptions everywhere and can be read out; other foreign ones cannot.
  return written === 'en' || isSameLanguage(written, language);
}

export function isSameLanguage(one: string, other: string): boolean {
  return one.split('-')[0] === other.split('-')[0];
}

/** The lines that can be spoken, in the order of the description. */
export function lineQuotes(
  lines: readonly PlanLine[],
  units: readonly Unit[],
  reading: JobReading,
  language: Language,
  banks: Banks,
): LineQuote[] {
  if (!canBeRead(reading, language)) return [];
  return lines.flatMap((line): LineQuote[] => {
    if (isAboutPlace(line, reading) || (line.kind !== 'duty' && isOfBody(line, banks))) return [];
    const tools = toolsIn(line, reading, banks);
    for (const piece of piecesOf(line, units)) {
      const quote = quoteOf(line, piece, language, tools.length > 0 || countTerms(banks.facts.told, piece) > 0);
      if (quote === null) continue;
      return [
        {
          line,
          ...quote,
          words: wordCount(quote.text),
          stems: contentStems(quote.text),
          tool: tools.length === 1 ? (tools[0] ?? null) : null,
        },
      ];
    }
    return [];
  });
}

/** The line as a whole, and where that is too long its sentences. */
function piecesOf({ text, start, end }: PlanLine, units: readonly Unit[]): string[] {
  const inside = units.filter((unit) => unit.start >= start && unit.end <= end && unit.text !== text);
  return [text, ...inside.map((unit) => unit.text)];
}

function quoteOf(
  { kind }: PlanLine,
  piece: string,
  language: Language,
  isSkill: boolean,
): Pick<LineQuote, 'text' | 'kind'> | null {
  if (kind === 'duty') return as('duty', quotableDuty(piece, language));
  if (kind === 'tool') return as('tool', speakableTool(piece));
  if (kind === 'nice') return as('welcome', quotableQuality(piece, language));
  return (
    as(isSkill ? 'skill' : 'trait', quotableRequirement(piece, language)) ??
    as('attitude', quotableQuality(piece, language))
  );
}

function as(kind: LineQuote['kind'], text: string | null): Pick<LineQuote, 'text' | 'kind'> | null {
  return text === null ? null : { kind, text };
}

function toolsIn(line: PlanLine, { tools }: JobReading, banks: Banks): string[] {
  const named = tools.filter(({ passage }) => passage.start >= line.start && passage.end <= line.end);
  const spoken = named.flatMap(({ name }) => speakableTool(name) ?? []);
  return [...new Set(spoken)].filter((tool) => isKnownTool(banks, tool));
}

/** Whether a line sets a condition of body, health or citizenship: nobody is asked to tell of that. */
function isOfBody({ text }: PlanLine, { facts }: Banks): boolean {
  return countTerms(facts.bodies, text) > 0;
}

/** Whether most of a line says where the job is: that is asked nobody. */
function isAboutPlace({ start, end }: PlanLine, { evidence }: JobReading): boolean {
  return evidence.locations.some(
    (place) => place !== null && (Math.min(place.end, end) - Math.max(place.start, start)) * 2 >= end - start,
  );
}
