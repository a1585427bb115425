type Place = { start: number; end: number };
export type MarkedPart<Line> = { from: number; text: string; line: Line | null };

/** A text cut at the places of its lines, in its order. Of places that overlap the first stays; none lies outside. */
export function markedParts<Line extends Place>(text: string, lines: readonly Line[]): MarkedPart<Line>[] {
  const parts: MarkedPart<Line>[] = [];
  let at = 0;
  for (const line of [...lines].sort((a, b) => a.start - b.start)) {
    if (line.start < at || line.end <= line.start || line.end > text.length) continue;
    if (line.start > at) parts.push({ from: at, text: text.slice(at, line.start), line: null });
    parts.push({ from: line.start, text: text.slice(line.start, line.end), line });
    at = line.end;
  }
  if (at < text.length) parts.push({ from: at, text: text.slice(at), line: null });
  return parts;
}
