export type TextPart = { text: string; start: number; quoted: boolean };

/** Cuts a turn's text at the edges of its quotes; quotes that overlap become one. */
export function quotedParts(text: string, quotes: readonly { start: number; end: number }[]): TextPart[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...quotes].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  const parts: TextPart[] = [];
  let at = 0;
  const add = (start: number, end: number, quoted: boolean): void => {
    if (end > start) parts.push({ text: text.slice(start, end), start, quoted });
  };
  for (const { start, end } of merged) {
    add(at, start, false);
    add(start, end, true);
    at = end;
  }
  add(at, text.length, false);
  return parts;
}
