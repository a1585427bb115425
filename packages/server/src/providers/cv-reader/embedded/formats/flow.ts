import { LIMITS, type RawCell, type RawLine } from '../text/raw-document.ts';

/** A run of equally formatted text; `\n` breaks the line, `\t` jumps to the next stop. Size in points, 0 for unknown. */
export type FlowRun = {
  text: string;
  bold: boolean;
  italic: boolean;
  size: number;
  hidden: boolean;
};

export type FlowParagraph = { kind: 'paragraph'; runs: FlowRun[]; heading: number; list: boolean };
export type FlowTable = { kind: 'table'; rows: FlowBlock[][][] };
export type FlowBlock = FlowParagraph | FlowTable;

/** Lines of a flowing document; tables are read row by row, a table of few tall cells column by column. */
export function flowLines(blocks: FlowBlock[]): { lines: RawLine[]; hidden: string[] } {
  const writer = new FlowWriter();
  writer.blocks(blocks, 0);
  return { lines: writer.lines, hidden: writer.hidden };
}

class FlowWriter {
  readonly lines: RawLine[] = [];
  readonly hidden: string[] = [];
  private empty = true;
  private block = 1;
  private column = 1;

  blocks(blocks: FlowBlock[], depth: number): void {
    if (depth > 12) return;
    for (const block of blocks) {
      if (this.lines.length > LIMITS.lines) return;
      if (block.kind === 'paragraph') this.paragraph(block);
      else this.table(block, depth);
    }
  }

  private paragraph(paragraph: FlowParagraph): void {
    const lines = linesOf(paragraph.runs);
    for (const run of paragraph.runs) if (run.hidden && run.text.trim() !== '') this.hidden.push(run.text.trim());
    let first = true;
    for (const runs of lines) {
      const text = runs.map((run) => run.text).join('');
      if (text.trim() === '') {
        this.empty = true;
        continue;
      }
      const gap = this.empty ? 1 : first ? 0.35 : 0;
      this.push(runs, paragraph, gap, first);
      this.empty = false;
      first = false;
    }
    if (lines.every((runs) => runs.every((run) => run.text.trim() === ''))) this.empty = true;
  }

  private push(runs: FlowRun[], paragraph: FlowParagraph, gap: number, first: boolean): void {
    const cells = cellsOf(runs);
    if (cells.length === 0) return;
    const main = runs.reduce((a, b) => (b.text.length > a.text.length ? b : a));
    const bullet = paragraph.list && first;
    const lead = cells[0];
    if (bullet && lead !== undefined && !/^[•·▪‣○●■–-]/.test(lead.text)) {
      lead.text = `• ${lead.text}`;
      lead.styleBreaks = lead.styleBreaks.map((at) => at + 2);
    }
    const letters = runs.reduce((sum, run) => sum + run.text.trim().length, 0);
    const bold = runs.reduce((sum, run) => sum + (run.bold ? run.text.trim().length : 0), 0);
    this.lines.push({
      cells,
      size: main.size > 0 ? main.size : 11,
      bold: bold > letters / 2,
      italic: main.italic,
      colour: '',
      heading: paragraph.heading,
      bullet,
      gap,
      page: 1,
      block: this.block,
      column: this.column,
      endsParagraph: true,
    });
  }

  private table(table: FlowTable, depth: number): void {
    this.empty = true;
    const columns = Math.max(0, ...table.rows.map((row) => row.length));
    if (columns >= 2 && isLayoutTable(table)) {
      for (let column = 0; column < columns; column += 1) {
        this.block += 1;
        this.column += 1;
        this.empty = true;
        for (const row of table.rows) this.blocks(row[column] ?? [], depth + 1);
      }
      this.column += 1;
    } else {
      for (const row of table.rows) this.row(row, depth);
    }
    this.block += 1;
    this.empty = true;
  }

  /** Short cells are side by side on one line; otherwise one cell after the other. */
  private row(row: FlowBlock[][], depth: number): void {
    this.block += 1;
    const filled = row.filter((cell) => lineCount(cell) > 0);
    const single =
      filled.length > 1 &&
      filled.every((cell) => lineCount(cell) === 1 && cell.every((block) => block.kind === 'paragraph'));
    if (!single) {
      this.empty = true;
      for (const cell of filled) {
        const before: boolean = this.empty;
        this.blocks(cell, depth + 1);
        // The cells of a row belong together: no empty line between them.
        this.empty = filled.indexOf(cell) === filled.length - 1 ? before : false;
      }
      return;
    }
    const runs: FlowRun[] = [];
    let heading = 0;
    for (const cell of filled) {
      for (const block of cell) {
        if (block.kind !== 'paragraph') continue;
        heading = Math.max(heading, block.heading);
        if (runs.length > 0) runs.push({ text: '\t', bold: false, italic: false, size: 0, hidden: false });
        runs.push(...block.runs.map((run) => ({ ...run, text: run.text.replaceAll('\n', ' ') })));
      }
    }
    this.paragraph({ kind: 'paragraph', runs, heading, list: false });
  }
}

/** A page laid out with a table: few rows, several cells that hold whole paragraphs or a heading each. */
function isLayoutTable(table: FlowTable): boolean {
  const rows = table.rows.filter((row) => row.some((cell) => lineCount(cell) > 0));
  if (rows.length > 3) return false;
  const tall = rows.filter((row) => row.filter((cell) => lineCount(cell) >= 4).length >= 2);
  return tall.length > 0 && tall.length >= rows.length - 1;
}

function lineCount(blocks: FlowBlock[]): number {
  let count = 0;
  for (const block of blocks) {
    if (block.kind === 'table')
      count += block.rows.reduce((sum, row) => sum + row.reduce((n, cell) => n + lineCount(cell), 0), 0);
    else count += linesOf(block.runs).filter((runs) => runs.some((run) => run.text.trim() !== '')).length;
  }
  return count;
}

function linesOf(runs: FlowRun[]): FlowRun[][] {
  const lines: FlowRun[][] = [[]];
  for (const run of runs) {
    if (run.hidden) continue;
    run.text.split('\n').forEach((text, i) => {
      if (i > 0) lines.push([]);
      if (text !== '') lines[lines.length - 1]?.push({ ...run, text });
    });
  }
  return lines;
}

function cellsOf(runs: FlowRun[]): RawCell[] {
  const cells: RawCell[] = [];
  let text = '';
  let styleBreaks: number[] = [];
  let bold = false;
  let previous: FlowRun | null = null;
  let x = 0;
  const flush = (): void => {
    const lead = text.length - text.trimStart().length;
    const trimmed = text.trim();
    if (trimmed !== '') {
      const breaks = styleBreaks.map((at) => at - lead).filter((at) => at > 0 && at < trimmed.length);
      cells.push({ text: trimmed, x0: x, x1: x + trimmed.length * 5, styleBreaks: breaks, bold });
    }
    x += text.length * 5 + 20;
    text = '';
    styleBreaks = [];
    previous = null;
    bold = false;
  };
  for (const run of runs) {
    for (const [i, part] of run.text.split('\t').entries()) {
      if (i > 0) flush();
      const clean = part.replace(/[\r\u00a0 ]+/g, ' ');
      if (clean === '') continue;
      if (previous !== null && (previous.bold !== run.bold || previous.italic !== run.italic))
        styleBreaks.push(text.length);
      if (text === '') bold = run.bold;
      text += text.endsWith(' ') ? clean.replace(/^ +/, '') : clean;
      if (clean.trim() !== '') previous = run;
    }
  }
  flush();
  return cells;
}
