/** Formatting of a stretch of the main stream, by byte offsets. */
export type CharacterRun = { from: number; to: number; bold: boolean; italic: boolean; size: number; hidden: boolean };

/** Paragraph properties of a stretch of the main stream. */
export type ParagraphRun = {
  from: number;
  to: number;
  inTable: boolean;
  rowEnd: boolean;
  heading: number;
  list: boolean;
};

/** Character formatting from the formatted disk pages that the table stream points to; in order of offsets. */
export function characterRuns(main: Uint8Array, table: Uint8Array, at: number, size: number): CharacterRun[] {
  const runs: CharacterRun[] = [];
  for (const { view, index, count } of pageEntries(main, table, at, size)) {
    const run = { ...span(view, index), bold: false, italic: false, size: 0, hidden: false };
    const offset = view.getUint8((count + 1) * 4 + index) * 2;
    if (offset > 0 && offset < 511) {
      properties(view, offset + 1, Math.min(offset + 1 + view.getUint8(offset), 511), (code, operand) =>
        character(run, code, operand),
      );
    }
    if (run.to > run.from) runs.push(run);
  }
  return runs.sort((a, b) => a.from - b.from);
}

/** Paragraph properties, in order of offsets. */
export function paragraphRuns(main: Uint8Array, table: Uint8Array, at: number, size: number): ParagraphRun[] {
  const runs: ParagraphRun[] = [];
  for (const { view, index, count } of pageEntries(main, table, at, size)) {
    const run = { ...span(view, index), inTable: false, rowEnd: false, heading: 0, list: false };
    let offset = view.getUint8((count + 1) * 4 + index * 13) * 2;
    if (offset > 0 && offset < 508) {
      let length = view.getUint8(offset) * 2 - 1;
      if (length < 0) {
        offset += 1;
        length = view.getUint8(offset) * 2;
      }
      const style = view.getUint16(offset + 1, true);
      // The first nine style slots are always the built-in headings.
      if (style >= 1 && style <= 9) run.heading = style;
      properties(view, offset + 3, Math.min(offset + 1 + length, 511), (code, operand) => {
        if (code === 0x2416) run.inTable = operand.getUint8(0) === 1;
        else if (code === 0x2417) run.rowEnd = operand.getUint8(0) === 1;
        else if (code === 0x460b) run.list = operand.getInt16(0, true) > 0 && run.heading === 0;
      });
    }
    if (run.to > run.from) runs.push(run);
  }
  return runs.sort((a, b) => a.from - b.from);
}

function* pageEntries(
  main: Uint8Array,
  table: Uint8Array,
  at: number,
  size: number,
): Generator<{ view: DataView; index: number; count: number }> {
  if (size < 12 || at + size > table.length) return;
  const plc = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const pages = Math.floor((size - 4) / 8);
  for (let i = 0; i < pages && i < 20_000; i += 1) {
    const start = (plc.getUint32(at + (pages + 1) * 4 + i * 4, true) & 0x3fffff) * 512;
    if (start + 512 > main.length) continue;
    const view = new DataView(main.buffer, main.byteOffset + start, 512);
    const count = view.getUint8(511);
    if (count * 5 + 4 > 511) continue;
    for (let index = 0; index < count; index += 1) yield { view, index, count };
  }
}

function span(view: DataView, index: number): { from: number; to: number } {
  return { from: view.getUint32(index * 4, true), to: view.getUint32(index * 4 + 4, true) };
}

/** Operand sizes by the three top bits of a property's code; -1 stands for a length byte. */
const OPERANDS = [1, 1, 2, 4, 2, 2, -1, 3];

function properties(view: DataView, from: number, to: number, use: (code: number, operand: DataView) => void): void {
  let at = from;
  while (at + 2 < to) {
    const code = view.getUint16(at, true);
    at += 2;
    const kind = OPERANDS[code >> 13] ?? 1;
    const length = kind < 0 ? view.getUint8(at) + 1 : kind;
    if (at + length > 512) return;
    use(code, new DataView(view.buffer, view.byteOffset + at, length));
    at += length;
  }
}

function character(run: CharacterRun, code: number, operand: DataView): void {
  if (code === 0x0835) run.bold = (operand.getUint8(0) & 1) === 1;
  else if (code === 0x0836) run.italic = (operand.getUint8(0) & 1) === 1;
  else if (code === 0x083c) run.hidden ||= (operand.getUint8(0) & 1) === 1;
  else if (code === 0x4a43) {
    run.size = operand.getUint16(0, true) / 2;
    if (run.size < 2.2) run.hidden = true;
  } else if (code === 0x6870 && operand.getUint8(3) === 0) {
    if (Math.min(operand.getUint8(0), operand.getUint8(1), operand.getUint8(2)) >= 240) run.hidden = true;
  } else if (code === 0x2a42 && operand.getUint8(0) === 8) run.hidden = true;
}
