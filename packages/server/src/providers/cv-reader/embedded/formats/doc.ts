import { emptyDocument, failure, LIMITS, type RawDocument, type RawFailure } from '../text/raw-document.ts';
import { type CharacterRun, characterRuns, type ParagraphRun, paragraphRuns } from './doc-characters.ts';
import { type FlowBlock, type FlowParagraph, type FlowRun, flowLines } from './flow.ts';
import type { CompoundFile } from './ole.ts';

type PieceOfText = { text: string; fc: number; wide: boolean };

/** A Word 97–2003 document: its pieces of text in order, with the formatting that hides or stresses text. */
export function readDoc(file: CompoundFile): RawDocument | RawFailure {
  const main = file.stream('WordDocument');
  if (main === null || main.length < 898) return failure('damaged', 'the Word document has no text part or is cut off');
  const view = new DataView(main.buffer, main.byteOffset, main.byteLength);
  const flags = view.getUint16(10, true);
  if ((flags & 0x0100) !== 0)
    return failure('encrypted', 'the Word document is encrypted: save it without a password and send it again');
  const table = file.stream((flags & 0x0200) !== 0 ? '1Table' : '0Table');
  if (table === null) return failure('damaged', 'the Word document is cut off: its tables are missing');
  const pieces = piecesOf(main, table, view.getUint32(418, true), view.getUint32(422, true), view.getUint16(20, true));
  if (pieces === null) return failure('damaged', 'the Word document is damaged: its text cannot be put together');
  const bodyLength = view.getUint32(76, true);
  const headerLength = view.getUint32(84, true);
  const footnoteLength = view.getUint32(80, true);
  const runs = characterRuns(main, table, view.getUint32(250, true), view.getUint32(254, true));
  const paragraphs = paragraphRuns(main, table, view.getUint32(258, true), view.getUint32(262, true));
  const letters = lettersOf(pieces, runs, bodyLength + footnoteLength + headerLength);
  if (letters === null) return failure('too-large', 'the document holds far more text than a CV');
  const body = blocksOf(letters.slice(0, bodyLength), paragraphs);
  const headers = blocksOf(letters.slice(bodyLength + footnoteLength), paragraphs);
  const { lines, hidden } = flowLines([...headers, ...body]);
  return {
    ...emptyDocument(),
    lines,
    hidden,
    links: linksIn(letters),
    hasPictures: letters.some((letter) => letter.unit === '\u0001'),
  };
}

function piecesOf(
  main: Uint8Array,
  table: Uint8Array,
  at: number,
  size: number,
  language: number,
): PieceOfText[] | null {
  if (at + size > table.length || size < 5) return null;
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  let pos = at;
  while (pos < at + size && table[pos] === 1) pos += 3 + view.getUint16(pos + 1, true);
  if (table[pos] !== 2 || pos + 5 > table.length) return null;
  const length = view.getUint32(pos + 1, true);
  const start = pos + 5;
  const count = Math.floor((length - 4) / 12);
  if (count < 1 || start + length > table.length || count > 100_000) return null;
  const narrow = new TextDecoder(language === 0x0411 ? 'shift_jis' : 'windows-1252');
  const utf16 = new TextDecoder('utf-16le');
  const pieces: PieceOfText[] = [];
  for (let i = 0; i < count; i += 1) {
    const from = view.getUint32(start + i * 4, true);
    const to = view.getUint32(start + i * 4 + 4, true);
    if (to < from || to - from > LIMITS.characters * 2) return null;
    const fc = view.getUint32(start + (count + 1) * 4 + i * 8 + 2, true);
    const wide = (fc & 0x40000000) === 0;
    const offset = wide ? fc : (fc & 0x3fffffff) / 2;
    const end = offset + (to - from) * (wide ? 2 : 1);
    if (end > main.length) return null;
    const raw = main.subarray(offset, end);
    pieces.push({ text: wide ? utf16.decode(raw) : narrow.decode(raw), fc: offset, wide });
  }
  return pieces;
}

type Letter = { unit: string; at: number; run: CharacterRun | null };

function lettersOf(pieces: PieceOfText[], runs: CharacterRun[], limit: number): Letter[] | null {
  const letters: Letter[] = [];
  for (const piece of pieces) {
    let index = 0;
    for (let i = 0; i < piece.text.length && letters.length < limit; i += 1) {
      const at = piece.fc + i * (piece.wide ? 2 : 1);
      while (index < runs.length && (runs[index]?.to ?? 0) <= at) index += 1;
      const run = runs[index];
      letters.push({ unit: piece.text.charAt(i), at, run: run !== undefined && run.from <= at ? run : null });
    }
    if (letters.length > LIMITS.characters) return null;
  }
  return letters;
}

/** Paragraphs end in 0x0D, cells in 0x07, and so do rows, marked by their paragraph properties. Field codes are left out. */
function blocksOf(letters: Letter[], paragraphs: ParagraphRun[]): FlowBlock[] {
  const blocks: FlowBlock[] = [];
  let paragraph = newParagraph();
  const cell: FlowBlock[] = [];
  let row: FlowBlock[][] = [];
  let fieldCode = 0;
  const end = (properties: ParagraphRun | null): void => {
    paragraph.heading = properties?.heading ?? 0;
    paragraph.list = properties?.list ?? false;
    (properties?.inTable === true ? cell : blocks).push(paragraph);
    paragraph = newParagraph();
  };
  const endRow = (): void => {
    if (cell.length > 0) row.push(cell.splice(0));
    if (row.length === 0) return;
    const last = blocks[blocks.length - 1];
    if (last !== undefined && last.kind === 'table') last.rows.push(row);
    else blocks.push({ kind: 'table', rows: [row] });
    row = [];
  };
  for (const { unit, at, run } of letters) {
    const code = unit.charCodeAt(0);
    if (code === 0x13) fieldCode += 1;
    else if (code === 0x14 || code === 0x15) fieldCode = Math.max(0, fieldCode - 1);
    else if (fieldCode > 0 || code === 0x01 || code === 0x02 || code === 0x05 || code === 0x08 || code === 0x1f)
      continue;
    else if (code === 0x07) {
      const properties = runAt(paragraphs, at);
      if (properties?.rowEnd === true) {
        paragraph = newParagraph();
        endRow();
      } else {
        end(properties === null ? null : { ...properties, inTable: true });
        row.push(cell.splice(0));
      }
    } else if (code === 0x0d || code === 0x0c || code === 0x0e) {
      const properties = runAt(paragraphs, at);
      if (properties?.inTable !== true) endRow();
      end(properties);
    } else if (code === 0x0b) addText(paragraph, '\n', run);
    else if (code === 0x1e) addText(paragraph, '-', run);
    else if (code === 0x09 || code >= 0x20) addText(paragraph, code >= 0xf000 && code <= 0xf0ff ? '•' : unit, run);
  }
  endRow();
  if (paragraph.runs.length > 0) blocks.push(paragraph);
  return blocks;
}

function runAt(runs: ParagraphRun[], at: number): ParagraphRun | null {
  let low = 0;
  let high = runs.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const run = runs[middle];
    if (run === undefined) return null;
    if (at < run.from) high = middle - 1;
    else if (at >= run.to) low = middle + 1;
    else return run;
  }
  return null;
}

function newParagraph(): FlowParagraph {
  return { kind: 'paragraph', runs: [], heading: 0, list: false };
}

function addText(paragraph: FlowParagraph, text: string, run: CharacterRun | null): void {
  const format: Omit<FlowRun, 'text'> = {
    bold: run?.bold ?? false,
    italic: run?.italic ?? false,
    size: run?.size ?? 0,
    hidden: run?.hidden ?? false,
  };
  const last = paragraph.runs[paragraph.runs.length - 1];
  if (
    last !== undefined &&
    last.bold === format.bold &&
    last.italic === format.italic &&
    last.hidden === format.hidden &&
    last.size === format.size
  ) {
    last.text += text;
  } else paragraph.runs.push({ text, ...format });
}

function linksIn(letters: Letter[]): string[] {
  const fields = letters
    .map((letter) => letter.unit)
    .join('')
    .split('\u0013')
    .slice(1);
  return fields.flatMap((field) => /^\s*HYPERLINK\s+"([^"]{4,500})"/.exec(field)?.[1] ?? []);
}
