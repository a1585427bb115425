/** A table as somebody takes it into a spreadsheet. */
export type Table = { head: readonly string[]; rows: readonly (readonly string[])[] };
export type TableFormat = 'csv' | 'xlsx';
export type TableFile = { type: string; bytes: Uint8Array };

/** Spreadsheets run a cell that begins so as a formula, also behind blanks and in the wide forms of the signs. */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** A cell of a workbook holds no more, and no control characters. */
const CELL_MAX = 32_767;

/** The libraries are loaded with the first table. */
export async function tableFile(table: Table, format: TableFormat): Promise<TableFile> {
  return format === 'csv' ? csv(table) : workbook(table);
}

/** With a mark of its encoding, without which spreadsheets misread what is not ASCII; nothing in it runs. */
async function csv({ head, rows }: Table): Promise<TableFile> {
  const { default: papa } = await import('papaparse');
  const harmless = [head, ...rows].map((row) => row.map(withoutFormula));
  const text = `\ufeff${papa.unparse(harmless, { newline: '\r\n' })}\r\n`;
  return { type: 'text/csv; charset=utf-8', bytes: Buffer.from(text) };
}

/** Led by an apostrophe where a spreadsheet would run it. */
export function withoutFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Characters are split only where there are too many. */
function cut(text: string): string {
  return text.length <= CELL_MAX ? text : [...text].slice(0, CELL_MAX).join('');
}

/** Every cell is a text: none of them is a formula. */
async function workbook({ head, rows }: Table): Promise<TableFile> {
  const { default: write } = await import('write-excel-file/node');
  const cell = (text: string) => ({
    type: String,
    value: cut(text.replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, ' ')),
    wrap: true,
  });
  const bytes = await write(
    [head.map((text) => ({ ...cell(text), fontWeight: 'bold' as const })), ...rows.map((row) => row.map(cell))],
    { stickyRowsCount: 1, columns: head.map(() => ({ width: 24 })) },
  ).toBuffer();
  return { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytes };
}
