import type { Segment } from '../formats/pdf/glyph-run.ts';
import { rowsOf } from './rows.ts';

type Page = { segments: Segment[]; height: number };

/**
 * Takes away what stands at the head or foot of several pages alike, page numbers put aside: running titles, dates of
 * print, numbers. A running head stays on the first page, a foot with an address on the last.
 */
export function withoutFurniture<P extends Page>(pages: P[]): P[] {
  const seen = new Map<string, number>();
  const keys = pages.map((page) => marginRows(page).map(({ key, items, top }) => ({ key, items, top })));
  for (const rows of keys)
    for (const key of new Set(rows.map((row) => row.key))) seen.set(key, (seen.get(key) ?? 0) + 1);
  return pages.map((page, index) => {
    const drop = new Set<Segment>();
    for (const row of keys[index] ?? []) {
      const numbered = PAGE_NUMBER.test(row.key);
      const repeated = (seen.get(row.key) ?? 0) >= 2;
      if (!repeated && !numbered) continue;
      const keep =
        repeated && !numbered && (row.top ? index === 0 : index === pages.length - 1 && row.key.includes('@'));
      if (!keep) for (const item of row.items) drop.add(item);
    }
    return drop.size === 0 ? page : { ...page, segments: page.segments.filter((segment) => !drop.has(segment)) };
  });
}

const PAGE_NUMBER =
  /^(?:page|seite|p[áa]gina|pagina|p\.?|halaman|trang)?\s?[-–]?\s?#(?:\s?(?:\/|of|von|de|di|van|sur|dari)\s?#)?\s?[-–]?$/;

function marginRows(page: Page): { key: string; items: Segment[]; top: boolean }[] {
  const top = page.height * 0.09;
  const bottom = page.height * 0.92;
  const edge = page.segments.filter((segment) => segment.y < top || segment.y > bottom);
  return rowsOf(edge).map((row) => ({
    key: row.items
      .map((item) => item.text.trim())
      .join(' ')
      .replace(/\d+/g, '#')
      .toLowerCase(),
    items: row.items,
    top: row.y < top,
  }));
}
