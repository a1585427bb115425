import type { JobLocation, JobReading, Passage } from '../port.ts';
import { type FoldedText, foldText } from './folded-text.ts';
import type { Gazetteer } from './gazetteer.ts';
import { withoutInstructions } from './instructions.ts';
import { detectLanguage } from './language.ts';
import { readLocations } from './locations.ts';
import { toPlainText } from './plain-text.ts';
import { readProfile } from './profile.ts';
import { findSections } from './sections.ts';
import { type Segment, toLines } from './segments.ts';
import { readTitle } from './title.ts';
import { decideWorkplaceType } from './workplace-decision.ts';
import { findWorkplaceSignals } from './workplace-signals.ts';

/** Reads one description against a list of places. */
export function readJob(job: { title: string; description: string }, gazetteer: Gazetteer): JobReading {
  const plain = toPlainText(job.description);
  const text = maskAddresses(foldText(plain.text));
  const { lines, leftOut } = withoutInstructions(text, toLines(text));
  const segments = lines.flatMap((line) => line.segments);
  const segmentAt = (offset: number) => findSegment(segments, offset);
  const sections = findSections(text, lines, plain.headings);
  const language = detectLanguage(text);
  const passage = (segment: Pick<Segment, 'start' | 'end'>): Passage => {
    const start = text.offsets[segment.start] ?? 0;
    const end = text.offsets[segment.end] ?? plain.text.length;
    return { text: plain.text.slice(start, end), start, end };
  };

  const signals = findWorkplaceSignals(text, sections, segmentAt);
  const workplace = decideWorkplaceType(signals);
  const places = readLocations({
    text,
    lines,
    sections,
    segmentAt,
    signals,
    workplaceType: workplace.type,
    gazetteer,
    language,
  });
  const missing: JobReading['missing'] = [];
  // A type that is only hinted at is no type: a job without one is never stored.
  if (workplace.type === null) missing.push('workplaceType');
  if (places.locations.length === 0) missing.push('location');

  return {
    workplaceType: workplace.type,
    locations: places.locations.map(({ city, country }): JobLocation => ({ city, country })),
    missing,
    warnings: [...workplace.warnings, ...places.warnings, ...(leftOut > 0 ? [INSTRUCTION_WARNING] : [])],
    evidence: {
      workplaceType: workplace.because === null ? null : passage(workplace.because.segment),
      locations: places.locations.map(({ segment }) => (segment === null ? null : passage(segment))),
    },
    plainText: plain.text,
    language,
    title: readTitle(job.title),
    ...readProfile({ text, lines, sections, passage }),
    headings: lines.flatMap((line, at) => (sections.headings.has(at) ? [passage(line)] : [])),
  };
}

const INSTRUCTION_WARNING =
  'The description holds a sentence that addresses a language model; it was left out of the reading.';
const PAGES = /(?:https?:\/\/|www\.)[^\s<>()]{1,500}/g;
const MAILBOXES = /[\w.+-]{1,64}@[\w-]{1,64}\.[\w.]{1,64}/g;

/** Addresses of pages and mailboxes name places by accident: they are blanked, length kept. */
function maskAddresses(text: FoldedText): FoldedText {
  const { folded } = text;
  const found = [
    ...(folded.includes('://') || folded.includes('www.') ? folded.matchAll(PAGES) : []),
    ...(folded.includes('@') ? folded.matchAll(MAILBOXES) : []),
  ];
  if (found.length === 0) return text;
  found.sort((a, b) => a.index - b.index);
  const blank = (whole: string) => {
    const parts: string[] = [];
    let at = 0;
    for (const match of found) {
      const end = match.index + match[0].length;
      if (end <= at) continue;
      const start = Math.max(at, match.index);
      parts.push(whole.slice(at, start), ' '.repeat(end - start));
      at = end;
    }
    return parts.join('') + whole.slice(at);
  };
  return { ...text, cased: blank(text.cased), folded: blank(folded) };
}

function findSegment(segments: readonly Segment[], offset: number): Segment | undefined {
  let low = 0;
  let high = segments.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const segment = segments[middle];
    if (segment === undefined) return undefined;
    if (offset < segment.start) high = middle - 1;
    else if (offset >= segment.end) low = middle + 1;
    else return segment;
  }
  return undefined;
}
