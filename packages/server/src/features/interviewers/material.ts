import type { Language } from '@colloquy/contract/shared';
import type { JobReading } from '../../providers/job-reader/port.ts';
import type { Candidate } from './choose-questions.ts';
import { isSameLanguage } from './line-quotes.ts';
import { quotableDuty, quotableRequirement, speakableTool } from './quote.ts';
import type { Unit } from './terms.ts';

/** Sentences and tools of the description for questions that need none: each is used once. */
export class Material {
  private readonly units: Unit[];
  private readonly language: Language;
  private readonly sameLanguage: boolean;
  /** Whether the description lists tasks or requirements. */
  private readonly hasTasks: boolean;
  private readonly used = new Set<Unit>();
  private readonly usedTools = new Set<string>();

  constructor(units: Unit[], reading: JobReading, language: Language) {
    this.units = units;
    this.hasTasks = units.some((unit) => unit.kind !== 'text');
    this.language = language;
    this.sameLanguage = isSameLanguage(language, reading.language);
  }

  /** The sentence a question comes from, one of no other question where there is such; null when none speaks of it. */
  sentenceFor(question: Candidate): Unit | null {
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

  toolFor(question: Candidate): string | null {
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
