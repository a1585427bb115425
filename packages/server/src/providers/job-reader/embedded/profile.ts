import { readFileSync } from 'node:fs';
import type { JobReading, Passage } from '../port.ts';
import type { FoldedText } from './folded-text.ts';
import { words } from './hint-vocabulary.ts';
import { readJobLines } from './job-lines.ts';
import { LIST_BULLET, labelOf, lineCandidates } from './line-features.ts';
import { hintsOf } from './line-hints.ts';
import { type LineKind, type LineModel, lineKinds, lineModelOf } from './line-kinds.ts';
import type { Sections } from './sections.ts';
import type { Line, Segment } from './segments.ts';
import { findTools } from './tools.ts';

type ProfileInput = {
  text: FoldedText;
  lines: readonly Line[];
  sections: Sections;
  passage(segment: Segment): Passage;
};

/** Enough for an interviewer; a text of twenty thousand characters may hold thousands of sentences. */
const MOST = 60;
const SHORTEST = 10;
const SHORTEST_EASTERN = 5;
const LONGEST_LEAD_IN = 80;

let model: LineModel | undefined;

/** Reads out what the interviewer is built from: duties, requirements, benefits and the tools they name. */
export function readProfile(
  input: ProfileInput,
): Pick<JobReading, 'duties' | 'requirements' | 'lines' | 'benefits' | 'tools'> {
  const { text } = input;
  model ??= lineModelOf(JSON.parse(readFileSync(new URL('./line-weights.json', import.meta.url), 'utf8')));
  const candidates = lineCandidates(text, input.lines, input.sections);
  const kinds = lineKinds(candidates, model);
  const read = candidates.flatMap(({ segment }, at) => {
    const rest = withoutLabel(text, segment);
    const kind = kinds[at] ?? 'other';
    return isSentence(text, rest)
      ? itemsOf(text, rest).map((item) => ({ segment: item, kind: kindOf(item, kind) }))
      : [];
  });
  // Of several things asked for in one sentence, one may only be welcome.
  function kindOf(item: Segment, kind: LineKind): LineKind {
    return kind === 'must' && hintsOf(text, item).includes('nice') ? 'nice' : kind;
  }
  const of = (...wanted: LineKind[]) =>
    read
      .filter(({ kind }) => wanted.includes(kind))
      .slice(0, MOST)
      .map(({ segment }) => segment);
  const passages = (segments: readonly Segment[]) => segments.map((segment) => input.passage(segment));
  const asked = new Set([...of('duty'), ...of('must', 'nice')]);
  return {
    duties: passages(of('duty')),
    requirements: passages(of('must', 'nice')),
    lines: readJobLines(
      input.lines,
      read.flatMap(({ segment, kind }) =>
        asked.has(segment) && (kind === 'duty' || kind === 'must' || kind === 'nice') ? [{ segment, kind }] : [],
      ),
      input.passage,
    ),
    benefits: passages(of('benefit')),
    tools: findTools(text, [...of('must', 'nice'), ...of('duty'), ...of('other')], input.passage),
  };
}

function isSentence(text: FoldedText, segment: Segment): boolean {
  const content = text.folded.slice(segment.start, segment.end);
  const least = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(content)
    ? SHORTEST_EASTERN
    : SHORTEST;
  return content.length >= least && /\p{L}{3}|\p{Lo}{2}/u.test(content);
}

/** A list written as one sentence has so many parts with a semicolon between them. */
const FEWEST_ITEMS = 3;
const CONJUNCTION = /^(?:and|or|as\s+well\s+as|und|oder|sowie|et|ou|y|o|e|en|of)\s/;

/** The parts of a sentence that is a list with semicolons, each a thing of its own; any other sentence is one part. */
function itemsOf(text: FoldedText, segment: Segment): Segment[] {
  const items: Segment[] = [];
  let start = segment.start;
  let depth = 0;
  const add = (end: number) => {
    const blanks = /^\s*/.exec(text.folded.slice(start, end))?.[0].length ?? 0;
    const joined = CONJUNCTION.exec(text.folded.slice(start + blanks, Math.min(end, start + blanks + 12)))?.[0] ?? '';
    items.push({ ...segment, start: Math.min(end, start + blanks + joined.length), end });
    start = end + 1;
  };
  for (let at = segment.start; at < segment.end; at += 1) {
    const character = text.folded.charAt(at);
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (character === ';' && depth === 0 && at + 1 < segment.end) add(at);
  }
  add(segment.end);
  return items.length >= FEWEST_ITEMS && items.every((item) => isSentence(text, item)) ? items : [segment];
}

/** Without the mark of a list, and without a heading or words that only lead in in the middle of a line. */
function withoutLabel(text: FoldedText, segment: Segment): Segment {
  const mark = LIST_BULLET.exec(text.folded.slice(segment.start, Math.min(segment.end, segment.start + 8)))?.[0] ?? '';
  const start = labelOf(text, segment)?.end ?? leadInEnd(text, segment) ?? segment.start + mark.length;
  return { ...segment, start: Math.min(start, segment.end) };
}

/** Where what "We'd like you to have: …" leads in begins; null where a sentence begins with something of its own. */
function leadInEnd(text: FoldedText, { start, end }: Segment): number | null {
  const found = words().LEADS_IN.exec(text.folded.slice(start, Math.min(end, start + LONGEST_LEAD_IN)));
  return found === null || start + found[0].length >= end ? null : start + found[0].length;
}
