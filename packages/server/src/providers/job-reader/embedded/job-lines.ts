import type { JobLine } from '../port.ts';
import type { FoldedText } from './folded-text.ts';
import type { Sections } from './sections.ts';
import type { Line, Segment } from './segments.ts';

/** A longer line is a paragraph: its sentences are lines of their own. */
const LONGEST = 300;
/** Words in front of a colon that name what follows. */
const HEAD = /^([^:：\n]{2,60})[:：]\s*\S/u;

/** What would be good and is not asked for, in a heading or in the line itself, on folded text. */
const NICE =
  /\b(?:nice[- ]to[- ]have|bonus(?: points)?|(?:big |huge |real |a )plus|preferred|preferably|desirable|(?:an? )?advantage\w*|ideally|welcome|von vorteil|wunschenswert|idealerweise|gern gesehen|gerne? auch|un atout|apprecie\w*|souhaite\w*|idealement|valorable|se valora\w*|deseable\w*|un plus|gradit\w*|preferibil\w*|desejavel|diferencial|mooi meegenomen|een pre|bij voorkeur|wenselijk|diutamakan|nilai tambah|lebih disukai|uu tien|loi the)\b|歓迎|尚可|우대|优先|優先|加分/;

type KeptSegment = { segment: Segment; kind: 'duties' | 'requirements' };

/**
 * The lines of a description that say what is done and what is asked for, each whole and with its head: "Profile and tune:
 * slow queries, lock contention" is one line whose head is "Profile and tune".
 */
export function readJobLines(
  text: FoldedText,
  lines: readonly Line[],
  sections: Sections,
  kept: readonly KeptSegment[],
  passage: (segment: Segment) => { text: string; start: number; end: number },
): JobLine[] {
  const headingOf = headingsAbove(text, lines, sections);
  const byLine = Map.groupBy(kept, ({ segment }) => segment.line);
  return [...byLine]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([index, parts]) => {
      const line = lines[index];
      if (line === undefined) return [];
      const sorted = parts.toSorted((a, b) => a.segment.start - b.segment.start);
      const [first] = sorted;
      const isWhole = line.end - line.start <= LONGEST && sorted.every(({ kind }) => kind === first?.kind);
      const spans =
        isWhole && first !== undefined ? [{ ...first, segment: { ...first.segment, end: line.end } }] : sorted;
      return spans.map(({ segment, kind }): JobLine => {
        const found = passage(segment);
        const trimmed = { ...found, text: found.text.trimEnd() };
        const nice = NICE.test(text.folded.slice(segment.start, segment.end)) || NICE.test(headingOf[index] ?? '');
        return {
          kind: kind === 'duties' ? 'duty' : nice ? 'nice' : 'must',
          head: HEAD.exec(trimmed.text)?.[1]?.trim() ?? null,
          text: trimmed.text,
          start: trimmed.start,
          end: trimmed.start + trimmed.text.length,
        };
      });
    });
}

function headingsAbove(text: FoldedText, lines: readonly Line[], { headings }: Sections): string[] {
  let heading = '';
  return lines.map(({ start, end }, index) => {
    if (headings.has(index)) heading = text.folded.slice(start, end);
    return heading;
  });
}
