import type { BankDefinition, Topic } from '@colloquy/content/schema/bank';
import { isUnspaced, wordCount } from '@colloquy/content/schema/spoken';
import { termMatcher } from '@colloquy/content/schema/term-match';
import type { JobReading, Passage } from '../../providers/job-reader/port.ts';
import { mentionsProtectedTopic } from './protected-topics.ts';
import { isAboutEducation, isMachineTalk } from './quote.ts';

/** Where in a description a sentence stands; it decides how much a word in it counts. */
export type UnitKind = 'title' | 'duty' | 'requirement' | 'text';

/** One sentence or list item of a description, with offsets into its plain text (the title has none: -1). */
export type Unit = Passage & { kind: UnitKind };

/** What a description says about one topic. */
export type TopicHit = {
  /** Grows with every sentence that speaks of it, less and less. */
  strength: number;
  broad: boolean;
  /** Sentences that speak of it, the most telling first. */
  units: Unit[];
  /** Those of them that speak of it in more than one word. */
  closely: ReadonlySet<Unit>;
  /** Whether the job's title does. */
  inTitle: boolean;
  /** Names of its tools as the description writes them. */
  tools: string[];
};

const WEIGHTS: Record<UnitKind, number> = { title: 3, duty: 2, requirement: 1.5, text: 0.7 };
/** Where duties and requirements are plenty, the rest of a text (the employer's own praise) hardly counts. */
const PLENTY = 5;
const TEXT_BESIDE_PLENTY = 0.2;
const TOOL_WEIGHT = 1;
/** A degree names its field, not what the job is about. */
const EDUCATION_WEIGHT = 0.2;
const BROAD_FACTOR = 0.33;

/** Tool names that are everyday words somewhere; they count only where the reader saw a tool. */
const EVERYDAY_TOOLS = new Set([
  'excel',
  'express',
  'rails',
  'spring',
  'swift',
  'rust',
  'ruby',
  'node',
  'sage',
  'word',
  'outlook',
  'notion',
  'flask',
  'spark',
  'scala',
  'helm',
  'ember',
  'ionic',
  'claude',
  'soap',
  'titanium',
  'cucumber',
  'confluence',
  'oracle',
  'react',
  'bravo',
  'jest',
  'dynamics',
  'tableau',
  'elixir',
]);

const LONG_PASSAGE = 140;
const LONG_PASSAGE_UNSPACED = 45;
/** Ends of sentences and of list items written in one line; the separator belongs to neither side. */
const BREAKS = /(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！？])|\s*[•▪◦●※✔✓➢►]\s*|\s+[·*–—-]\s+|;\s+|\s{2,}|\n+|(?=【)|(?<=】)/gu;
/** In Japanese and Chinese the items of a list written in one line stand apart by a space. */
const BREAKS_UNSPACED = /(?<=[。！？】])\s*|(?=【)|(?<=[\p{L}）)])\s+(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu;

/**
 * Cuts a long passage into sentences and list items, of which Unicode's rules know nothing; a short one stays whole.
 * Offsets stay those of the plain text.
 */
export function splitPassage(passage: Passage): Passage[] {
  const unspaced = isUnspaced(passage.text);
  if (passage.text.length <= (unspaced ? LONG_PASSAGE_UNSPACED : LONG_PASSAGE)) return [passage];
  const parts: Passage[] = [];
  const add = (from: number, to: number) => {
    const raw = passage.text.slice(from, to);
    const text = raw.replace(/^[\s:：;,.·*-]+/u, '').trimEnd();
    if (text === '') return;
    const start = passage.start + from + raw.indexOf(text);
    parts.push({ text, start, end: start + text.length });
  };
  let from = 0;
  for (const gap of passage.text.matchAll(unspaced ? BREAKS_UNSPACED : BREAKS)) {
    add(from, gap.index);
    from = gap.index + gap[0].length;
  }
  add(from, passage.text.length);
  return parts;
}

/** What goes on for longer without any break is no sentence, in characters. */
const LONGEST_UNIT = 1_500;

/** The sentences of a description, without doubles: duties and requirements, or the whole text where the reader found none. */
export function unitsOf(reading: JobReading): Unit[] {
  const units: Unit[] = [];
  const seen = new Set<string>();
  const title = reading.title.text.trim();
  const stated = [...reading.evidence.locations, reading.evidence.workplaceType].filter((passage) => passage !== null);
  const add = (passages: Passage[], kind: UnitKind) => {
    for (const passage of passages) {
      // The slice is what the offsets say; a passage that disagrees with it is not trusted.
      const text = reading.plainText.slice(passage.start, passage.end);
      for (const part of splitPassage({ text, start: passage.start, end: passage.end })) {
        const id = `${part.start}-${part.end}`;
        // Where and how the job is done is asked nobody.
        if (kind === 'text' && stated.some((place) => place.start < part.end && place.end > part.start)) continue;
        // A headline or a single word is no sentence to tie a question to.
        if (part.text.length > LONGEST_UNIT || wordCount(part.text) < 3 || part.text.trim() === title || seen.has(id))
          continue;
        // "Aged 20 to 30" is nothing an interview may be tied to, an order to a program says nothing on the job.
        if (isMachineTalk(part.text) || mentionsProtectedTopic(part.text).length > 0) continue;
        seen.add(id);
        units.push({ ...part, kind });
      }
    }
  };
  add(reading.duties, 'duty');
  add(reading.requirements, 'requirement');
  add(textPassages(reading), 'text');
  return units;
}

const LIST_BULLET = /^\s*(?:[-–—*•·○◦▪>✓✔]\s+|\d{1,2}[.)]\s+)?/u;

/** Lines of the text that are neither duty nor requirement nor benefit: the weakest ground, but often the only one. */
function textPassages(reading: JobReading): Passage[] {
  const taken = [...reading.duties, ...reading.requirements, ...reading.benefits];
  const passages: Passage[] = [];
  let start = 0;
  for (const line of reading.plainText.split('\n')) {
    const end = start + line.length;
    const overlaps = taken.some((passage) => passage.start < end && passage.end > start);
    const mark = LIST_BULLET.exec(line)?.[0].length ?? 0;
    if (!overlaps && line.trim() !== '') passages.push({ text: line.slice(mark), start: start + mark, end });
    start = end + 1;
  }
  return passages;
}

/** Everything a description says about the topics of a bank. Topics it does not touch are absent. */
export function readTopics(definition: BankDefinition, reading: JobReading, units: Unit[]): Map<string, TopicHit> {
  const hits = new Map<string, TopicHit>();
  const plenty = units.filter((unit) => unit.kind !== 'text').length >= PLENTY;
  const weightOf = (unit: Unit) => {
    if (unit.kind === 'requirement' && isAboutEducation(unit.text)) return EDUCATION_WEIGHT;
    return plenty && unit.kind === 'text' ? TEXT_BESIDE_PLENTY : WEIGHTS[unit.kind];
  };
  const title: Unit = { text: reading.title.text, start: -1, end: -1, kind: 'title' };
  for (const [key, topic] of Object.entries(definition.topics)) {
    const count = termMatcher(topic.terms);
    const countTools = termMatcher(plainTools(topic));
    const found: { unit: Unit; weight: number }[] = [];
    const closely = new Set<Unit>();
    for (const unit of [title, ...units]) {
      const matches = count(unit.text) + countTools(unit.text);
      if (matches > 1) closely.add(unit);
      if (matches > 0) found.push({ unit, weight: weightOf(unit) * (1 + 0.25 * Math.min(matches - 1, 2)) });
    }
    const tools = toolsOf(topic, reading);
    for (const tool of tools) {
      const unit = units.find(
        (candidate) => candidate.start <= tool.passage.start && candidate.end >= tool.passage.end,
      );
      if (unit !== undefined && !found.some((entry) => entry.unit === unit)) found.push({ unit, weight: TOOL_WEIGHT });
    }
    if (found.length === 0) continue;
    found.sort((left, right) => right.weight - left.weight || left.unit.start - right.unit.start);
    const sum = found.reduce((total, entry) => total + entry.weight, 0);
    hits.set(key, {
      strength: Math.sqrt(sum) * (topic.broad === true ? BROAD_FACTOR : 1),
      broad: topic.broad === true,
      units: found.map((entry) => entry.unit).filter((unit) => unit.kind !== 'title'),
      closely,
      inTitle: found.some((entry) => entry.unit.kind === 'title'),
      tools: [...new Set(tools.map((tool) => tool.name))],
    });
  }
  return hits;
}

function toolsOf(topic: Topic, reading: JobReading): JobReading['tools'] {
  const names = new Set((topic.tools ?? []).map((tool) => tool.replaceAll('*', '').toLowerCase()));
  return reading.tools.filter((tool) => names.has(tool.name.toLowerCase().trim()));
}

const NO_TOOLS: readonly string[] = [];
const toolsThatMatchAlone = new WeakMap<Topic, readonly string[]>();

/** Tools of a topic whose names cannot be taken for another word. */
function plainTools(topic: Topic): readonly string[] {
  if (topic.tools === undefined) return NO_TOOLS;
  const known = toolsThatMatchAlone.get(topic);
  if (known !== undefined) return known;
  const plain = topic.tools.filter((tool) => tool.length >= 4 && !EVERYDAY_TOOLS.has(tool));
  toolsThatMatchAlone.set(topic, plain);
  return plain;
}

/** How many different terms a text holds. */
export function countTerms(terms: readonly string[], text: string): number {
  return termMatcher(terms)(text);
}

/** Whether a job's title holds one of the terms. */
export function isInTitle(terms: readonly string[], title: string): boolean {
  return termMatcher(terms)(title) > 0;
}
