import { wordCount } from '@colloquy/content/schema/spoken';
import type { Language } from '@colloquy/contract/shared';
import type { JobReading } from '../../providers/job-reader/port.ts';
import { type Banks, isKnownTool } from './banks/index.ts';
import type { ChosenQuestion } from './choose-questions.ts';
import { quotableDuty, quotableRequirement, speakableTool } from './quote.ts';
import type { Unit } from './terms.ts';

const FIRST_TASKS = 3;
/** Words of two requirements that are spoken in one question. */
const TOGETHER = 20;

/** A sentence of the description that can be spoken, with what is spoken of it. */
type Quote = { unit: Unit; text: string };

/** What a question quotes: its own sentence, and others next to it. */
type Reserved = { unit: Unit | null; texts: string[]; further: Unit[] };

/** What of the description goes into which question; every sentence is used once before any is used twice. */
export class Material {
  readonly duties: Quote[];
  /** What is required before what is welcome. */
  readonly requirements: Quote[];
  readonly tools: string[];
  /** Whether lines of the description can be read out in the interview's language. */
  readonly quotable: boolean;
  private readonly units: Unit[];
  /** Whether no question asks about it yet. */
  private readonly isOpen: (unit: Unit) => boolean;
  private readonly isRequired: (unit: Unit) => boolean;
  private readonly language: Language;
  private readonly sameLanguage: boolean;
  private readonly kept = new Map<string, Reserved>();
  /** Whether the description lists tasks or requirements. */
  private readonly hasTasks: boolean;
  private readonly used = new Set<Unit>();
  private readonly usedTools = new Set<string>();

  constructor(
    banks: Banks,
    units: Unit[],
    reading: JobReading,
    language: Language,
    lines: { isOpen(unit: Unit): boolean; isRequired(unit: Unit): boolean; isFact(unit: Unit): boolean },
  ) {
    this.isOpen = lines.isOpen;
    this.isRequired = lines.isRequired;
    this.units = units;
    this.hasTasks = units.some((unit) => unit.kind !== 'text');
    this.language = language;
    this.sameLanguage = language.split('-')[0] === reading.language.split('-')[0];
    // English lines stand in descriptions everywhere and can be read out; other foreign ones cannot.
    this.quotable = this.sameLanguage || reading.language === 'en';
    const places = [...reading.evidence.locations, reading.evidence.workplaceType].filter(
      (passage) => passage !== null,
    );
    const quotes = (kind: Unit['kind'], quote: typeof quotableDuty) =>
      units.flatMap((unit) => {
        // What somebody has or has not is asked in a word, not told of.
        if (lines.isFact(unit)) return [];
        const aboutPlace = places.some((place) => place.start < unit.end && place.end > unit.start);
        const text = unit.kind === kind && this.quotable && !aboutPlace ? quote(unit.text, language) : null;
        return text === null ? [] : [{ unit, text }];
      });
    this.duties = quotes('duty', quotableDuty);
    this.requirements = quotes('requirement', quotableRequirement).toSorted(
      (a, b) => Number(lines.isRequired(b.unit)) - Number(lines.isRequired(a.unit)),
    );
    this.tools = [...new Set(reading.tools.flatMap((tool) => speakableTool(tool.name) ?? []))].filter((tool) =>
      isKnownTool(banks, tool),
    );
  }

  reserve(question: ChosenQuestion, telling: ReadonlySet<Unit>): void {
    const { key, needs } = question.frame;
    if (needs === 'tool') {
      const tool = this.tools.find((candidate) => !this.usedTools.has(candidate));
      if (tool === undefined) return;
      this.usedTools.add(tool);
      this.kept.set(key, { unit: this.sentenceWith(tool), texts: [tool], further: [] });
      return;
    }
    const from = needs === 'duty' ? this.duties : this.requirements;
    const unused = from.filter((candidate) => !this.used.has(candidate.unit));
    const open = unused.filter((candidate) => this.isOpen(candidate.unit));
    const free = open.length > 0 ? open : unused;
    // The first tasks of a list are the job; among them, one of the trade's own subjects.
    const quote = free.slice(0, FIRST_TASKS).find((candidate) => telling.has(candidate.unit)) ?? free[0] ?? from[0];
    if (quote === undefined) return;
    const also = needs === 'requirement' ? this.second(quote, free) : null;
    for (const { unit } of [quote, also ?? quote]) this.used.add(unit);
    this.kept.set(key, {
      unit: quote.unit,
      texts: [quote.text, ...(also === null ? [] : [also.text])],
      further: also === null ? [] : [also.unit],
    });
  }

  /** One more thing that is required and asked about nowhere, where both are short enough to be spoken together. */
  private second(first: Quote, free: readonly Quote[]): Quote | null {
    const room = TOGETHER - wordCount(first.text);
    const fits = ({ unit, text }: Quote): boolean =>
      unit !== first.unit && this.isRequired(unit) && this.isOpen(unit) && wordCount(text) <= room;
    return (this.sameLanguage && free.find(fits)) || null;
  }

  /** Whether a line of the description can be put into a question. */
  isSpeakable({ start, end }: { start: number; end: number }): boolean {
    return [...this.duties, ...this.requirements].some(({ unit }) => unit.start < end && unit.end > start);
  }

  /** Whether some task, some requirement, something required that can be spoken is asked about nowhere. */
  open(): { duty: boolean; requirement: boolean; required: boolean } {
    const isOpen = ({ unit }: Quote): boolean => this.isOpen(unit);
    const requirements = this.requirements.filter(isOpen);
    return {
      duty: this.duties.some(isOpen),
      requirement: requirements.length > 0,
      required: requirements.some(({ unit }) => this.isRequired(unit)),
    };
  }

  reservedTexts(): string[] {
    return [...this.kept.values()].flatMap(({ texts }) => texts);
  }

  reserved(key: string): Reserved | null {
    return this.kept.get(key) ?? null;
  }

  /** The sentence a question is tied to; null when the description says nothing on it. */
  sentenceFor(question: ChosenQuestion): Unit | null {
    // A broad subject, like a team, is in many sentences that the question does not come from.
    const about = question.hits.flatMap((hit) => {
      if (hit.broad) return hit.units.filter((unit) => unit.kind === 'requirement');
      const clearly = hit.units.filter((unit) => hit.closely.has(unit));
      return clearly.length > 0 ? clearly : hit.units;
    });
    // A task rather than a paper that it takes, and either rather than what the employer says of itself.
    const kind = (['duty', 'requirement', 'text'] as const).find((one) => about.some((unit) => unit.kind === one));
    const fitting = kind === 'text' && this.hasTasks ? [] : about.filter((unit) => unit.kind === kind);
    const unit = fitting.find((candidate) => !this.used.has(candidate)) ?? fitting[0] ?? null;
    if (unit !== null) this.used.add(unit);
    return unit;
  }

  /** The sentence that names a tool. */
  sentenceWith(tool: string): Unit | null {
    return this.units.find((candidate) => candidate.text.includes(tool)) ?? null;
  }

  toolFor(question: ChosenQuestion): string | null {
    const tools = question.hits.flatMap((hit) => hit.tools).flatMap((tool) => speakableTool(tool) ?? []);
    const tool = tools.find((candidate) => !this.usedTools.has(candidate)) ?? null;
    if (tool !== null) this.usedTools.add(tool);
    return tool;
  }

  /** Only a description in the interview's own language is quoted before a question. */
  quoteOf(unit: Unit): string | null {
    if (!this.sameLanguage) return null;
    if (unit.kind === 'duty') return quotableDuty(unit.text, this.language);
    return unit.kind === 'requirement' ? quotableRequirement(unit.text, this.language) : null;
  }
}
