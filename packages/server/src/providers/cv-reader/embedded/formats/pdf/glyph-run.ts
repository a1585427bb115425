/** A run of visible text on one baseline, in points from the page's top left corner. */
export type Segment = {
  text: string;
  x0: number;
  x1: number;
  /** Baseline. */
  y: number;
  size: number;
  /** Whether most of it is bold. */
  bold: boolean;
  /** Whether its first letter is bold. */
  boldStart: boolean;
  italic: boolean;
  colour: string;
  font: string;
  page: number;
  styleBreaks: number[];
};

export type Box = { x0: number; y0: number; x1: number; y1: number };

/** One painted glyph, in page space. */
export type Glyph = {
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
  /** Width in glyph units. */
  advance: number;
  space: boolean;
  bold: boolean;
  italic: boolean;
  colour: string;
  font: string;
  /** Set for glyphs of icon fonts: they part words but are no letters. */
  icon: boolean;
  /** Radians; only upright text is laid out. */
  turned: boolean;
};

/** Puts glyphs together to segments: a jump off the baseline or a wide gap in painting order starts a new one. */
export function segmentsOf(glyphs: Glyph[], page: number, shapes: Box[] = []): Segment[] {
  const runs: Glyph[][] = [];
  const bullets: Segment[] = [];
  let run: Glyph[] = [];
  const icons = new Map<string, number>();
  for (const glyph of glyphs) {
    if (glyph.icon) icons.set(iconKey(glyph), (icons.get(iconKey(glyph)) ?? 0) + 1);
  }
  const flush = (): void => {
    if (run.some((glyph) => !glyph.space)) runs.push(run);
    run = [];
  };
  for (const glyph of glyphs) {
    if (glyph.turned) continue;
    const last = run[run.length - 1];
    if (last !== undefined && (!continues(last, glyph) || leapsOver(run, glyph))) flush();
    if (glyph.icon) {
      flush();
      // The same icon again and again marks the items of lists.
      if ((icons.get(iconKey(glyph)) ?? 0) >= 3) bullets.push({ ...plain(glyph, page), text: '•' });
      continue;
    }
    run.push(glyph);
  }
  flush();
  const segments = insertLatePaint(runs)
    .map((part) => segmentOf(part, page))
    .filter((segment) => segment !== null);
  return [...segments, ...bullets.filter((bullet) => leadsLine(bullet, segments)), ...drawnBullets(segments, shapes)];
}

/** A page with more small shapes than that is a drawing. */
const MAX_SHAPES = 600;

/** Discs and squares that browsers draw before the items of a list. */
function drawnBullets(segments: Segment[], shapes: Box[]): Segment[] {
  const found: Segment[] = [];
  for (const shape of shapes.slice(0, MAX_SHAPES)) {
    const width = shape.x1 - shape.x0;
    if (width < 1.5 || width > 6 || Math.abs(width - (shape.y1 - shape.y0)) > 0.7) continue;
    const middle = (shape.y0 + shape.y1) / 2;
    const first = segments.find(
      (other) =>
        other.x0 >= shape.x1 &&
        other.x0 - shape.x1 < other.size * 1.2 &&
        middle < other.y &&
        middle > other.y - other.size * 0.7 &&
        width > other.size * 0.2 &&
        width < other.size * 0.45,
    );
    if (first === undefined) continue;
    const bullet = { ...first, text: '•', x0: shape.x0, x1: shape.x1, styleBreaks: [] };
    if (leadsLine(bullet, segments)) found.push(bullet);
  }
  return found;
}

/** True when text follows the icon closely and none is close before it. */
function leadsLine(bullet: Segment, segments: Segment[]): boolean {
  const reach = bullet.size * 3;
  const adjacent = segments.filter((other) => Math.abs(other.y - bullet.y) < bullet.size * 0.5);
  return (
    adjacent.some((other) => other.x0 >= bullet.x1 - 1 && other.x0 < bullet.x1 + reach) &&
    !adjacent.some((other) => other.x1 <= bullet.x0 + 1 && other.x1 > bullet.x0 - reach)
  );
}

/**
 * Some programs paint letters that come from another font after the rest of the line. A run that lies in the gaps of
 * another run on its baseline, or touches its end, is put into it.
 */
function insertLatePaint(runs: Glyph[][]): Glyph[][] {
  const lines = new Map<number, Glyph[][]>();
  for (const run of runs) {
    const key = Math.round((run[0]?.y ?? 0) * 2);
    const line = lines.get(key);
    if (line === undefined) lines.set(key, [run]);
    else line.push(run);
  }
  const merged: Glyph[][] = [];
  for (const line of lines.values()) {
    if (line.length === 1 || line.length > 300) {
      merged.push(...line);
      continue;
    }
    const kept: Glyph[][] = [];
    for (const run of line) {
      const host = kept.find((other) => fitsInto(run, other));
      if (host === undefined) kept.push(run);
      else {
        host.push(...run.filter((glyph) => !glyph.space));
        host.sort((a, b) => a.x0 - b.x0);
      }
    }
    merged.push(...kept);
  }
  return merged;
}

function fitsInto(run: Glyph[], host: Glyph[]): boolean {
  const first = run[0];
  const last = run[run.length - 1];
  const start = host[0];
  const end = host[host.length - 1];
  if (first === undefined || last === undefined || start === undefined || end === undefined) return false;
  const touch = first.size * 0.12;
  if (Math.abs(first.size - start.size) > first.size * 0.25) return false;
  if (first.x0 > end.x1 + touch || last.x1 < start.x0 - touch) return false;
  return !run.some(
    (glyph) =>
      !glyph.space &&
      host.some((other) => !other.space && other.x0 < glyph.x1 - touch * 1.5 && other.x1 > glyph.x0 + touch * 1.5),
  );
}

function iconKey(glyph: Glyph): string {
  return `${glyph.font}|${glyph.text}|${glyph.advance}`;
}

function plain(glyph: Glyph, page: number): Segment {
  const { text, x0, x1, y, size, bold, italic, colour, font } = glyph;
  return { text, x0, x1, y, size, bold, boldStart: bold, italic, colour, font, page, styleBreaks: [] };
}

function continues(last: Glyph, next: Glyph): boolean {
  const size = Math.max(last.size, next.size);
  if (Math.abs(next.y - last.y) > size * 0.35) return false;
  if (Math.max(last.size, next.size) > Math.min(last.size, next.size) * 1.9) return false;
  const gap = next.x0 - last.x1;
  return gap > -size * 0.6 && gap < size * 1.2;
}

/** A leap wider than any space between words, although a space is painted somewhere in it. */
function leapsOver(run: Glyph[], next: Glyph): boolean {
  const last = run[run.length - 1];
  if (next.space || last?.space !== true) return false;
  const seen = run.findLast((glyph) => !glyph.space);
  return seen !== undefined && next.x0 - seen.x1 > Math.max(seen.size, next.size) * 1.5;
}

function segmentOf(run: Glyph[], page: number): Segment | null {
  let from = 0;
  let to = run.length;
  while (from < to && run[from]?.space === true) from += 1;
  while (to > from && run[to - 1]?.space === true) to -= 1;
  const glyphs = run.slice(from, to);
  const first = glyphs[0];
  if (first === undefined) return null;
  const tracking = trackingOf(glyphs);
  let text = '';
  const styleBreaks: number[] = [];
  let previous: Glyph | null = null;
  let sizeSum = 0;
  let letters = 0;
  let bold = 0;
  let italic = 0;
  for (const glyph of glyphs) {
    if (previous !== null) {
      const gap = glyph.x0 - previous.x1 - tracking;
      if (!glyph.space && !previous.space && gap > Math.max(glyph.size, previous.size) * 0.17 && !text.endsWith(' '))
        text += ' ';
      if (styleChanges(previous, glyph) && !glyph.space) styleBreaks.push(text.length);
    }
    if (glyph.space) {
      if (!text.endsWith(' ')) text += ' ';
    } else {
      text += glyph.text;
      letters += 1;
      sizeSum += glyph.size;
      if (glyph.bold) bold += 1;
      if (glyph.italic) italic += 1;
    }
    if (!glyph.space) previous = glyph;
    else if (previous !== null) previous = widened(previous, glyph.x1);
  }
  if (letters === 0 || text.trim() === '') return null;
  const last = glyphs[glyphs.length - 1] ?? first;
  return {
    text,
    x0: first.x0,
    x1: last.x1,
    y: first.y,
    size: sizeSum / letters,
    bold: bold > letters / 2,
    boldStart: first.bold,
    italic: italic > letters / 2,
    colour: first.colour,
    font: first.font,
    page,
    styleBreaks,
  };
}

/** The glyph with the space after it. */
function widened(glyph: Glyph, x1: number): Glyph {
  return { ...glyph, x1: Math.max(glyph.x1, x1), space: true };
}

function styleChanges(a: Glyph, b: Glyph): boolean {
  return a.bold !== b.bold || a.italic !== b.italic || Math.abs(a.size - b.size) > 0.6 || a.colour !== b.colour;
}

/** Letter spacing: when nearly every gap is wide and alike, the usual gap is not a space between words. */
function trackingOf(glyphs: Glyph[]): number {
  if (glyphs.length < 5) return 0;
  const gaps: number[] = [];
  for (let i = 1; i < glyphs.length; i += 1) {
    const a = glyphs[i - 1];
    const b = glyphs[i];
    if (a === undefined || b === undefined || a.space || b.space) continue;
    gaps.push((b.x0 - a.x1) / b.size);
  }
  if (gaps.length < 4) return 0;
  gaps.sort((a, b) => a - b);
  const low = gaps[Math.floor(gaps.length * 0.1)] ?? 0;
  const middle = gaps[Math.floor(gaps.length * 0.5)] ?? 0;
  const size = glyphs[0]?.size ?? 0;
  return low > 0.06 && middle > 0.08 ? middle * size : 0;
}
