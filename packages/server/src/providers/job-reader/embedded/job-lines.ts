import type { JobLine } from '../port.ts';
import type { Line, Segment } from './segments.ts';

/** A longer line is a paragraph: its sentences are lines of their own. */
const LONGEST = 300;
/** So is one of several sentences that is longer than this. */
const LONGEST_OF_SENTENCES = 140;
/** A shorter piece of a line is no sentence of another kind. */
const SHORTEST = 10;
/** Words in front of a colon that name what follows. */
const HEAD = /^([^:：\n]{2,60})[:：]\s*\S/u;

type KeptSegment = { segment: Segment; kind: JobLine['kind'] };

/**
 * The lines of a description that say what is done and what is asked for, each whole and with its head: "Profile and tune:
 * slow queries, lock contention" is one line whose head is "Profile and tune".
 */
export function readJobLines(
  lines: readonly Line[],
  kept: readonly KeptSegment[],
  passage: (segment: Segment) => { text: string; start: number; end: number },
): JobLine[] {
  const byLine = Map.groupBy(kept, ({ segment }) => segment.line);
  return [...byLine]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([index, parts]) => {
      const line = lines[index];
      if (line === undefined) return [];
      const sorted = parts.toSorted((a, b) => a.segment.start - b.segment.start);
      const [first] = sorted;
      const sentences = line.segments.filter((one) => one.end - one.start >= SHORTEST).length;
      const isWhole =
        // Where a sentence is a list, each of its items is a line.
        sorted.length <= line.segments.length &&
        line.end - line.start <= (sentences > 1 ? LONGEST_OF_SENTENCES : LONGEST) &&
        sorted.every(({ kind }) => kind === first?.kind) &&
        line.segments.every(
          (one) => one.end - one.start < SHORTEST || sorted.some((part) => part.segment.end === one.end),
        );
      const spans =
        isWhole && first !== undefined ? [{ ...first, segment: { ...first.segment, end: line.end } }] : sorted;
      return spans.map(({ segment, kind }): JobLine => {
        const found = passage(segment);
        const trimmed = { ...found, text: found.text.trimEnd() };
        return {
          kind,
          head: HEAD.exec(trimmed.text)?.[1]?.trim() ?? null,
          text: trimmed.text,
          start: trimmed.start,
          end: trimmed.start + trimmed.text.length,
        };
      });
    });
}
