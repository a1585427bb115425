import { once } from '../../../platform/once.ts';
import { readPartialDate } from '../values/partial-date.ts';
import { foldKey } from '../values/text.ts';
import { CSV_DELIMITERS, type CsvDelimiter, CsvError, readCsv } from './csv.ts';
import { birthColumns, COLUMN_ORDER, columnNames, columnStems, type ExportPart, fileNames } from './export-headers.ts';

/** A row of a table by our column names, with the line it starts on. */
export type TableRow = { cells: Readonly<Record<string, string>>; line: number };
export type TableContent = {
  rows: TableRow[];
  /** The header was not understood and the network's own order of columns stood in. */
  byPosition: boolean;
  /** All column names that are known are English. */
  isEnglish: boolean;
  /** Column names that are not known: what is under them is left out. */
  unread: string[];
  /** A column whose name is not known, taken for the end because it holds dates and the end is missing. */
  endColumn: string | null;
};
export type Table = ({ ok: true } & TableContent) | { ok: false; reason: string; line: number };

/** Lines of explanation that may be before the header. */
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
  profile: 2,
  summary: 1,
  positions: 2,
  education: 2,
  skills: 1,
  certifications: 2,
  languages: 1,
  emails: 1,
  registration: 1,
};

function foldedLists<Key extends string>(lists: Record<Key, string[]>): Map<string, Key> {
  const map = new Map<string, Key>();
  for (const [key, names] of Object.entries<string[]>(lists) as [Key, string[]][]) {
    for (const name of names) {
      const folded = foldKey(name);
      if (folded !== '' && !map.has(folded)) map.set(folded, key);
    }
  }
  return map;
}

const partsByFile = once(() => foldedLists(fileNames()));
const columnsByPart = once(
  () =>
    new Map<ExportPart, Map<string, string>>(
      (Object.entries(columnNames()) as [ExportPart, Record<string, string[]>][]).map(([part, lists]) => [
        part,
        foldedLists(lists),
      ]),
    ),
);

/** Whether a file of the archive is a table at all. */
export function isTable(path: string): boolean {
  const base = path.split('/').at(-1) ?? '';
  return !base.startsWith('.') && /\.csv$/i.test(base) && !/(^|\/)__MACOSX\//.test(path);
}

/** The part a file of the archive is, by its name (`Positions.csv`, `Ausbildung (1).csv`), or null. */
export function partOfFile(path: string): ExportPart | null {
  if (!isTable(path)) return null;
  const base = path.split('/').at(-1) ?? '';
  const stem = base
    .replace(/\.csv$/i, '')
    .replace(/\s*\(\d+\)$/, '')
    .replaceAll('_', ' ');
  return partsByFile().get(foldKey(stem)) ?? null;
}

/** The column whose name is made with a word for it: `Zone géographique`, `Titre de profil`. */
function columnByStem(part: ExportPart, folded: string): string | undefined {
  if (birthColumns().test(folded)) return undefined;
  return Object.entries(columnStems()[part] ?? {}).find(([, stems]) => stems.test(folded))?.[0];
}

type Header = { columns: (string | null)[]; score: number };

function matchHeader(part: ExportPart, cells: string[]): Header | null {
  const names = columnsByPart().get(part) ?? new Map<string, string>();
  const taken = new Set<string>();
  const take = (column: string | undefined): string | null => {
    if (column === undefined || taken.has(column)) return null;
    taken.add(column);
    return column;
  };
  const exact = cells.map((cell) => take(names.get(foldKey(cell))));
  const columns = exact.map((column, at) => column ?? take(columnByStem(part, foldKey(cells[at] ?? ''))));
  const hasKey = KEY_COLUMNS[part].some((column) => taken.has(column));
  return hasKey && taken.size >= MIN_COLUMNS[part] ? { columns, score: taken.size } : null;
}

type Start = {
  delimiter: CsvDelimiter;
  columns: (string | null)[];
  skip: number;
  byPosition: boolean;
  isEnglish: boolean;
  /** Names of the columns that are not known, by their place. */
  unknown: Map<number, string>;
};

function isEnglish(part: ExportPart, cells: string[], columns: (string | null)[]): boolean {
  return columns.every((column, at) => {
    const english = column === null ? undefined : columnNames()[part][column]?.[0];
    return english === undefined || foldKey(english) === foldKey(cells[at] ?? '');
  });
}

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
          const { columns, score } = header;
          const english = isEnglish(part, cells, columns);
          const unknown = new Map(
            [...cells.entries()].filter(([at, cell]) => columns[at] === null && cell.trim() !== ''),
          );
          best = { delimiter, columns, score, skip: index + 1, byPosition: false, isEnglish: english, unknown };
        }
        const isWhole = order !== undefined && cells.length === order.length;
        if (isWhole && cells.every((cell) => foldKey(cell) !== '') && fallback === null) {
          fallback = {
            delimiter,
            columns: order,
            skip: index + 1,
            byPosition: true,
            isEnglish: false,
            unknown: new Map(),
          };
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

/** A table of one person in two columns, a name and its value a line; or null. */
function readUpright(part: ExportPart, text: string): Table | null {
  const names = columnsByPart().get(part) ?? new Map<string, string>();
  for (const delimiter of CSV_DELIMITERS) {
    const cells: Record<string, string> = {};
    try {
      for (const { cells: pair } of readCsv(text, delimiter)) {
        const [name = '', value = ''] = pair;
        const column = names.get(foldKey(name)) ?? columnByStem(part, foldKey(name));
        if (column !== undefined && pair.length <= 2) cells[column] ??= value;
      }
    } catch (thrown) {
      // As for a header: another delimiter may be the right one.
      if (!(thrown instanceof CsvError)) throw thrown;
    }
    const known = Object.keys(cells);
    if (known.length >= MIN_COLUMNS[part] && KEY_COLUMNS[part].some((column) => known.includes(column)))
      return { ok: true, rows: [{ cells, line: 1 }], byPosition: false, isEnglish: false, unread: [], endColumn: null };
  }
  return null;
}

/**
 * Reads one table of an export: finds the header under any preamble, in any known language and with any usual
 * delimiter. A row with more values than the header has columns is refused: its quoting is broken, and reading on
 * would put values under wrong names.
 */
export function readTable(part: ExportPart, text: string): Table {
  if (text.trim() === '')
    return { ok: true, rows: [], byPosition: false, isEnglish: true, unread: [], endColumn: null };
  const start = findHeader(part, text);
  const upright = part === 'profile' && (start === null || start.byPosition) ? readUpright(part, text) : null;
  if (upright !== null) return upright;
  if (start === null) return firstBreak(text) ?? { ok: false, reason: 'no header line was found', line: 1 };
  const rows: TableRow[] = [];
  const unknown = [...start.unknown].map(([at, name]) => ({ at, name, values: [] as string[] }));
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
      for (const { at, values } of unknown) values.push(cells[at] ?? '');
    }
  } catch (thrown) {
    if (thrown instanceof CsvError) return { ok: false, reason: thrown.message, line: thrown.line };
    throw thrown;
  }
  const end = start.columns.includes('start') && !start.columns.includes('end') ? findEnds(rows, unknown) : null;
  for (const [at, value] of end?.values.entries() ?? []) {
    const row = rows[at];
    if (row) rows[at] = { ...row, cells: { ...row.cells, end: value } };
  }
  return {
    ok: true,
    rows,
    byPosition: start.byPosition,
    isEnglish: start.isEnglish,
    unread: unknown.filter((column) => column !== end).map(({ name }) => name),
    endColumn: end?.name ?? null,
  };
}

type UnknownColumn = { name: string; values: string[] };

/** The only unknown column that holds dates and nothing else, none of them before the start of its row; or null. */
function findEnds<Column extends UnknownColumn>(rows: readonly TableRow[], unknown: readonly Column[]): Column | null {
  const [only, ...others] = unknown.filter(
    ({ values }) =>
      values.some((value) => value.trim() !== '') &&
      values.every((value, at) => {
        if (value.trim() === '') return true;
        const { year } = readPartialDate(value.trim()).date;
        return year !== 0 && year >= readPartialDate(rows[at]?.cells.start?.trim()).date.year;
      }),
  );
  return only !== undefined && others.length === 0 ? only : null;
}
