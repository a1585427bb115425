import type { Segment } from '../formats/pdf/glyph-run.ts';
import { DURATION } from '../lexicon/date-words.ts';
import { sectionOf } from '../lexicon/headings.ts';
import { placeEvidence } from '../lexicon/places.ts';
import { findDates } from '../parse/dates.ts';
import { isSkillLevel } from '../parse/skill-level.ts';
import { fold } from '../text/fold.ts';
import { middle, type Row, rowsOf, textOf } from './rows.ts';
import {
  bandsOf,
  type DateBands,
  dateGroupsOf,
  hasMarginHeadings,
  type MarginHeadings,
  marginOf,
  type Run,
} from './side-notes.ts';

/** Side by side blocks found in a region: what is above, the two columns, what is below. */
export type ColumnSplit = {
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
  /** Where the right column begins. */
  edge: number;
  /** True when the columns run down a good part of the page. */
  tall: boolean;
};

/** Part of the page's height from which side by side blocks count as columns of the page. */
const TALL = 0.3;

type Kind = 'columns' | 'bands' | 'margin' | 'cells';

/** The best place to cut a region into columns, or null when it reads straight down. */
export function findColumns(items: Segment[], pageHeight: number): ColumnSplit | DateBands | MarginHeadings | null {
  let best: { run: Run; score: number; kind: Kind } | null = null;
  for (const edge of leftEdges(items)) {
    for (const whole of runsAt(items, edge)) {
      if (hasMarginHeadings(whole)) {
        const score = scoreOf(whole) * 4;
        if (best === null || score > best.score) best = { run: whole, score, kind: 'margin' };
        continue;
      }
      for (const run of withoutMarginHeadings(whole, pageHeight)) {
        const kind = judge(run, items);
        if (kind === 'cells') continue;
        const score = scoreOf(run);
        if (best === null || score > best.score) best = { run, score, kind };
      }
    }
  }
  if (best === null) return null;
  if (best.kind === 'margin') return marginOf(best.run, items);
  return best.kind === 'bands' ? bandsOf(best.run, items) : splitOf(best.run, items, pageHeight);
}

/**
 * Section headings over a grid or between dated entries end a stretch of rows; in true columns, which carry headings
 * on both sides or run down the page, they do not.
 */
function withoutMarginHeadings(run: Run, pageHeight: number): Run[] {
  const rows = rowsOf(run.left);
  const headings = rows.filter((row) => sectionOf(textOf(row)) !== null);
  if (headings.length === 0) return withoutRightHeadings(run, rows);
  const others = rows.filter((row) => sectionOf(textOf(row)) === null).map(textOf);
  const dated = others.length > 0 && share(others, isDateLabel) >= 0.5;
  const tall = Math.min(extent(run.left), extent(run.right)) > pageHeight * TALL;
  const marks = headings.flatMap((row) => row.items);
  const flushRight = run.right.filter((item) => item.x0 < run.edge + 3);
  const rightHeadings =
    flushRight.some((item) => headsLike(item, marks, run.right)) || hasOwnHeadings(flushRight, run.right);
  const cards = hasPeriodsSideBySide(rows, rowsOf(run.right)) && !rightHeadings;
  if (!dated && !cards && (tall || rightHeadings)) return [run];
  return partsBetween(
    run,
    headings.map((row) => row.y),
  );
}

/** Next to a narrow column of periods that break over lines, the headings are over the entries. */
function withoutRightHeadings(run: Run, left: Row[]): Run[] {
  const periods = left.filter(
    (row, i) => /[-–—]$/.test(textOf(row)) && isDateLabel(textOf(row)) && left[i + 1] !== undefined,
  );
  const headings = rowsOf(run.right).filter(
    (row) => (row.items[0]?.x0 ?? 0) < run.edge + 3 && sectionOf(textOf(row)) !== null,
  );
  if (periods.length < 2 || headings.length === 0) return [run];
  return partsBetween(
    run,
    headings.map((row) => row.y),
  );
}

function partsBetween(run: Run, headings: number[]): Run[] {
  const cuts = [Number.NEGATIVE_INFINITY, ...headings, Number.POSITIVE_INFINITY];
  const parts: Run[] = [];
  for (let i = 1; i < cuts.length; i += 1) {
    const from = cuts[i - 1] ?? 0;
    const to = cuts[i] ?? 0;
    const inside = (item: Segment): boolean => item.y > from + 2 && item.y < to - 2;
    const left = run.left.filter(inside);
    const right = run.right.filter(inside);
    if (left.length === 0 || right.length === 0) continue;
    const ys = [...left, ...right].map((item) => item.y);
    parts.push({ left, right, top: Math.min(...ys), bottom: Math.max(...ys), edge: run.edge });
  }
  return parts;
}

/** The other column has headings of its own, set apart from its text by size or font and alike among themselves. */
function hasOwnHeadings(flush: Segment[], column: Segment[]): boolean {
  const lookOf = (item: Segment): string => `${item.font}|${item.size.toFixed(1)}|${item.colour}`;
  const letters = new Map<string, number>();
  for (const item of column) letters.set(lookOf(item), (letters.get(lookOf(item)) ?? 0) + item.text.length);
  const body = [...letters].sort((a, b) => b[1] - a[1])[0]?.[0];
  const headings = flush.filter((item) => sectionOf(item.text) !== null && lookOf(item) !== body);
  return headings.some((item) => headings.filter((other) => lookOf(other) === lookOf(item)).length >= 2);
}

/** A heading of the other column: it looks like the headings here, and no level of a skill is under it. */
function headsLike(item: Segment, marks: Segment[], column: Segment[]): boolean {
  if (sectionOf(item.text) === null) return false;
  const alike = marks.some(
    (mark) => mark.font === item.font && mark.colour === item.colour && Math.abs(mark.size - item.size) < 0.5,
  );
  if (!alike) return false;
  const under = column.find((other) => other.y > item.y + 2 && other.y < item.y + item.size * 2.4);
  return under === undefined || !isSkillLevel(under.text);
}

function scoreOf(run: Run): number {
  const gutter = run.edge - Math.max(...run.left.map((item) => item.x1));
  const rows = Math.min(rowsOf(run.left).length, rowsOf(run.right).length);
  const height = Math.min(extent(run.left), extent(run.right));
  return (height + 12) * (1 + Math.min(rows, 12)) * (1 + Math.min(Math.max(gutter, 0), 30) / 60);
}

function extent(items: Segment[]): number {
  return Math.max(...items.map((item) => item.y)) - Math.min(...items.map((item) => item.y));
}

/** Left edges that several lines share, without the region's own left edge. */
function leftEdges(items: Segment[]): number[] {
  const xs = items.map((item) => item.x0).sort((a, b) => a - b);
  const leftmost = xs[0] ?? 0;
  const edges: number[] = [];
  let start = 0;
  for (let i = 1; i <= xs.length; i += 1) {
    const x = xs[i];
    const first = xs[start] ?? 0;
    if (x !== undefined && x - first < 2.5) continue;
    if (i - start >= 2 && first > leftmost + 20) edges.push(first);
    start = i;
  }
  // Two headings on one line are over two columns.
  for (const item of items) {
    if (item.x0 < leftmost + 20 || sectionOf(item.text) === null) continue;
    const adjacent = items.some(
      (other) => other.x1 < item.x0 && Math.abs(other.y - item.y) < 2 && sectionOf(other.text) !== null,
    );
    if (adjacent && !edges.some((edge) => Math.abs(edge - item.x0) < 3)) edges.push(item.x0);
  }
  return edges;
}

/** Stretches of the region, from top to bottom, in which nothing crosses the edge and both sides hold text. */
function runsAt(items: Segment[], edge: number): Run[] {
  const sorted = [...items].sort((a, b) => a.y - b.y);
  const centred = centredHeadings(items);
  const runs: Run[] = [];
  let left: Segment[] = [];
  let right: Segment[] = [];
  let lastCrossing = Number.NEGATIVE_INFINITY;
  const flush = (): void => {
    const l = left.filter((item) => item.y > lastCrossing + 2);
    const r = right.filter((item) => item.y > lastCrossing + 2);
    if (l.length > 0 && r.length > 0) {
      const ys = [...l, ...r].map((item) => item.y);
      runs.push({ left: l, right: r, top: Math.min(...ys), bottom: Math.max(...ys), edge });
    }
    left = [];
    right = [];
  };
  for (const item of sorted) {
    if (item.x0 >= edge - 1 && !centred.has(item)) right.push(item);
    else if (item.x1 <= edge - 1.5 && !centred.has(item)) left.push(item);
    else {
      // What is on the crossing line itself belongs to that line.
      left = left.filter((other) => other.y < item.y - 2);
      right = right.filter((other) => other.y < item.y - 2);
      flush();
      lastCrossing = item.y;
    }
  }
  flush();
  return runs;
}

/** Headings set in the middle of the region part it, wherever the edge lies. */
function centredHeadings(items: Segment[]): Set<Segment> {
  const x0 = Math.min(...items.map((item) => item.x0));
  const x1 = Math.max(...items.map((item) => item.x1));
  const centre = (x0 + x1) / 2;
  return new Set(
    items.filter(
      (item) =>
        Math.abs((item.x0 + item.x1) / 2 - centre) < (x1 - x0) * 0.04 &&
        sectionOf(item.text) !== null &&
        !items.some((other) => other !== item && Math.abs(other.y - item.y) < item.size * 0.5) &&
        items.filter((other) => Math.abs(other.x0 - item.x0) < 2).length < 3,
    ),
  );
}

function judge(run: Run, region: Segment[]): 'columns' | 'bands' | 'cells' {
  const left = rowsOf(run.left);
  const right = rowsOf(run.right);
  if (right.length < 2 || left.length < 1) return 'cells';
  const starts = right.map((row) => row.items[0]?.x0 ?? 0);
  const flush = starts.filter((x) => x < run.edge + 3).length;
  const headed = right.some((row) => (row.items[0]?.x0 ?? 0) < run.edge + 3 && sectionOf(textOf(row)) !== null);
  if (flush < 2 && !headed) return 'cells';
  if (left.length >= 2 && hasPeriodsSideBySide(left, right)) return 'columns';
  if (flush < right.length * 0.3 && !headed && (right.length < 10 || flushRight(right) > 0.5)) return 'cells';
  const size = middle(run.right.map((item) => item.size));
  const groups = dateGroupsOf(left, size).map((group) => group.map(textOf).join(' '));
  // Nothing but periods, and some of them break over lines.
  const broken = left.filter((row) => /[-–—]$/.test(textOf(row))).length;
  if (broken >= 1 && groups.length < left.length && share(groups, isDateLabel) >= 0.8) return 'bands';
  if (beginsWithDatesOfLeft(left, right, run.edge, size)) return 'cells';
  const rightText = right.map(textOf);
  const rightHeadings = rightText.filter((text) => sectionOf(text) !== null).length;
  // What has headings of its own is no last column of dated rows, whatever is next to it.
  if (rightHeadings < 2 && (datedNeighbours(left, right) > 0.6 || isLastColumnOfDated(left, right))) return 'cells';
  const aligned = (rows: Row[], others: Row[]): number =>
    rows.filter((row) => others.some((other) => Math.abs(other.y - row.y) < size * 0.3)).length / rows.length;
  const leftAligned = aligned(left, right);
  const rightAligned = aligned(right, left);
  const leftText = left.map(textOf);
  const leftHeadings = leftText.filter((text) => sectionOf(text) !== null).length;
  if (share(groups, isDateLabel) >= 0.6) {
    // On the base line of the last line no date is at half height of its entry: it begins the last one.
    const [lastDate, lastLine] = [left[left.length - 1]?.y ?? 0, right[right.length - 1]?.y ?? 0];
    if (groups.length === left.length && Math.abs(lastDate - lastLine) < size * 0.3) return 'cells';
    // A date next to the first line of its entry is read with that line; one at half height, or one that breaks over
    // two lines, stands for the whole entry.
    return (left[0]?.y ?? 0) - (right[0]?.y ?? 0) > size * 0.5 || groups.length < left.length ? 'bands' : 'cells';
  }
  if (share(rightText, isDateLabel) >= 0.5 && rightAligned >= 0.6 && rightHeadings === 0) return 'cells';
  // Dates, places and lengths of time that be next to what they belong to.
  if (share(rightText, isDateLabel) >= 0.2 && share(rightText, isAside) >= 0.75 && rightHeadings === 0) return 'cells';
  if (left.length < 2) return 'cells';
  const regionWidth = Math.max(...region.map((item) => item.x1)) - Math.min(...region.map((item) => item.x0));
  const leftWidth = Math.max(...run.left.map((item) => item.x1)) - Math.min(...run.left.map((item) => item.x0));
  if (leftHeadings >= left.length * 0.6 && leftAligned >= 0.6) return 'cells';
  // Headings centred in the last column of a table are no column of their own; `以上` closes such a table.
  if (rightHeadings + rightText.filter((text) => text === '以上').length >= right.length * 0.7) return 'cells';
  const longer = rightText.join('').length > leftText.join('').length * 1.6;
  if (leftWidth < regionWidth * 0.34 && leftAligned >= 0.85 && leftHeadings === 0 && longer && rightHeadings < 2)
    return 'cells';
  // Every line of the right side answers one on the left, entry by entry: a table of rows, when dates part the entries.
  if (rightAligned > 0.9 && right.length < left.length * 0.5 && rightHeadings === 0 && !blocky(right, size))
    return 'cells';
  const gutter = run.edge - Math.max(...run.left.map((item) => item.x1));
  return gutter >= 4 || (gutter >= 1 && right.length > 6) ? 'columns' : 'cells';
}

/** Cards: two periods on one line are those of two entries that are side by side. */
function hasPeriodsSideBySide(left: Row[], right: Row[]): boolean {
  const isPeriod = (row: Row): boolean =>
    row.items.length === 1 && isDateLabel(textOf(row)) && findDates(textOf(row))[0]?.kind !== 'single';
  return left.some((row) => isPeriod(row) && right.some((other) => Math.abs(other.y - row.y) < 2.5 && isPeriod(other)));
}

/** The share of rows that end at the column's right edge and do not begin at its left one. */
function flushRight(rows: Row[]): number {
  const ends = rows.map((row) => row.items[row.items.length - 1]?.x1 ?? 0);
  const edge = Math.max(...ends);
  return ends.filter((x) => x > edge - 2).length / rows.length;
}

/** How many of the lines that have a left neighbour on their base line have a date there; 0 when few have any. */
function datedNeighbours(left: Row[], right: Row[]): number {
  let neighbours = 0;
  let dates = 0;
  for (const row of right) {
    const adjacent = left.find((other) => Math.abs(other.y - row.y) < 2.5);
    const last = adjacent?.items[adjacent.items.length - 1];
    if (last === undefined) continue;
    neighbours += 1;
    if (isDateLabel(last.text)) dates += 1;
  }
  const leftDates = left.filter((row) => isDateLabel(row.items[row.items.length - 1]?.text ?? '')).length;
  return dates >= 2 && dates >= leftDates * 0.7 ? dates / Math.min(neighbours, left.length, dates * 1.6) : 0;
}

/** `period | employer | post`, `year | month | …`: what is next to the right side on its base lines are dated rows. */
function isLastColumnOfDated(left: Row[], right: Row[]): boolean {
  const adjacent = right.flatMap((row) => left.filter((other) => Math.abs(other.y - row.y) < 2.5));
  const dated = adjacent.filter(
    (row) =>
      row.items.length > 1 &&
      (row.items.some((item) => isDateLabel(item.text)) || /^(?:19|20)\d\d \d{1,2}$/.test(textOf(row))),
  );
  return dated.length >= 2 && dated.length >= adjacent.length * 0.5 && dated.length >= right.length * 0.3;
}

/**
 * The edge is that of dates flush right in the left column, each on the base line of what it belongs to; the other
 * column begins behind them.
 */
function beginsWithDatesOfLeft(left: Row[], right: Row[], edge: number, size: number): boolean {
  const firsts = right.flatMap((row) =>
    row.items[0] !== undefined && row.items[0].x0 < edge + 3 ? [row.items[0]] : [],
  );
  const dates = firsts.filter((item) => isDateLabel(item.text));
  if (dates.length < 2 || dates.length < firsts.length * 0.6) return false;
  const end = Math.max(...dates.map((item) => item.x1));
  const flush = dates.filter((item) => item.x1 > end - 2).length;
  const adjacent = dates.filter((item) => left.some((row) => Math.abs(row.y - item.y) < size * 0.3)).length;
  const others = right.filter((row) => row.items.some((item) => item.x0 > end + size * 0.5)).length;
  return Math.min(flush, adjacent) >= dates.length * 0.8 && others >= 2;
}

/** Lines that follow each other closely, as lines of a paragraph or list do. */
function blocky(rows: Row[], size: number): boolean {
  let close = 0;
  for (let i = 1; i < rows.length; i += 1) {
    if ((rows[i]?.y ?? 0) - (rows[i - 1]?.y ?? 0) < size * 2.2) close += 1;
  }
  return close >= rows.length * 0.5;
}

function isDateLabel(text: string): boolean {
  if (text.length > 40) return false;
  const hit = findDates(text)[0];
  return hit !== undefined && text.length - (hit.end - hit.start) < 14;
}

function isAside(text: string): boolean {
  return (
    isDateLabel(text) ||
    (text.length < 32 && (placeEvidence(text).score >= 1 || fold(text).replace(DURATION, '').trim() === ''))
  );
}

function share(texts: string[], test: (text: string) => boolean): number {
  return texts.filter(test).length / Math.max(1, texts.length);
}

function splitOf(run: Run, items: Segment[], pageHeight: number): ColumnSplit {
  const tall = Math.min(extent(run.left), extent(run.right)) > pageHeight * TALL;
  let top = run.top;
  let bottom = run.bottom;
  if (tall) {
    // What is over the first line at the column's edge belongs to the head of the page.
    const first = run.right.filter((item) => item.x0 < run.edge + 3).map((item) => item.y);
    top = Math.min(...first) - 4;
  } else {
    const size = middle(run.right.map((item) => item.size));
    top =
      Math.max(Math.min(...run.right.map((item) => item.y)), Math.min(...run.left.map((item) => item.y))) - size * 0.6;
    bottom = endOfGrid(run, size);
  }
  const inside = new Set([...run.left, ...run.right].filter((item) => item.y >= top && item.y <= bottom));
  return {
    above: items.filter((item) => !inside.has(item) && item.y < top + 0.01 + (bottom - top) / 2 && item.y <= bottom),
    left: run.left.filter((item) => inside.has(item)),
    right: run.right.filter((item) => inside.has(item)),
    below: items.filter((item) => !inside.has(item) && !(item.y < top + 0.01 + (bottom - top) / 2 && item.y <= bottom)),
    edge: run.edge,
    tall,
  };
}

/** Last base line of a small grid: the longer column may run on, as long as its lines follow closely. */
function endOfGrid(run: Run, size: number): number {
  let bottom =
    Math.min(Math.max(...run.left.map((item) => item.y)), Math.max(...run.right.map((item) => item.y))) + size * 0.6;
  const rest = [...run.left, ...run.right].filter((item) => item.y > bottom).sort((a, b) => a.y - b.y);
  let last = bottom - size * 0.6;
  for (const item of rest) {
    if (item.y - last > size * 2 || sectionOf(item.text) !== null || item.size > size * 1.15) break;
    last = item.y;
    bottom = item.y + size * 0.3;
  }
  return bottom;
}
