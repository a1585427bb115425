import { readFileSync } from 'node:fs';
import type { JobReading, Passage } from '../port.ts';
import type { FoldedText } from './folded-text.ts';
import { readJobLines } from './job-lines.ts';
import { LIST_BULLET, labelOf, lineCandidates } from './line-features.ts';
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
    return isSentence(text, rest) ? [{ segment: rest, kind: kinds[at] ?? 'other' }] : [];
  });
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

/** Without the mark of a list, and without a heading in the middle of a line. */
function withoutLabel(text: FoldedText, segment: Segment): Segment {
  const mark = LIST_BULLET.exec(text.folded.slice(segment.start, Math.min(segment.end, segment.start + 8)))?.[0] ?? '';
  const start = labelOf(text, segment)?.end ?? segment.start + mark.length;
  return { ...segment, start: Math.min(start, segment.end) };
}
