export type CsvDelimiter = ',' | ';' | '\t';
export const CSV_DELIMITERS: readonly CsvDelimiter[] = [',', ';', '\t'];

/** A record with the line (from 1) it starts on; a quoted value may span lines. */
export type CsvRecord = { cells: string[]; line: number };

/** The text breaks the rules of quoting, or a limit, at `line`. */
export class CsvError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

const MAX_CELL_CHARACTERS = 256 * 1024;
const MAX_CELLS = 256;

/**
 * Records of a comma-separated text (RFC 4180, with any of the three line ends, and text after a closing quote kept as
 * it is). Lines without any character are skipped. Lazy: a caller that stops early pays for what it took.
 * Throws `CsvError`.
 */
export function* readCsv(text: string, delimiter: CsvDelimiter): Generator<CsvRecord> {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    if (text[at] === '\n' || text[at] === '\r') {
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
      line++;
      continue;
    }
    const startLine = line;
    const cells: string[] = [];
    let isEmpty = true;
    for (;;) {
      const cell = readCell(text, at, delimiter, line);
      if (cell.value !== '' || cell.quoted) isEmpty = false;
      cells.push(cell.value);
      if (cells.length > MAX_CELLS) throw new CsvError(`more than ${MAX_CELLS} columns`, startLine);
      at = cell.end;
      line = cell.line;
      if (text[at] !== delimiter) break;
      isEmpty = false;
      at++;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 2;
    else if (at < text.length) at++;
    line++;
    if (!isEmpty) yield { cells, line: startLine };
  }
}

/** Lines that end in a text, by any of the three line ends; a list of them would cost more than the reading. */
function countBreaks(text: string): number {
  let breaks = 0;
  for (let at = 0; at < text.length; at++)
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) breaks++;
  return breaks;
}

type Cell = { value: string; quoted: boolean; end: number; line: number };

function readCell(text: string, from: number, delimiter: CsvDelimiter, fromLine: number): Cell {
  let at = from;
  let line = fromLine;
  let value = '';
  const quoted = text[at] === '"';
  if (quoted) {
    for (;;) {
      const close = text.indexOf('"', at + 1);
      if (close < 0) throw new CsvError('a quotation mark is never closed', fromLine);
      value += text.slice(at + 1, close);
      if (value.length > MAX_CELL_CHARACTERS) throw new CsvError('a value of absurd length', fromLine);
      at = close + 1;
      if (text[at] !== '"') break;
      value += '"';
    }
    line += countBreaks(value);
  }
  let end = at;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++;
  if (end - from > MAX_CELL_CHARACTERS) throw new CsvError('a value of absurd length', fromLine);
  return { value: quoted ? value + text.slice(at, end).trimEnd() : text.slice(at, end), quoted, end, line };
}
