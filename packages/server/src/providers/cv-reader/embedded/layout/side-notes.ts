import type { Segment } from '../formats/pdf/glyph-run.ts';
import { sectionOf } from '../lexicon/headings.ts';
import { findDates } from '../parse/dates.ts';
import { middle, type Row, rowsOf, textOf } from './rows.ts';

/** Two sides of a stretch of a page, parted where the right side begins. */
export type Run = { left: Segment[]; right: Segment[]; top: number; bottom: number; edge: number };

/** Dates are in a column of their own, not on the base lines of what they date. */
export type DateBands = { above: Segment[]; dates: Segment[]; entries: Segment[]; below: Segment[] };

/** Section headings in a margin column, each with what is next to it. */
export type MarginHeadings = { above: Segment[]; parts: { heading: Segment[]; content: Segment[] }[] };

/** The dates of a narrow column, each put together from its lines; a period that is whole ends its group. */
export function dateGroupsOf(rows: Row[], size: number): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups[groups.length - 1];
    const last = group?.[group.length - 1];
    if (
      group !== undefined &&
      last !== undefined &&
      row.y - last.y < size * 1.6 &&
      !(isWholePeriod(group) && findDates(textOf(row)).length > 0)
    ) {
      group.push(row);
    } else groups.push([row]);
  }
  return groups;
}

function isWholePeriod(group: Row[]): boolean {
  const text = group.map(textOf).join(' ');
  return !/[-–—]\s*$/.test(text) && findDates(text).some((hit) => hit.kind !== 'single');
}

/** A left column of nothing but section headings, each on the first line of its section. */
export function hasMarginHeadings(run: Run): boolean {
  const rows = rowsOf(run.left);
  if (rows.length < 2) return false;
  const headings = rows.filter((row) => sectionOf(textOf(row)) !== null);
  if (headings.length < 2 || headings.length < rows.length * 0.6) return false;
  const right = rowsOf(run.right);
  if (right.length < rows.length) return false;
  const adjacent = headings.filter((row) => right.some((other) => Math.abs(other.y - row.y) < 6));
  return adjacent.length >= headings.length * 0.7;
}

/** The parts of such a page, heading by heading. */
export function marginOf(run: Run, items: Segment[]): MarginHeadings {
  const rows = rowsOf(run.left);
  const inside = new Set<Segment>([...run.left, ...run.right]);
  const bottom = Math.max(...[...inside].map((item) => item.y));
  const parts = rows.map((row, i) => {
    const from = row.y - 6;
    const to = (rows[i + 1]?.y ?? Number.POSITIVE_INFINITY) - 6;
    const content = run.right.filter((item) => item.y >= from && item.y < to);
    // What crosses the edge under the last heading still belongs to it.
    const crossing = items.filter((item) => !inside.has(item) && item.y > bottom && i === rows.length - 1);
    return { heading: row.items, content: [...content, ...crossing] };
  });
  const first = (rows[0]?.y ?? 0) - 6;
  const kept = new Set(parts.flatMap((part) => [...part.heading, ...part.content]));
  const above = items.filter((item) => !kept.has(item) && item.y < first);
  const missed = items.filter((item) => !kept.has(item) && item.y >= first);
  return { above, parts: missed.length > 0 ? [...parts, { heading: [], content: missed }] : parts };
}

/** Dates and entries of a stretch, cut out of the region. */
export function bandsOf(run: Run, items: Segment[]): DateBands {
  const size = middle(run.right.map((item) => item.size));
  const top = Math.min(...run.left.map((item) => item.y));
  const bottom = Math.max(...run.left.map((item) => item.y));
  // The first entry begins above its date, the last one ends below.
  const right = [...run.right].sort((a, b) => a.y - b.y);
  let first = right.findIndex((item) => item.y >= top - size * 0.5);
  if (first < 0) first = right.length - 1;
  while (first > 0 && closeAbove(right, first, size)) first -= 1;
  let last = right.length - 1;
  while (last > 0 && (right[last]?.y ?? 0) > bottom + size * 0.5) last -= 1;
  while (last < right.length - 1 && closeAbove(right, last + 1, size)) last += 1;
  const inside = new Set<Segment>([...run.left, ...right.slice(first, last + 1)]);
  const from = Math.min(...[...inside].map((item) => item.y));
  const to = Math.max(...[...inside].map((item) => item.y));
  return {
    above: items.filter((item) => !inside.has(item) && item.y < (from + to) / 2),
    dates: run.left,
    entries: right.slice(first, last + 1),
    below: items.filter((item) => !inside.has(item) && item.y >= (from + to) / 2),
  };
}

function closeAbove(sorted: Segment[], index: number, size: number): boolean {
  const here = sorted[index];
  const before = sorted[index - 1];
  if (here === undefined || before === undefined) return false;
  return here.y - before.y < size * 1.75 && sectionOf(here.text) === null && sectionOf(before.text) === null;
}
