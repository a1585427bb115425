import type { Segment } from '../formats/pdf/glyph-run.ts';
import { rowsOf } from './rows.ts';

type Page = { segments: Segment[]; height: number };

/**
 * Takes away what is at the head or foot of several pages alike, page numbers put aside: running titles, dates of
 * print, numbers. A running head stays on the first page, a foot with an address on the last.
 */
export function withoutFurniture<P extends Page>(pages: P[]): P[] {
  const seen = new Map<string, number>();
  const keys = pages.map((page) => marginRows(page).map(({ key, items, top }) => ({ key, items, top })));
  for (const rows of keys)
    for (const key of new Set(rows.map((row) => row.key))) seen.set(key, (seen.get(key) ?? 0) + 1);
  const placed = repeatedInPlace(pages);
  return pages.map((page, index) => {
    const drop = new Set<Segment>(
      index === 0 ? [] : marginSegments(page).filter((segment) => placed.has(placeOf(segment))),
    );
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

/** A word or heading may be at one place twice by chance; a running head is there on most pages. */
const FEWEST_PAGES = 3;

/** Texts at the same place on most pages, though the rows they share differ. */
function repeatedInPlace(pages: readonly Page[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const place of new Set(marginSegments(page).map(placeOf))) counts.set(place, (counts.get(place) ?? 0) + 1);
  const least = Math.max(FEWEST_PAGES, pages.length / 2);
  return new Set([...counts].filter(([, count]) => count >= least).map(([place]) => place));
}

function placeOf({ text, x0, y }: Segment): string {
  return `${Math.round(x0)} ${Math.round(y)} ${text.trim()}`;
}

/** Where the margins end, as shares of the page's height. */
const TOP = 0.09;
const BOTTOM = 0.92;
const PAGE_NUMBER =
  /^(?:page|seite|p[áa]gina|pagina|p\.?|halaman|trang)?\s?[-–]?\s?#(?:\s?(?:\/|of|von|de|di|van|sur|dari)\s?#)?\s?[-–]?$/;

function marginSegments(page: Page): Segment[] {
  return page.segments.filter(({ y }) => y < page.height * TOP || y > page.height * BOTTOM);
}

function marginRows(page: Page): { key: string; items: Segment[]; top: boolean }[] {
  const top = page.height * TOP;
  return rowsOf(marginSegments(page)).map((row) => ({
    key: row.items
      .map((item) => item.text.trim())
      .join(' ')
      .replace(/\d+/g, '#')
      .toLowerCase(),
    items: row.items,
    top: row.y < top,
  }));
}
