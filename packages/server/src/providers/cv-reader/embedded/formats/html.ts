import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { emptyDocument, failure, LIMITS, type RawDocument, type RawFailure } from '../text/raw-document.ts';
import { type FlowBlock, type FlowParagraph, type FlowTable, flowLines } from './flow.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];
type Format = { bold: boolean; italic: boolean; size: number; hidden: boolean; pre: boolean };

/** `isCut`: a part of the page was not walked. */
type State = { pictures: boolean; nodes: number; isCut: boolean };

const SKIP = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'svg',
  'math',
  'iframe',
  'object',
  'select',
  'textarea',
  'canvas',
  'audio',
  'video',
  'title',
]);
const BLOCKS = new Set(
  'p div section article header footer main aside nav ul ol dl dt dd li h1 h2 h3 h4 h5 h6 address blockquote pre figure figcaption form fieldset hr details summary body html center'.split(
    ' ',
  ),
);

/** The visible text of an HTML page; style sheets are not computed, inline styles that hide text are. */
export function readHtml(source: string): RawDocument | RawFailure {
  const blocks: FlowBlock[] = [];
  const links: string[] = [];
  const state: State = { pictures: false, nodes: 0, isCut: false };
  const writer = new HtmlWriter(blocks, links, state);
  writer.walk(parse(source), { bold: false, italic: false, size: 0, hidden: false, pre: false }, 0);
  writer.end();
  const { lines, hidden } = flowLines(blocks);
  if (lines.length === 0 && state.isCut) {
    return failure('too-large', 'the web page is nested too deeply, or has too many parts, to be read');
  }
  return { ...emptyDocument(), lines, hidden, links, hasPictures: state.pictures };
}

class HtmlWriter {
  private readonly blocks: FlowBlock[];
  private readonly links: string[];
  private readonly state: State;
  private paragraph: FlowParagraph = { kind: 'paragraph', runs: [], heading: 0, list: false };

  constructor(blocks: FlowBlock[], links: string[], state: State) {
    this.blocks = blocks;
    this.links = links;
    this.state = state;
  }

  walk(node: Node, format: Format, depth: number): void {
    this.state.nodes += 1;
    if (depth > LIMITS.nesting || this.state.nodes > 200_000) {
      this.state.isCut = true;
      return;
    }
    if (node.nodeName === '#text' && 'value' in node) {
      const text = format.pre ? node.value : node.value.replace(/\s+/g, ' ');
      this.add(text, format);
      return;
    }
    if (!('childNodes' in node)) return;
    if (!('tagName' in node)) {
      for (const child of node.childNodes) this.walk(child, format, depth + 1);
      return;
    }
    this.element(node, format, depth);
  }

  private element(node: Element, format: Format, depth: number): void {
    const tag = node.tagName;
    if (SKIP.has(tag)) return;
    const attributes = Object.fromEntries(node.attrs.map((attribute) => [attribute.name, attribute.value]));
    const own = styled(tag, attributes, format);
    if (tag === 'img') this.state.pictures = true;
    if (tag === 'a' && attributes.href !== undefined && /^(?:https?:|mailto:|tel:)/i.test(attributes.href))
      this.links.push(attributes.href);
    if (tag === 'br') this.add('\n', { ...own, pre: true });
    else if (tag === 'table') {
      this.end();
      const table: FlowTable = { kind: 'table', rows: [] };
      this.blocks.push(table);
      this.rows(node, own, table, depth + 1);
    } else if (BLOCKS.has(tag)) {
      this.end();
      const level = /^h([1-6])$/.exec(tag)?.[1];
      if (level !== undefined) this.paragraph.heading = Number(level);
      if (tag === 'li') this.paragraph.list = true;
      for (const child of node.childNodes) this.walk(child, own, depth + 1);
      this.end();
    } else for (const child of node.childNodes) this.walk(child, own, depth + 1);
  }

  private rows(node: Element, format: Format, table: FlowTable, depth: number): void {
    for (const child of node.childNodes) {
      if (!('tagName' in child) || depth > LIMITS.nesting) continue;
      if (child.tagName === 'tr') {
        const row: FlowBlock[][] = [];
        for (const cell of child.childNodes) {
          if (!('tagName' in cell) || (cell.tagName !== 'td' && cell.tagName !== 'th')) continue;
          const blocks: FlowBlock[] = [];
          const inner = new HtmlWriter(blocks, this.links, this.state);
          const own = styled(cell.tagName, Object.fromEntries(cell.attrs.map((a) => [a.name, a.value])), format);
          for (const part of cell.childNodes) inner.walk(part, own, depth + 1);
          inner.end();
          row.push(blocks);
        }
        table.rows.push(row);
      } else this.rows(child, format, table, depth + 1);
    }
  }

  private add(text: string, format: Format): void {
    if (text === '' || (text === ' ' && this.paragraph.runs.length === 0)) return;
    const { bold, italic, size, hidden } = format;
    this.paragraph.runs.push({ text, bold, italic, size, hidden });
  }

  end(): void {
    if (this.paragraph.runs.some((run) => run.text.trim() !== '')) this.blocks.push(this.paragraph);
    this.paragraph = { kind: 'paragraph', runs: [], heading: 0, list: false };
  }
}

const SIZES: Record<string, number> = { h1: 24, h2: 18, h3: 14, h4: 12 };

function styled(tag: string, attributes: Record<string, string>, outer: Format): Format {
  const style = (attributes.style ?? '').toLowerCase().replace(/\s+/g, '');
  const format = { ...outer };
  if (/^(?:b|strong|h[1-6]|th)$/.test(tag) || /font-weight:(?:bold|[6-9]00)/.test(style)) format.bold = true;
  if (/^(?:i|em|cite)$/.test(tag) || style.includes('font-style:italic')) format.italic = true;
  if (tag === 'pre') format.pre = true;
  format.size = SIZES[tag] ?? format.size;
  const size = /font-size:([\d.]+)(px|pt|em|rem)?/.exec(style);
  if (size?.[1] !== undefined) {
    const value = Number(size[1]);
    format.size = size[2] === 'px' ? value * 0.75 : size[2] === 'pt' ? value : value * 11;
    if (format.size < 2.2) format.hidden = true;
  }
  const dark = /background(?:-color)?:(?!#fff|white|transparent|none)/.test(style);
  if (
    'hidden' in attributes ||
    /display:none|visibility:hidden|opacity:0(?![.\d])|(?:left|top|text-indent|margin-left):-\d{3,}/.test(style) ||
    (/(?:^|;)color:(?:#fff(?:fff)?(?![0-9a-f])|white|transparent)/.test(style) && !dark)
  ) {
    format.hidden = true;
  }
  return format;
}
