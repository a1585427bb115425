import type { CvOutcome } from '../../cv-content.ts';

/** A part of a line with white space or a table border on both sides. `x` in points from the left edge. */
export type RawCell = {
  text: string;
  x0: number;
  x1: number;
  /** Offsets into `text` where the font's weight, slope or size changes. */
  styleBreaks: number[];
  bold: boolean;
};

/** One visual line (or one line of a flowing format). */
export type RawLine = {
  cells: RawCell[];
  /** Font size in points; flowing formats without sizes use 11. */
  size: number;
  bold: boolean;
  italic: boolean;
  /** Colour as `#rrggbb`, `''` when the format does not say. */
  colour: string;
  /** 1 to 6 when the format marks the line as a heading, else 0. */
  heading: number;
  bullet: boolean;
  /** White space above in line heights: 0 follows at the normal distance, 1 is one empty line. */
  gap: number;
  page: number;
  /** Lines of the same column or table cell share a block. */
  block: number;
  /** Lines of the same column of the page (or of a page laid out as a table); headings do not reach over. */
  column: number;
  /** True when the line ended because the paragraph ended, or when the format cannot say. */
  endsParagraph: boolean;
};

export type RawDocument = {
  lines: RawLine[];
  links: string[];
  pages: number;
  /** Text that a reader of the page cannot see. It is not in `lines`. */
  hidden: string[];
  hasPictures: boolean;
  warnings: string[];
};

/** A file that gives no document, with the outcome's code. */
export type RawFailure = { failed: true; code: FailureCode; reason: string };

export type FailureCode = Extract<CvOutcome, { ok: false }>['code'];

export function failure(code: FailureCode, reason: string): RawFailure {
  return { failed: true, code, reason };
}

export function emptyDocument(): RawDocument {
  return { lines: [], links: [], pages: 1, hidden: [], hasPictures: false, warnings: [] };
}

/** A line of a flowing format: one cell, normal size. */
export function flowLine(text: string, more: Partial<RawLine> = {}): RawLine {
  return {
    cells: [{ text, x0: 0, x1: text.length * 5, styleBreaks: [], bold: more.bold ?? false }],
    size: 11,
    bold: false,
    italic: false,
    colour: '',
    heading: 0,
    bullet: false,
    gap: 0,
    page: 1,
    block: 0,
    column: 0,
    endsParagraph: true,
    ...more,
  };
}

/** Limits that hold for every format; a file above them is refused. */
export const LIMITS = {
  fileBytes: 20 * 1024 * 1024,
  pagesRead: 25,
  pagesAccepted: 50,
  characters: 400_000,
  lines: 12_000,
  zipEntries: 4_000,
  zipEntryBytes: 24 * 1024 * 1024,
  zipTotalBytes: 48 * 1024 * 1024,
  zipRatio: 200,
  nesting: 256,
} as const;
