import type { Box, Segment } from '../formats/pdf/glyph-run.ts';
import { sectionOf } from '../lexicon/headings.ts';
import { rowsOf, textOf } from './rows.ts';

/** A table that lines are drawn around: its rows from top to bottom, each its cells from left to right. */
export type RuledTable = Box & { rows: Segment[][][] };

type Rule = { at: number; from: number; to: number };

/** How far a line may miss what it meets. */
const SLACK = 2.5;
const MOST_COLUMNS = 12;
const MOST_ROWS = 80;
/** A cell with more lines is a part of the page, not of a table. */
const MOST_LINES = 10;

/**
 * The tables of a page, from the lines around their cells. A cell that spans several rows is in each of them. What
 * only lays out the page, or has text next to it, is none.
 */
export function findTables(segments: Segment[], rules: Box[]): RuledTable[] {
  const tables: RuledTable[] = [];
  for (const group of groupsOf(rules)) {
    const table = tableOf(group, segments);
    if (table !== null) tables.push(table);
  }
  return tables.sort((a, b) => a.y0 - b.y0);
}

type Group = { across: Rule[]; down: Rule[] };

/** Lines that meet each other belong to one table. */
function groupsOf(rules: Box[]): Group[] {
  const across = joined(
    rules.filter((box) => box.x1 - box.x0 > box.y1 - box.y0),
    (box) => ({ at: (box.y0 + box.y1) / 2, from: box.x0, to: box.x1 }),
  );
  const down = joined(
    rules.filter((box) => box.y1 - box.y0 > box.x1 - box.x0),
    (box) => ({ at: (box.x0 + box.x1) / 2, from: box.y0, to: box.y1 }),
  );
  if (across.length * down.length > 40_000) return [];
  const free = new Set(down);
  const left = new Set(across);
  const groups: Group[] = [];
  for (const first of across) {
    if (!left.delete(first)) continue;
    const group: Group = { across: [first], down: [] };
    const open: { rule: Rule; isAcross: boolean }[] = [{ rule: first, isAcross: true }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { rule, isAcross } = next;
      for (const other of isAcross ? free : left) {
        if (!meets(rule, other)) continue;
        (isAcross ? free : left).delete(other);
        (isAcross ? group.down : group.across).push(other);
        open.push({ rule: other, isAcross: !isAcross });
      }
    }
    groups.push(group);
  }
  return groups;
}

function meets(a: Rule, b: Rule): boolean {
  return a.at >= b.from - SLACK && a.at <= b.to + SLACK && b.at >= a.from - SLACK && b.at <= a.to + SLACK;
}

/** Pieces of one line put together. */
function joined(boxes: Box[], toRule: (box: Box) => Rule): Rule[] {
  const rules = boxes.map(toRule).sort((a, b) => a.at - b.at || a.from - b.from);
  const whole: Rule[] = [];
  for (const rule of rules) {
    const same = whole.findLast(
      (other) => Math.abs(other.at - rule.at) < SLACK && rule.from <= other.to + SLACK && rule.to >= other.from - SLACK,
    );
    if (same === undefined) whole.push({ ...rule });
    else {
      same.from = Math.min(same.from, rule.from);
      same.to = Math.max(same.to, rule.to);
    }
  }
  return whole;
}

function tableOf({ across, down }: Group, segments: Segment[]): RuledTable | null {
  const xs = positions(down);
  const ys = positions(across);
  if (xs.length < 3 || ys.length < 3 || xs.length > MOST_COLUMNS + 1 || ys.length > MOST_ROWS + 1) return null;
  const box = { x0: xs[0] ?? 0, x1: xs.at(-1) ?? 0, y0: ys[0] ?? 0, y1: ys.at(-1) ?? 0 };
  const within = segments.filter((item) => middleOf(item) > box.y0 && middleOf(item) < box.y1);
  // Text next to a table is in another column of the page.
  if (within.some((item) => item.x0 < box.x0 - SLACK || item.x0 > box.x1)) return null;
  const cellOf = cells(xs, ys, across, down);
  const held = new Map<number, Segment[]>();
  for (const item of within) {
    const cell = cellOf(slot(xs, item.x0 + 1), slot(ys, middleOf(item)));
    held.set(cell, [...(held.get(cell) ?? []), item]);
  }
  for (const items of held.values()) {
    const lines = rowsOf(items);
    if (lines.length > MOST_LINES) return null;
    if (lines.length > 1 && lines.some((line) => sectionOf(textOf(line)) !== null)) return null;
  }
  const rows: Segment[][][] = [];
  for (let row = 0; row + 1 < ys.length; row += 1) {
    const ids = new Set(Array.from({ length: xs.length - 1 }, (_, column) => cellOf(column, row)));
    const texts = [...ids].map((id) => held.get(id) ?? []).filter((items) => items.length > 0);
    // A row of cells that all began above it holds nothing of its own.
    const isNew = row === 0 || [...ids].some((id) => held.has(id) && !isIn(id, row - 1, xs.length - 1, cellOf));
    if (texts.length > 0 && isNew) rows.push(texts);
  }
  return rows.length < 2 ? null : { ...box, rows };
}

function isIn(id: number, row: number, columns: number, cellOf: (column: number, row: number) => number): boolean {
  return Array.from({ length: columns }, (_, column) => cellOf(column, row)).includes(id);
}

/** Half the height of small letters over the base line. */
export function middleOf(item: Segment): number {
  return item.y - item.size * 0.3;
}

/** Where lines are, each place once. */
function positions(rules: Rule[]): number[] {
  const found: number[] = [];
  for (const at of rules.map((rule) => rule.at).sort((a, b) => a - b))
    if (found.length === 0 || at - (found.at(-1) ?? 0) > SLACK) found.push(at);
  return found;
}

/** Between which two of the sorted positions a value lies. */
function slot(edges: number[], value: number): number {
  let index = 0;
  while (index + 2 < edges.length && value >= (edges[index + 1] ?? 0)) index += 1;
  return index;
}

/** The number of the cell at a place of the grid: places with no line between them are one cell. */
function cells(xs: number[], ys: number[], across: Rule[], down: Rule[]): (column: number, row: number) => number {
  const columns = xs.length - 1;
  const parent = Array.from({ length: columns * (ys.length - 1) }, (_, index) => index);
  const rootOf = (index: number): number => {
    let at = index;
    while (parent[at] !== undefined && parent[at] !== at) at = parent[at] ?? at;
    return at;
  };
  const middle = (edges: number[], index: number): number => ((edges[index] ?? 0) + (edges[index + 1] ?? 0)) / 2;
  const drawn = (rules: Rule[], at: number, place: number): boolean =>
    rules.some((rule) => Math.abs(rule.at - at) <= SLACK && rule.from <= place && rule.to >= place);
  for (let row = 0; row + 1 < ys.length; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const here = row * columns + column;
      if (column + 1 < columns && !drawn(down, xs[column + 1] ?? 0, middle(ys, row)))
        parent[rootOf(here + 1)] = rootOf(here);
      if (row + 2 < ys.length && !drawn(across, ys[row + 1] ?? 0, middle(xs, column)))
        parent[rootOf(here + columns)] = rootOf(here);
    }
  return (column, row) => rootOf(row * columns + column);
}
