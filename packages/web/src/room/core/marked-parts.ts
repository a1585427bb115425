export type MarkedPart = { text: string; isMarked: boolean };

/** A text cut where pieces of it stand, each found once, from the left; what does not stand in it any more marks nothing. */
export function markedParts(text: string, pieces: readonly string[]): MarkedPart[] {
  const spans: { from: number; to: number }[] = [];
  for (const piece of pieces) {
    if (piece.trim() === '') continue;
    let from = text.indexOf(piece);
    while (from >= 0 && spans.some((span) => from < span.to && span.from < from + piece.length))
      from = text.indexOf(piece, from + 1);
    if (from >= 0) spans.push({ from, to: from + piece.length });
  }
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { from, to } of spans.sort((a, b) => a.from - b.from)) {
    if (from > at) parts.push({ text: text.slice(at, from), isMarked: false });
    parts.push({ text: text.slice(from, to), isMarked: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMarked: false });
  return parts;
}
