import { foldText } from '../folded-text.ts';
import { withoutInstructions } from '../instructions.ts';
import { type LineCandidate, lineCandidates } from '../line-features.ts';
import { LINE_KINDS, type LineKind } from '../line-kinds.ts';
import { toPlainText } from '../plain-text.ts';
import { findSections } from '../sections.ts';
import { toLines } from '../segments.ts';
import type { MarkedJob } from './line-material.ts';

export type LineExample = { candidate: LineCandidate; kind: LineKind; text: string };

/** What the reader sees of a marked description, sentence by sentence, each with the kind that somebody gave it. */
export function lineExamples({ description, pieces }: MarkedJob): LineExample[] {
  const plain = toPlainText(description);
  const text = foldText(plain.text);
  const { lines } = withoutInstructions(text, toLines(text));
  const candidates = lineCandidates(text, lines, findSections(text, lines, plain.headings));
  const places = placesIn(plain.text, description, pieces);
  return candidates.flatMap((candidate) => {
    const start = text.offsets[candidate.segment.start] ?? 0;
    const end = text.offsets[candidate.segment.end] ?? plain.text.length;
    const shares = new Map<LineKind, number>();
    for (const piece of places) {
      const shared = Math.min(end, piece.end) - Math.max(start, piece.start);
      if (shared > 0) shares.set(piece.kind, (shares.get(piece.kind) ?? 0) + shared);
    }
    const kind = [...LINE_KINDS]
      .filter((one) => shares.has(one))
      .toSorted((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0))[0];
    return kind === undefined ? [] : [{ candidate, kind, text: plain.text.slice(start, end) }];
  });
}

/** Where the marked pieces are in the text as the reader writes it out. */
function placesIn(plain: string, description: string, pieces: MarkedJob['pieces']): MarkedJob['pieces'] {
  let from = 0;
  return pieces.flatMap(({ start, end, kind }) => {
    const words = description.slice(start, end).trim();
    const at = plain.indexOf(words, from);
    if (at < 0) return [];
    from = at + words.length;
    return [{ start: at, end: from, kind }];
  });
}
