import type { FlowBlock, FlowParagraph, FlowTable } from './flow.ts';

type Format = { bold: boolean; italic: boolean; size: number; hidden: boolean; colour: number; background: number };

const PLAIN: Format = { bold: false, italic: false, size: 12, hidden: false, colour: 0, background: 0 };

/** Collects paragraphs and table rows from the control words of an RTF document. */
export class RtfBlocks {
  private readonly blocks: FlowBlock[] = [];
  private readonly formats: Format[] = [];
  private format: Format = { ...PLAIN };
  private paragraph: FlowParagraph = { kind: 'paragraph', runs: [], heading: 0, list: false };
  private cell: FlowBlock[] = [];
  private row: FlowBlock[][] = [];
  private inTable = false;
  private readonly colours: boolean[] = [];
  private parts = { red: 0, green: 0, blue: 0 };
  private coloured = false;

  pushFormat(): void {
    this.formats.push({ ...this.format });
  }

  popFormat(): void {
    this.format = this.formats.pop() ?? this.format;
  }

  text(value: string): void {
    const hidden =
      this.format.hidden ||
      (this.colours[this.format.colour] === true && !(this.format.background > 0)) ||
      this.format.size < 2.2;
    this.paragraph.runs.push({
      text: value,
      bold: this.format.bold,
      italic: this.format.italic,
      size: this.format.size,
      hidden,
    });
  }

  colourPart(name: 'red' | 'green' | 'blue', value: number): void {
    this.parts = { ...this.parts, [name]: value };
    this.coloured = true;
  }

  /** Remembers for each entry of the colour table whether it is as good as white. */
  endColour(): void {
    this.colours.push(this.coloured && Math.min(this.parts.red, this.parts.green, this.parts.blue) >= 240);
    this.parts = { red: 0, green: 0, blue: 0 };
    this.coloured = false;
  }

  control(name: string, value: number | null): void {
    const on = value !== 0;
    switch (name) {
      case 'par':
      case 'sect':
      case 'page':
        this.paragraphEnd();
        break;
      case 'line':
        this.text('\n');
        break;
      case 'tab':
        this.text('\t');
        break;
      case 'cell':
        this.cellEnd();
        break;
      case 'row':
        this.rowEnd();
        break;
      case 'nestcell':
        this.paragraphEnd();
        break;
      case 'pard':
        this.paragraph.heading = 0;
        this.paragraph.list = false;
        this.inTable = false;
        break;
      case 'intbl':
        this.inTable = true;
        break;
      case 'outlinelevel':
        if (value !== null && value < 9) this.paragraph.heading = value + 1;
        break;
      case 'ls':
      case 'pnlvlblt':
        this.paragraph.list = true;
        break;
      case 'plain':
        this.format = { ...PLAIN };
        break;
      case 'b':
        this.format.bold = on;
        break;
      case 'i':
        this.format.italic = on;
        break;
      case 'fs':
        this.format.size = (value ?? 24) / 2;
        break;
      case 'v':
        this.format.hidden = on;
        break;
      case 'cf':
        this.format.colour = value ?? 0;
        break;
      case 'cb':
      case 'chcbpat':
      case 'highlight':
        this.format.background = value ?? 0;
        break;
      case 'bullet':
        this.text('•');
        break;
      case 'endash':
        this.text('–');
        break;
      case 'emdash':
        this.text('—');
        break;
      case 'lquote':
      case 'rquote':
        this.text('’');
        break;
      case 'ldblquote':
      case 'rdblquote':
        this.text('"');
        break;
      case 'emspace':
      case 'enspace':
        this.text(' ');
        break;
      default:
    }
  }

  paragraphEnd(): void {
    if (!this.inTable && this.row.length > 0) this.rowEnd();
    const target = this.inTable ? this.cell : this.blocks;
    target.push(this.paragraph);
    this.paragraph = { kind: 'paragraph', runs: [], heading: 0, list: this.paragraph.list };
  }

  private cellEnd(): void {
    this.cell.push(this.paragraph);
    this.paragraph = { kind: 'paragraph', runs: [], heading: 0, list: false };
    this.row.push(this.cell);
    this.cell = [];
  }

  private rowEnd(): void {
    const last = this.blocks[this.blocks.length - 1];
    if (last !== undefined && last.kind === 'table') last.rows.push(this.row);
    else {
      const table: FlowTable = { kind: 'table', rows: [this.row] };
      this.blocks.push(table);
    }
    this.row = [];
  }

  finish(): FlowBlock[] {
    if (this.paragraph.runs.length > 0) this.paragraphEnd();
    if (this.cell.length > 0) this.row.push(this.cell);
    if (this.row.length > 0) this.rowEnd();
    return this.blocks;
  }
}
