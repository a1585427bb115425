import type { FlowBlock, FlowParagraph, FlowRun, FlowTable } from './flow.ts';
import { readXml } from './xml.ts';

type Format = { bold: boolean; italic: boolean; size: number; hidden: boolean; colour: string; shade: string };
type Style = Partial<Format> & { heading: number; parent: string };

export type DocxStyles = { byId: Map<string, Style>; size: number };

/** The styles part: what a paragraph or character style sets, with its parents looked through. */
export function docxStyles(xml: string): DocxStyles {
  const byId = new Map<string, Style>();
  let size = 11;
  if (xml === '') return { byId, size };
  let id = '';
  let style: Style = { heading: 0, parent: '' };
  let inDefaults = false;
  readXml(xml, {
    open(name, attributes) {
      const value = attributes['w:val'] ?? '';
      if (name === 'w:docDefaults') inDefaults = true;
      else if (name === 'w:style') {
        id = attributes['w:styleId'] ?? '';
        style = { heading: 0, parent: '' };
        byId.set(id, style);
      } else if (name === 'w:name') {
        const level = /^heading (\d)/i.exec(value)?.[1];
        if (level !== undefined) style.heading = Number(level);
        if (/^title$/i.test(value)) style.heading = 1;
      } else if (name === 'w:basedOn') style.parent = value;
      else if (name === 'w:outlineLvl' && Number(value) < 9 && style.heading === 0) style.heading = Number(value) + 1;
      else if (name === 'w:sz' && inDefaults) size = Number(value) / 2 || size;
      else Object.assign(style, formatOf(name, attributes));
    },
    close(name) {
      if (name === 'w:docDefaults') inDefaults = false;
    },
    text() {},
  });
  return { byId, size };
}

function formatOf(name: string, attributes: Record<string, string>): Partial<Format> {
  const value = attributes['w:val'];
  const on = value === undefined || !/^(?:0|false|off|none)$/.test(value);
  switch (name) {
    case 'w:b':
      return { bold: on };
    case 'w:i':
      return { italic: on };
    case 'w:sz':
      return { size: Number(value) / 2 || 0 };
    case 'w:vanish':
    case 'w:webHidden':
      return { hidden: on };
    case 'w:color':
      return { colour: (value ?? '').toLowerCase() };
    case 'w:shd':
      return { shade: (attributes['w:fill'] ?? '').toLowerCase() };
    case 'w:highlight':
      return { shade: on ? (value ?? '') : '' };
    default:
      return {};
  }
}

function resolve(styles: DocxStyles, id: string): Style {
  const merged: Style = { heading: 0, parent: '' };
  let next = id;
  for (let depth = 0; depth < 12 && next !== ''; depth += 1) {
    const style = styles.byId.get(next);
    if (style === undefined) break;
    for (const [key, value] of Object.entries(style)) {
      if (key === 'heading') merged.heading ||= style.heading;
      else if (!(key in merged) || key === 'parent') Object.assign(merged, { [key]: value });
    }
    next = style.parent;
  }
  return merged;
}

type Frame = {
  blocks: FlowBlock[];
  paragraph: FlowParagraph | null;
  style: Style;
  format: Format;
  inRunFormat: boolean;
  inParaFormat: boolean;
};

/** Elements whose text is not read: what was deleted or moved away, codes of fields, earlier formats, a second form. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'mc:Fallback',
  'w:del',
  'w:instrText',
  'w:moveFrom',
  'w:rPrChange',
  'w:pPrChange',
]);

/** The blocks of a document, header or footer part. */
export function docxBlocks(xml: string, styles: DocxStyles): FlowBlock[] {
  const plain: Format = { bold: false, italic: false, size: styles.size, hidden: false, colour: '', shade: '' };
  const root: FlowBlock[] = [];
  const frames: Frame[] = [newFrame(root, plain)];
  const tables: { table: FlowTable; cellShade: string }[] = [];
  let ignore = 0;
  let text = false;
  const top = (): Frame => frames[frames.length - 1] ?? newFrame(root, plain);

  const addText = (value: string): void => {
    const frame = top();
    if (frame.paragraph === null || ignore > 0) return;
    const { format } = frame;
    const shade = format.shade || (tables[tables.length - 1]?.cellShade ?? '');
    frame.paragraph.runs.push({
      text: value,
      bold: format.bold,
      italic: format.italic,
      size: format.size,
      hidden: format.hidden || isUnseen(format.colour, shade) || (format.size > 0 && format.size < 2.2),
    } satisfies FlowRun);
  };

  readXml(xml, {
    open(name, attributes) {
      if (LEFT_OUT.has(name)) {
        ignore += 1;
        return;
      }
      const frame = top();
      switch (name) {
        case 'w:txbxContent':
          // A text box is read where it is anchored, before the paragraph that carries it.
          frames.push(newFrame(frame.blocks, plain));
          break;
        case 'w:tbl': {
          const table: FlowTable = { kind: 'table', rows: [] };
          if (ignore === 0) frame.blocks.push(table);
          tables.push({ table, cellShade: '' });
          break;
        }
        case 'w:tr':
          tables[tables.length - 1]?.table.rows.push([]);
          break;
        case 'w:tc': {
          const holder = tables[tables.length - 1];
          const cell: FlowBlock[] = [];
          holder?.table.rows[holder.table.rows.length - 1]?.push(cell);
          if (holder !== undefined) holder.cellShade = '';
          frames.push(newFrame(cell, plain));
          break;
        }
        case 'w:p':
          frame.paragraph = { kind: 'paragraph', runs: [], heading: 0, list: false };
          frame.style = { heading: 0, parent: '' };
          frame.format = { ...plain };
          break;
        case 'w:pPr':
          frame.inParaFormat = true;
          break;
        case 'w:pStyle':
          frame.style = resolve(styles, attributes['w:val'] ?? '');
          frame.format = { ...plain, ...formatPart(frame.style) };
          if (frame.paragraph !== null) frame.paragraph.heading = frame.style.heading;
          break;
        case 'w:numPr':
          if (frame.paragraph !== null && frame.style.heading === 0) frame.paragraph.list = true;
          break;
        case 'w:outlineLvl':
          if (frame.paragraph !== null && Number(attributes['w:val']) < 9)
            frame.paragraph.heading ||= Number(attributes['w:val']) + 1;
          break;
        case 'w:r':
          frame.format = { ...plain, ...formatPart(frame.style) };
          break;
        case 'w:rPr':
          frame.inRunFormat = true;
          break;
        case 'w:rStyle':
          if (!frame.inParaFormat) Object.assign(frame.format, formatPart(resolve(styles, attributes['w:val'] ?? '')));
          break;
        case 'w:t':
          text = true;
          break;
        case 'w:tab':
          if (!frame.inParaFormat) addText('\t');
          break;
        case 'w:br':
        case 'w:cr':
          addText('\n');
          break;
        case 'w:noBreakHyphen':
          addText('-');
          break;
        case 'w:sym':
          addText('•');
          break;
        case 'w:shd': {
          const holder = tables[tables.length - 1];
          if (frame.paragraph === null && holder !== undefined)
            holder.cellShade = (attributes['w:fill'] ?? '').toLowerCase();
          else if (frame.inParaFormat && !frame.inRunFormat)
            frame.style = { ...frame.style, ...formatOf(name, attributes) };
          else Object.assign(frame.format, formatOf(name, attributes));
          break;
        }
        default:
          // The run format inside a paragraph's properties belongs to the paragraph mark only.
          if (frame.inRunFormat && !frame.inParaFormat) Object.assign(frame.format, formatOf(name, attributes));
      }
    },
    close(name) {
      if (LEFT_OUT.has(name)) {
        ignore -= 1;
        return;
      }
      const frame = top();
      switch (name) {
        case 'w:txbxContent':
        case 'w:tc':
          if (frames.length > 1) frames.pop();
          break;
        case 'w:tbl':
          tables.pop();
          break;
        case 'w:p':
          if (frame.paragraph !== null && ignore === 0) frame.blocks.push(frame.paragraph);
          frame.paragraph = null;
          break;
        case 'w:pPr':
          frame.inParaFormat = false;
          break;
        case 'w:rPr':
          frame.inRunFormat = false;
          break;
        case 'w:t':
          text = false;
          break;
        default:
      }
    },
    text(value) {
      if (text) addText(value.replaceAll('\n', ' '));
    },
  });
  return root;
}

function newFrame(blocks: FlowBlock[], plain: Format): Frame {
  return {
    blocks,
    paragraph: null,
    style: { heading: 0, parent: '' },
    format: { ...plain },
    inRunFormat: false,
    inParaFormat: false,
  };
}

function formatPart(style: Style): Partial<Format> {
  const { heading: _heading, parent: _parent, ...format } = style;
  return format;
}

/** Text in the colour of the paper, with nothing darker laid under it. */
function isUnseen(colour: string, shade: string): boolean {
  const pale = /^(?:f[a-f0-9]){3}$/.test(colour);
  const lightBackground =
    shade === '' || shade === 'auto' || shade === 'none' || shade === 'white' || /^(?:f[a-f0-9]){3}$/.test(shade);
  return pale && lightBackground;
}
