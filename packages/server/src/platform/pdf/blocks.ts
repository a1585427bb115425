/** A document as what it holds, in the order of reading; the page is made from it. Texts may be of any script. */
export type PdfDocument = {
  title: string;
  /** BCP 47; of the words around, blocks may name another one. */
  language: string;
  author: string;
  /** The instant it is made for: two documents of the same input are the same bytes. */
  at: Date;
  /** At the foot of every page, next to its number. */
  footer: string;
  /** `{page}` and `{pages}` are filled in. */
  pageNumber: string;
  /** Printed at the end where a character had no font: it stands as its code. */
  missingNote: string;
  /** Whose document it is; absent: nobody's. */
  brand?: PdfBrand;
  blocks: readonly PdfBlock[];
};

export type PdfBrand = {
  /** PNG or JPEG, at the head of the first page; one that cannot be drawn is left out. */
  logo: { bytes: Uint8Array; width: number; height: number; alt: string } | null;
  /** Of headings, `#rrggbb`, with a contrast of 4.5 : 1 on white; null for that of the text. */
  ink: string | null;
};

export type PdfBlock =
  | { kind: 'title'; text: string; language?: string }
  | { kind: 'heading'; text: string }
  /** `strong` a statement to see first, `quiet` what is said beside. */
  | { kind: 'paragraph'; text: string; tone?: 'plain' | 'strong' | 'quiet'; language?: string }
  /** A line of a list; `note` is said of it, on a line of its own. */
  | { kind: 'item'; label: string; text: string; note?: string; language?: string }
  /** Words of somebody, with the place where they were said. */
  | { kind: 'quote'; place: string; text: string; language?: string }
  /** A row is read as a sentence by its head; `widths` are shares of the page. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[]; widths: readonly number[] };

export type PdfMade = {
  bytes: Uint8Array;
  pages: number;
  /** Characters that no font had, each once, as their codes. */
  missing: readonly string[];
};
