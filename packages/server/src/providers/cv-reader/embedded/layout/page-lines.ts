import type { Box, Segment } from '../formats/pdf/glyph-run.ts';
import { findDates } from '../parse/dates.ts';
import { LIMITS, type RawCell, type RawLine } from '../text/raw-document.ts';
import { type ColumnSplit, findColumns } from './columns.ts';
import { withoutFurniture } from './page-furniture.ts';
import { middle, rowsOf, textOf } from './rows.ts';
import { findTables, middleOf } from './ruled-tables.ts';
import { dateGroupsOf } from './side-notes.ts';

/** Text and lines of a page, in points from its top left corner. */
export type Page = { segments: Segment[]; rules: Box[]; width: number; height: number };
type Placed = RawLine & { y: number; x0: number; x1: number };

/** Lines of all pages in reading order: columns one after the other, a column going on over the page break. */
export function linesOfPages(pages: Page[]): RawLine[] {
  const writer = new LineWriter();
  const bulletFonts = bulletLetters(pages);
  const flow = new ColumnFlow(writer);
  for (const page of withoutFurniture(pages)) {
    const segments = page.segments.map((segment) => (bulletFonts(segment) ? { ...segment, text: '•' } : segment));
    flow.whole(segments, page.rules, page.height);
  }
  flow.close();
  return writer.finish();
}

/** How far down the page is written: on a page that is half empty shorter columns are still columns of the page. */
function writtenHeight(segments: Segment[], height: number): number {
  const ys = segments.map((item) => item.y);
  return Math.max(height * 0.4, Math.min(height, (Math.max(...ys) - Math.min(...ys)) * 1.2));
}

/** Keeps the right column of a page back until the left one has ended, which may be pages later. */
class ColumnFlow {
  private readonly writer: LineWriter;
  private open: { edge: number; right: Segment[][]; rest: Segment[][]; height: number } | null = null;

  constructor(writer: LineWriter) {
    this.writer = writer;
  }

  /** What is over, between and under the tables of a page, and the tables, one after the other. */
  whole(segments: Segment[], rules: Box[], pageHeight: number): void {
    if (segments.length === 0) return;
    const height = writtenHeight(segments, pageHeight);
    let rest = segments;
    for (const table of findTables(segments, rules)) {
      const over = rest.filter((item) => middleOf(item) <= table.y0);
      if (over.length > 0) this.page(over, height);
      this.close();
      this.writer.table(table.rows);
      rest = rest.filter((item) => middleOf(item) >= table.y1);
    }
    if (rest.length > 0) this.page(rest, height);
  }

  private page(segments: Segment[], height: number): void {
    const split = tallSplit(segments, height);
    if (split === null) {
      const edge = this.open?.edge;
      if (edge !== undefined && segments.every((item) => item.x0 >= edge - 3)) {
        this.open?.right.push(segments);
        return;
      }
      this.close();
      this.writer.region(segments, height);
      return;
    }
    if (this.open !== null && (Math.abs(this.open.edge - split.edge) > 12 || split.above.length > 0)) this.close();
    const first = this.open === null;
    this.open ??= { edge: split.edge, right: [], rest: [], height };
    this.writer.region(split.above, height);
    if (first) this.writer.column += 1;
    this.writer.region(split.left, height);
    this.open.right.push(split.right);
    if (split.below.length === 0) return;
    this.open.rest.push(split.below);
    this.close();
  }

  close(): void {
    const { open, writer } = this;
    this.open = null;
    if (open === null) return;
    writer.column += 1;
    for (const part of open.right) writer.region(part, open.height);
    writer.column += 1;
    for (const part of open.rest) writer.region(part, open.height);
  }
}

function tallSplit(segments: Segment[], height: number): ColumnSplit | null {
  const found = findColumns(segments, height);
  return found !== null && 'left' in found && found.tall ? found : null;
}

/** Some fonts draw bullets under the code of a letter: the same lone letter in a font of its own, line after line. */
function bulletLetters(pages: Page[]): (segment: Segment) => boolean {
  const counts = new Map<string, number>();
  const letters = new Map<string, number>();
  for (const page of pages) {
    for (const segment of page.segments) {
      if (segment.text.length === 1) {
        const key = `${segment.font}|${segment.text}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      } else letters.set(segment.font, (letters.get(segment.font) ?? 0) + segment.text.length);
    }
  }
  return (segment) =>
    segment.text.length === 1 &&
    /[\p{L}\p{N}]/u.test(segment.text) &&
    (counts.get(`${segment.font}|${segment.text}`) ?? 0) >= 3 &&
    (letters.get(segment.font) ?? 0) < 12;
}

class LineWriter {
  private readonly lines: Placed[] = [];
  private block = 0;
  /** Counts the columns of pages, not the small grids inside them. */
  column = 1;

  region(items: Segment[], height: number, depth = 0): void {
    if (items.length === 0 || this.lines.length > LIMITS.lines) return;
    const split = depth < 12 ? findColumns(items, height) : null;
    if (split === null) {
      this.straight(items);
      return;
    }
    if ('left' in split) {
      for (const part of [split.above, split.left, split.right, split.below]) {
        if (part.length === items.length) this.straight(part);
        else this.region(part, height, depth + 1);
      }
      return;
    }
    this.region(split.above, height, depth + 1);
    if ('parts' in split) {
      for (const part of split.parts) {
        this.block += 1;
        if (part.heading.length > 0) this.add(part.heading);
        this.region(part.content, height, depth + 1);
      }
      return;
    }
    this.bands(split.dates, split.entries);
    this.region(split.below, height, depth + 1);
  }

  /**
   * Each row of a table on a line, wherever in its cell a text stands; of the cell that tells most the further lines
   * follow.
   */
  table(rows: Segment[][][]): void {
    this.block += 1;
    for (const row of rows) {
      const lines = row.map((cell) => rowsOf(cell));
      const letters = lines.map((of) => lettersOf(of.map(textOf)));
      const most = row.length > 1 ? letters.indexOf(Math.max(...letters)) : 0;
      this.addCells(lines.map((of, i) => (i === most ? of.slice(0, 1) : of).flatMap((line) => line.items)));
      for (const line of lines[most]?.slice(1) ?? []) this.add(line.items);
    }
    this.block += 1;
  }

  /** Each date, put together from its wrapped lines, before the entry next to it. */
  private bands(dates: Segment[], entries: Segment[]): void {
    const size = middle(entries.map((item) => item.size));
    const groups = dateGroupsOf(rowsOf(dates), size).map((group) => group.flatMap((row) => row.items));
    const rows = rowsOf(entries);
    // Where each date is on the first line of its entry, the entries begin there.
    const firsts = groups.map((group) => rows.findIndex((row) => Math.abs(row.y - (group[0]?.y ?? 0)) < size * 0.35));
    const aligned = firsts[0] === 0 && firsts.every((first, i) => i === 0 || first > (firsts[i - 1] ?? 0));
    let at = 0;
    groups.forEach((group, index) => {
      this.block += 1;
      const centre = (Math.min(...group.map((item) => item.y)) + Math.max(...group.map((item) => item.y))) / 2;
      const next = groups[index + 1];
      const nextCentre =
        next === undefined
          ? Number.POSITIVE_INFINITY
          : (Math.min(...next.map((i) => i.y)) + Math.max(...next.map((i) => i.y))) / 2;
      let to = rows.length;
      if (aligned) to = firsts[index + 1] ?? rows.length;
      else if (Number.isFinite(nextCentre)) {
        // The widest gap between this date and the next parts the two entries.
        let widest = -1;
        to = at;
        for (let i = at + 1; i < rows.length; i += 1) {
          const y = rows[i]?.y ?? 0;
          const before = rows[i - 1]?.y ?? 0;
          if (before < centre - size * 1.2 || y > nextCentre + size * 0.6) continue;
          if (y - before > widest + 0.2) {
            widest = y - before;
            to = i;
          }
        }
      }
      const concatenated = group
        .map((item) => item.text)
        .join(/[\u3040-\u9fff]$/.test(group[0]?.text ?? '') ? '' : ' ');
      const first = group[0];
      if (first !== undefined) this.add([{ ...first, text: concatenated, styleBreaks: [] }]);
      for (const row of rows.slice(at, to)) this.add(row.items);
      at = to;
    });
    for (const row of rows.slice(at)) this.add(row.items);
    this.block += 1;
  }

  private straight(items: Segment[]): void {
    this.block += 1;
    for (const row of rowsOf(items)) this.add(row.items);
  }

  private add(items: Segment[]): void {
    this.put(items, cellsOf(items));
  }

  /** A line of cells that are known. */
  private addCells(cells: Segment[][]): void {
    this.put(cells.flat(), cells.flatMap(wholeCell));
  }

  private put(items: Segment[], cells: RawCell[]): void {
    const first = items[0];
    if (cells.length === 0 || first === undefined) return;
    const letters = items.reduce((sum, item) => sum + item.text.length, 0);
    const boldLetters = items.reduce((sum, item) => sum + (item.bold ? item.text.length : 0), 0);
    const longest = items.reduce((a, b) => (b.text.length > a.text.length ? b : a), first);
    this.lines.push({
      cells,
      size: Math.round(longest.size * 10) / 10,
      bold: boldLetters > letters / 2,
      italic: longest.italic,
      colour: longest.colour,
      heading: 0,
      bullet: false,
      gap: 0,
      page: first.page,
      block: this.block,
      column: this.column,
      endsParagraph: true,
      y: first.y,
      x0: first.x0,
      x1: Math.max(...items.map((item) => item.x1)),
    });
  }

  finish(): RawLine[] {
    const ratios: number[] = [];
    this.lines.forEach((line, i) => {
      const before = this.lines[i - 1];
      if (before === undefined || before.block !== line.block || before.page !== line.page) return;
      const dy = (line.y - before.y) / Math.max(line.size, 1);
      if (dy > 0.8 && dy < 3) ratios.push(dy);
    });
    ratios.sort((a, b) => a - b);
    const normal = Math.max(1.1, ratios[Math.floor(ratios.length * 0.4)] ?? 1.25);
    const rightEdges = new Map<number, number>();
    for (const line of this.lines) rightEdges.set(line.block, Math.max(rightEdges.get(line.block) ?? 0, line.x1));
    return this.lines.map((line, i) => {
      const before = this.lines[i - 1];
      const next = this.lines[i + 1];
      const same = before !== undefined && before.block === line.block && before.page === line.page;
      const gap = same ? Math.max(0, (line.y - before.y) / Math.max(line.size, before.size) / normal - 1) : 1;
      const { y: _y, x0: _x0, x1: _x1, ...raw } = line;
      const right = rightEdges.get(line.block) ?? 0;
      return {
        ...raw,
        gap,
        endsParagraph: next === undefined || next.block !== line.block || hadRoom(line, next, right),
      };
    });
  }
}

/** True when the next line's first word would have fitted on the line: then the writer ended it there. */
function hadRoom(line: Placed, next: Placed, right: number): boolean {
  const text = next.cells[0]?.text ?? '';
  const word = /^\S+/.exec(text)?.[0] ?? '';
  const width = ((next.cells[0]?.x1 ?? next.x1) - next.x0) * (word.length / Math.max(text.length, 1));
  return line.x1 + line.size * 0.25 + width < right - 1;
}

/** How many letters a cell has; one that holds a period indicates nothing, however it breaks. */
function lettersOf(lines: string[]): number {
  const text = lines.join(' ');
  return text.length < 40 && findDates(text).length > 0 ? 0 : text.length;
}

/** One cell of what is on the lines of a table's cell. */
function wholeCell(items: Segment[]): RawCell[] {
  const [first] = items;
  if (first === undefined) return [];
  const text = items.reduce((whole, { text: next }) => {
    const separator = /[\u3040-\u30ff\u3400-\u9fff]$/.test(whole) || whole === '' ? '' : ' ';
    return `${whole}${separator}${plainText(next)}`;
  }, '');
  const x1 = Math.max(...items.map((item) => item.x1));
  return text === '' ? [] : [{ text, x0: first.x0, x1, styleBreaks: [], bold: first.boldStart }];
}

/** Puts what is close together into one cell. */
function cellsOf(items: Segment[]): RawCell[] {
  const cells: RawCell[] = [];
  let wide = false;
  for (const item of items) {
    const cell = cells[cells.length - 1];
    const text = plainText(item.text);
    if (text === '') continue;
    const gap = cell === undefined ? 0 : item.x0 - cell.x1;
    const bullet = cell !== undefined && /^[•●▪◦‣○■·–*➢✓-]$/.test(cell.text);
    if (cell !== undefined && (bullet ? gap < item.size * 4 : gap < item.size * (wide ? 0.8 : 1.3))) {
      const separator = gap > item.size * 0.14 || bullet ? ' ' : '';
      const offset = cell.text.length + separator.length;
      cell.styleBreaks.push(...(bullet ? [] : [offset]), ...item.styleBreaks.map((at) => at + offset));
      cell.text += separator + text;
      cell.x1 = item.x1;
      wide = false;
    } else {
      cells.push({ text, x0: item.x0, x1: item.x1, styleBreaks: [...item.styleBreaks], bold: item.boldStart });
    }
  }
  return cells;
}

/** A soft hyphen next to a hyphen says the same twice; alone it is how some programs write a hyphen. */
function plainText(text: string): string {
  return text
    .replace(/\u00ad(?=[-\u2010\u2011])|(?<=[-\u2010\u2011])\u00ad/g, '')
    .replaceAll('\u00ad', '-')
    .replace(/\s+/g, ' ')
    .trim();
}
