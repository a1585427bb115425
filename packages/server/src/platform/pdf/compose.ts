import type { PdfBlock, PdfDocument } from './blocks.ts';
import type { Weight } from './fonts.ts';
import type { SetLine, TextSetter } from './set-text.ts';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, side: 46, top: 40, bottom: 50 };
const COLUMN = PAGE.width - 2 * PAGE.side;

export const INK = '#1b1f24';
const QUIET = '#5a626b';
const LEADING = 1.32;
/** Part of a line above its base. */
const ASCENT = 1.06;

/** Kinds of elements of a tagged document. */
type Tag = 'Figure' | 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'BlockQuote' | 'Table' | 'TR' | 'TH' | 'TD';

/** An element of the document's structure; children in the order of reading. */
export type Element = { tag: Tag; language: string | null; children: Element[]; alt?: string };

/** A line at its place: `x` and the base line `y` from the top left corner, in points. */
export type PlacedLine = { line: SetLine; x: number; y: number; size: number; ink: string; element: Element };

export type Page = { lines: PlacedLine[]; rules: { y: number }[] };

/** The logo at its place on the first page, from the top left corner, in points. */
export type PlacedLogo = { x: number; y: number; width: number; height: number; element: Element };

export type Composed = { pages: Page[]; elements: Element[]; logo: PlacedLogo | null };

type Style = { weight: Weight; size: number; ink: string };

const STYLES = {
  title: { weight: 'bold', size: 17, ink: INK },
  heading: { weight: 'bold', size: 11, ink: INK },
  plain: { weight: 'regular', size: 9.2, ink: INK },
  strong: { weight: 'bold', size: 9.2, ink: INK },
  quiet: { weight: 'regular', size: 8.2, ink: QUIET },
} as const satisfies Record<string, Style>;

/** As large as a logo gets; the title is beside it. */
const LOGO = { width: 130, height: 40, gap: 14 };

const LABEL_WIDTH = 32;
const CELL_GAP = 8;

/** A part that stays on one page where it can: its lines with their places below its top. */
type Part = { lines: (Omit<PlacedLine, 'y'> & { below: number })[]; height: number };

/** Breaks a document into pages: where each line is, and what element it is of. */
export function compose({ blocks, brand }: PdfDocument, setter: TextSetter): Composed {
  const headed = { ...STYLES.heading, ink: brand?.ink ?? INK };
  const pages: Page[] = [{ lines: [], rules: [] }];
  const elements: Element[] = [];
  let y = PAGE.top;
  const limit = PAGE.height - PAGE.bottom;
  const page = (): Page => pages.at(-1) as Page;
  const turn = (): void => {
    pages.push({ lines: [], rules: [] });
    y = PAGE.top;
  };
  /** Lines of a part that does not fit go on the next page one by one. */
  const put = (part: Part, spaceBefore: number, needsBelow = 0): void => {
    if (y > PAGE.top) y += spaceBefore;
    const whole = part.height + needsBelow;
    if (y + whole > limit && whole <= limit - PAGE.top && (part.height <= 80 || y + 40 > limit)) turn();
    let shift = y;
    for (const { below, ...line } of part.lines) {
      if (shift + below > limit) {
        turn();
        shift = y - below + line.size * ASCENT;
      }
      page().lines.push({ ...line, y: shift + below });
    }
    y = shift + part.height;
  };
  const element = (tag: Tag, parent: Element[] = elements, language: string | null = null): Element => {
    const made: Element = { tag, language, children: [] };
    parent.push(made);
    return made;
  };
  const part = (text: string, style: Style, of: Element, x: number, width: number): Part => {
    const step = style.size * LEADING;
    const lines = setter.lines(text, style.weight, style.size, width).map((line, index) => ({
      line,
      x: line.rtl ? x + width - (line.width * style.size) / 1_000 : x,
      below: index * step + style.size * ASCENT,
      size: style.size,
      ink: style.ink,
      element: of,
    }));
    return { lines, height: lines.length * step };
  };
  const sideBySide = (...parts: Part[]): Part => ({
    lines: parts.flatMap(({ lines }) => lines),
    height: Math.max(...parts.map(({ height }) => height)),
  });

  const logo = placeLogo();
  const beside = logo === null ? COLUMN : COLUMN - logo.width - LOGO.gap;
  let list: Element | null = null;
  for (const block of blocks) {
    const former: Element | null = list;
    list = null;
    switch (block.kind) {
      case 'title':
        put(part(block.text, STYLES.title, element('H1', elements, block.language), PAGE.side, beside), 0);
        // What follows has the whole width, below both.
        if (logo !== null && pages.length === 1) y = Math.max(y, logo.y + logo.height);
        break;
      case 'heading': {
        if (y > PAGE.top && y + 60 < limit) {
          page().rules.push({ y: y + 9 });
          y += 9;
        }
        put(part(block.text, headed, element('H2'), PAGE.side, COLUMN), 8, 34);
        break;
      }
      case 'paragraph': {
        const of = element('P', elements, block.language);
        put(part(block.text, STYLES[block.tone ?? 'plain'], of, PAGE.side, COLUMN), 3);
        break;
      }
      case 'item': {
        list = former ?? element('L');
        const body = element('LBody', element('LI', list.children).children, block.language);
        const [x, width] = [PAGE.side + LABEL_WIDTH, COLUMN - LABEL_WIDTH];
        const label = part(block.label, STYLES.quiet, body, PAGE.side, LABEL_WIDTH - 4);
        put(sideBySide(label, part(block.text, STYLES.plain, body, x, width)), 4, block.note === undefined ? 0 : 12);
        if (block.note !== undefined) put(part(block.note, STYLES.quiet, body, x, width), 0);
        break;
      }
      case 'quote': {
        const of = element('BlockQuote', elements, block.language);
        const [x, width] = [PAGE.side + LABEL_WIDTH, COLUMN - LABEL_WIDTH];
        put(
          sideBySide(
            ...(block.place === '' ? [] : [part(block.place, STYLES.quiet, of, PAGE.side, LABEL_WIDTH - 4)]),
            part(block.text, STYLES.plain, of, x, width),
          ),
          2,
        );
        break;
      }
      case 'table':
        putTable(block);
        break;
    }
  }
  return { pages, elements, logo };

  function placeLogo(): PlacedLogo | null {
    const given = brand?.logo ?? null;
    if (given === null) return null;
    const scale = Math.min(LOGO.width / given.width, LOGO.height / given.height);
    const [width, height] = [given.width * scale, given.height * scale];
    const of = element('Figure');
    of.alt = given.alt;
    return { x: PAGE.width - PAGE.side - width, y: PAGE.top, width, height, element: of };
  }

  function putTable({ head, rows, widths }: Extract<PdfBlock, { kind: 'table' }>): void {
    const table = element('Table');
    const whole = widths.reduce((sum, width) => sum + width, 0);
    const row = (cells: readonly string[], tag: 'TH' | 'TD', style: Style, first: Style): void => {
      const tr = element('TR', table.children);
      let x = PAGE.side;
      const parts = cells.map((text, index) => {
        const width = ((widths[index] ?? 0) / whole) * COLUMN;
        const cell = element(tag, tr.children);
        const made = part(text, index === 0 ? first : style, cell, x, width - CELL_GAP);
        x += width;
        return made;
      });
      put(sideBySide(...parts), tag === 'TH' ? 4 : 3);
    };
    row(head, 'TH', STYLES.quiet, STYLES.quiet);
    for (const cells of rows) row(cells, 'TD', STYLES.plain, STYLES.strong);
  }
}
