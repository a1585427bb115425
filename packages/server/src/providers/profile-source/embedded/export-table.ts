import { foldKey } from '../values/text.ts';
import { CSV_DELIMITERS, type CsvDelimiter, CsvError, readCsv } from './csv.ts';
import { COLUMN_ORDER, COLUMNS, type ExportPart, FILE_NAMES } from './export-headers.ts';

/** A row of a table by our column names, with the line it starts on. */
export type TableRow = { cells: Readonly<Record<string, string>>; line: number };
export type Table =
  /** `byPosition`: the header was not understood and the network's own order of columns stood in. */
  { ok: true; rows: TableRow[]; byPosition: boolean } | { ok: false; reason: string; line: number };

/** Lines of explanation that may stand before the header. */
const MAX_PREAMBLE_RECORDS = 25;
const MAX_ROWS = 20_000;

/** Columns that must be there for a header to count, any one of them. */
const KEY_COLUMNS: Record<ExportPart, string[]> = {
  profile: ['firstName', 'lastName'],
  summary: ['summary'],
  positions: ['company', 'title'],
  education: ['school'],
  skills: ['name'],
  certifications: ['name'],
  languages: ['name'],
  emails: ['address'],
  registration: ['at'],
};
/** Columns a header needs beyond its key column, unless the table has only one. */
const MIN_COLUMNS: Record<ExportPart, number> = {
  profile: 3,
  summary: 1,
  positions: 2,
  education: 2,
  skills: 1,
  certifications: 2,
  languages: 1,
  emails: 1,
  registration: 1,
};

function foldedLists<Key extends string>(lists: Record<Key, string>): Map<string, Key> {
  const map = new Map<string, Key>();
  for (const [key, names] of Object.entries<string>(lists) as [Key, string][]) {
    for (const name of names.split('|')) {
      const folded = foldKey(name);
      if (folded !== '' && !map.has(folded)) map.set(folded, key);
    }
  }
  return map;
}

const partsByFile = foldedLists(FILE_NAMES);
const columnsByPart = new Map<ExportPart, Map<string, string>>(
  (Object.keys(COLUMNS) as ExportPart[]).map((part) => [part, foldedLists(COLUMNS[part])]),
);

/** The part a file of the archive is, by its name (`Positions.csv`, `Ausbildung (1).csv`), or null. */
export function partOfFile(path: string): ExportPart | null {
  const base = path.split('/').at(-1) ?? '';
  if (base.startsWith('.') || !/\.csv$/i.test(base) || /(^|\/)__MACOSX\//.test(path)) return null;
  const stem = base
    .replace(/\.csv$/i, '')
    .replace(/\s*\(\d+\)$/, '')
    .replaceAll('_', ' ');
  return partsByFile.get(foldKey(stem)) ?? null;
}

type Header = { columns: (string | null)[]; score: number };

function matchHeader(part: ExportPart, cells: string[]): Header | null {
  const names = columnsByPart.get(part) ?? new Map<string, string>();
  const taken = new Set<string>();
  const columns = cells.map((cell) => {
    const column = names.get(foldKey(cell)) ?? null;
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
  const hasKey = KEY_COLUMNS[part].some((column) => taken.has(column));
  return hasKey && taken.size >= MIN_COLUMNS[part] ? { columns, score: taken.size } : null;
}

type Start = { delimiter: CsvDelimiter; columns: (string | null)[]; skip: number; byPosition: boolean };

/** The header among the first records, under the delimiter that makes most of it. */
function findHeader(part: ExportPart, text: string): Start | null {
  let best: (Start & { score: number }) | null = null;
  let fallback: Start | null = null;
  const order = COLUMN_ORDER[part];
  for (const delimiter of CSV_DELIMITERS) {
    let index = 0;
    try {
      for (const { cells } of readCsv(text, delimiter)) {
        if (index >= MAX_PREAMBLE_RECORDS) break;
        const header = matchHeader(part, cells);
        if (header !== null && header.score > (best?.score ?? 0)) {
          best = { delimiter, columns: header.columns, score: header.score, skip: index + 1, byPosition: false };
        }
        const isWhole = order !== undefined && cells.length === order.length;
        if (isWhole && cells.every((cell) => foldKey(cell) !== '') && fallback === null) {
          fallback = { delimiter, columns: order, skip: index + 1, byPosition: true };
        }
        index++;
      }
    } catch (thrown) {
      // Under a wrong delimiter quoting may look broken; under the right one the full read reports it.
      if (!(thrown instanceof CsvError)) throw thrown;
    }
  }
  return best ?? fallback;
}

function firstBreak(text: string): Table | null {
  try {
    let count = 0;
    for (const _ of readCsv(text, ',')) if (++count > MAX_PREAMBLE_RECORDS) break;
    return null;
  } catch (thrown) {
    if (thrown instanceof CsvError) return { ok: false, reason: thrown.message, line: thrown.line };
    throw thrown;
  }
}

/**
 * Reads one table of an export: finds the header under any preamble, in any known language and with any usual
 * delimiter. A row with more values than the header has columns is refused: its quoting is broken, and reading on
 * would put values under wrong names.
 */
export function readTable(part: ExportPart, text: string): Table {
  if (text.trim() === '') return { ok: true, rows: [], byPosition: false };
  const start = findHeader(part, text);
  if (start === null) return firstBreak(text) ?? { ok: false, reason: 'no header line was found', line: 1 };
  const rows: TableRow[] = [];
  let index = 0;
  try {
    for (const { cells, line } of readCsv(text, start.delimiter)) {
      if (index++ < start.skip) continue;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (cells.slice(start.columns.length).some((cell) => cell.trim() !== '')) {
        return { ok: false, reason: `${cells.length} values under ${start.columns.length} columns`, line };
      }
      if (rows.length >= MAX_ROWS) return { ok: false, reason: `more than ${MAX_ROWS} rows`, line };
      const named: Record<string, string> = {};
      for (const [at, column] of start.columns.entries()) {
        if (column !== null) named[column] = cells[at] ?? '';
      }
      rows.push({ cells: named, line });
    }
  } catch (thrown) {
    if (thrown instanceof CsvError) return { ok: false, reason: thrown.message, line: thrown.line };
    throw thrown;
  }
  return { ok: true, rows, byPosition: start.byPosition };
}
