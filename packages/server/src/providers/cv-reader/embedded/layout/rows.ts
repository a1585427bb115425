import type { Segment } from '../formats/pdf/glyph-run.ts';

/** Segments that are on one base line, from left to right. */
export type Row = { y: number; items: Segment[] };

/** Lines by base line, each from left to right. */
export function rowsOf(items: Segment[]): Row[] {
  const sorted = [...items].sort((a, b) => a.y - b.y || a.x0 - b.x0);
  const rows: Row[] = [];
  for (const item of sorted) {
    const row = rows[rows.length - 1];
    const size = Math.min(item.size, row?.items[0]?.size ?? item.size);
    if (row !== undefined && Math.abs(item.y - row.y) < Math.max(size * 0.45, 1.5)) row.items.push(item);
    else rows.push({ y: item.y, items: [item] });
  }
  for (const row of rows) row.items.sort((a, b) => a.x0 - b.x0);
  return rows;
}

/** The text of a row. */
export function textOf(row: Row): string {
  return row.items.map((item) => item.text).join(' ');
}

/** The median. */
export function middle(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
