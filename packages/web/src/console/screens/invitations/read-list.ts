import { LANGUAGES } from '@colloquy/contract/shared';
import Papa from 'papaparse';

/** What a column of a list holds; several columns of names make one. */
export const COLUMN_ROLES = ['email', 'name', 'language', 'none'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

export type List = { cells: string[][]; hasHead: boolean; roles: ColumnRole[] };
export type ListRow = { email: string; name: string; language: string };

const UTF_16 = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const;

/** The text of a file in the encodings that spreadsheets write: UTF-8 and UTF-16 with a mark or without, else Windows-1252. */
export function decodeList(bytes: Uint8Array): string {
  const marked = UTF_16.find(([, first, second]) => bytes[0] === first && bytes[1] === second);
  if (marked !== undefined) return new TextDecoder(marked[0]).decode(bytes);
  // In UTF-16 every other byte of an address is zero.
  if (bytes.length > 1 && bytes[1] === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.length > 1 && bytes[0] === 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Rows and cells of a text with commas, semicolons or tabs, quoted or not, and what each column seems to hold. */
export function parseList(text: string): List {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const cells = data.map((row) => row.map((cell) => cell.trim()));
  const hasHead =
    cells.length > 1 && cells[0]?.every((cell) => !cell.includes('@')) === true && hasAddress(cells.slice(1));
  return { cells, hasHead, roles: hasHead ? guessRoles(cells.slice(1), cells[0]) : guessRoles(cells) };
}

/** The rows as they are checked. */
export function rowsOf({ cells, hasHead, roles }: List): ListRow[] {
  const of = (row: readonly string[], role: ColumnRole): string =>
    row
      .filter((cell, index) => roles[index] === role && cell !== '')
      .join(' ')
      .slice(0, 1_000);
  return (hasHead ? cells.slice(1) : cells).map((row) => ({
    email: of(row, 'email'),
    name: of(row, 'name'),
    language: knownLanguage(of(row, 'language')),
  }));
}

/** A code in any case; what is none stays as it is, to be judged. */
function knownLanguage(given: string): string {
  const code = given.replace('_', '-').toLowerCase();
  return LANGUAGES.find((language) => language.toLowerCase() === code) ?? given;
}

function hasAddress(rows: readonly string[][]): boolean {
  return rows.some((row) => row.some((cell) => cell.includes('@')));
}

/** Heads of columns of names in the languages of the console. */
const NAME_HEAD = /name|nom|apellido/i;

/** Addresses are in the column with most of them, languages in one where codes do, names where the head says so, else in what is left. */
function guessRoles(rows: readonly string[][], head: readonly string[] = []): ColumnRole[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const share = (index: number, fits: (cell: string) => boolean): number => {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    return cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
  };
  const columns = Array.from({ length: width }, (_, index) => index);
  const addresses = columns.map((index) => share(index, (cell) => cell.includes('@')));
  const email = addresses.indexOf(Math.max(...addresses, 0));
  return columns.map((index) => {
    if (index === email) return 'email';
    if (share(index, (cell) => LANGUAGES.some((code) => code === knownLanguage(cell))) >= 0.5) return 'language';
    if (head.some((cell) => NAME_HEAD.test(cell))) return NAME_HEAD.test(head[index] ?? '') ? 'name' : 'none';
    const names = rows.filter((row) => /\p{L}/u.test(row[index] ?? '') && !/[\d@/]/.test(row[index] ?? ''));
    return names.length >= rows.length / 2 ? 'name' : 'none';
  });
}

/** Spreadsheets run a cell that begins so as a formula, also behind blanks and in the wide forms of the signs. */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A table for spreadsheets; nothing in it runs. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const harmless = rows.map((row) => row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)));
  return `\ufeff${Papa.unparse(harmless, { newline: '\r\n' })}\r\n`;
}
