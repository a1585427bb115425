import { emptyDocument, failure, type RawDocument, type RawFailure } from '../text/raw-document.ts';
import { type FlowBlock, type FlowParagraph, type FlowTable, flowLines } from './flow.ts';
import { readXml, XmlError } from './xml.ts';
import type { Zip } from './zip.ts';

type Format = { bold: boolean; italic: boolean; size: number; hidden: boolean; colour: string; background: string };

const utf8 = new TextDecoder();
const PLAIN: Format = { bold: false, italic: false, size: 12, hidden: false, colour: '', background: '' };

/** An OpenDocument text: page headers, body, page footers. */
export function readOdt(zip: Zip): RawDocument | RawFailure {
  const manifest = zip.read('META-INF/manifest.xml');
  if (manifest instanceof Uint8Array && utf8.decode(manifest).includes('encryption-data')) {
    return failure('encrypted', 'the document is encrypted: save it without a password and send it again');
  }
  const content = zip.read('content.xml');
  if (content === null) return failure('damaged', 'the document has no text part');
  if (!(content instanceof Uint8Array)) return content;
  const master = zip.read('styles.xml');
  if (master !== null && !(master instanceof Uint8Array)) return master;
  try {
    const styles = new Map<string, Partial<Format>>();
    const links: string[] = [];
    const head = master === null ? { before: [], body: [], after: [] } : blocksOf(utf8.decode(master), styles, links);
    const body = blocksOf(utf8.decode(content), styles, links);
    const { lines, hidden } = flowLines([...head.before, ...body.body, ...head.after]);
    const hasPictures = zip.names.some((name) => name.startsWith('Pictures/'));
    return { ...emptyDocument(), lines, hidden, links, hasPictures };
  } catch (error) {
    if (error instanceof XmlError) return failure('damaged', `the document is damaged: ${error.message}`);
    throw error;
  }
}

type Parts = { before: FlowBlock[]; body: FlowBlock[]; after: FlowBlock[] };

function blocksOf(xml: string, styles: Map<string, Partial<Format>>, links: string[]): Parts {
  const parts: Parts = { before: [], body: [], after: [] };
  const targets: FlowBlock[][] = [];
  const tables: FlowTable[] = [];
  const paragraphs: FlowParagraph[] = [];
  const formats: Format[] = [];
  let styleName = '';
  let list = 0;
  let ignore = 0;
  const add = (text: string): void => {
    const paragraph = paragraphs[paragraphs.length - 1];
    if (paragraph === undefined || ignore > 0) return;
    const format = formats[formats.length - 1] ?? PLAIN;
    const pale = /^#(?:f[a-f0-9]){3}$/.test(format.colour);
    const hidden =
      format.hidden || (pale && !/^#(?!(?:f[a-f0-9]){3}$)[a-f0-9]{6}$/.test(format.background)) || format.size < 2.2;
    paragraph.runs.push({ text, bold: format.bold, italic: format.italic, size: format.size, hidden });
  };
  const styled = (name: string | undefined): Format => ({
    ...(formats[formats.length - 1] ?? PLAIN),
    ...(name === undefined ? {} : (styles.get(name) ?? {})),
  });
  readXml(xml, {
    open(name, attributes) {
      switch (name) {
        case 'style:style':
        case 'style:default-style':
          styleName = attributes['style:name'] ?? '';
          styles.set(styleName, { ...(styles.get(attributes['style:parent-style-name'] ?? '') ?? {}) });
          break;
        case 'style:text-properties':
        case 'style:paragraph-properties':
        case 'style:table-cell-properties':
          Object.assign(styles.get(styleName) ?? {}, formatOf(attributes));
          break;
        case 'style:header':
        case 'style:header-first':
          targets.push(parts.before);
          break;
        case 'style:footer':
        case 'style:footer-first':
          targets.push(parts.after);
          break;
        case 'office:text':
          targets.push(parts.body);
          break;
        case 'text:h':
        case 'text:p': {
          const heading = name === 'text:h' ? Number(attributes['text:outline-level'] ?? '1') || 1 : 0;
          paragraphs.push({ kind: 'paragraph', runs: [], heading, list: list > 0 });
          formats.push(styled(attributes['text:style-name']));
          break;
        }
        case 'text:span':
          formats.push(styled(attributes['text:style-name']));
          break;
        case 'text:a':
          if (attributes['xlink:href'] !== undefined) links.push(attributes['xlink:href']);
          break;
        case 'text:list':
          list += 1;
          break;
        case 'text:line-break':
          add('\n');
          break;
        case 'text:tab':
          add('\t');
          break;
        case 'text:s':
          add(' '.repeat(Math.min(Number(attributes['text:c'] ?? '1') || 1, 40)));
          break;
        case 'table:table': {
          const table: FlowTable = { kind: 'table', rows: [] };
          targets[targets.length - 1]?.push(table);
          tables.push(table);
          break;
        }
        case 'table:table-row':
          tables[tables.length - 1]?.rows.push([]);
          break;
        case 'table:table-cell': {
          const cell: FlowBlock[] = [];
          const rows = tables[tables.length - 1]?.rows;
          rows?.[rows.length - 1]?.push(cell);
          targets.push(cell);
          formats.push({ ...PLAIN, ...pick(styles.get(attributes['table:style-name'] ?? '')) });
          break;
        }
        case 'draw:text-box':
          targets.push(targets[targets.length - 1] ?? parts.body);
          break;
        case 'text:tracked-changes':
        case 'text:note':
        case 'office:annotation':
        case 'text:index-body':
          ignore += 1;
          break;
        default:
      }
    },
    close(name) {
      switch (name) {
        case 'text:h':
        case 'text:p': {
          const paragraph = paragraphs.pop();
          formats.pop();
          if (paragraph !== undefined && ignore === 0) targets[targets.length - 1]?.push(paragraph);
          break;
        }
        case 'text:span':
          formats.pop();
          break;
        case 'text:list':
          list -= 1;
          break;
        case 'table:table':
          tables.pop();
          break;
        case 'table:table-cell':
          formats.pop();
          targets.pop();
          break;
        case 'style:header':
        case 'style:header-first':
        case 'style:footer':
        case 'style:footer-first':
        case 'office:text':
        case 'draw:text-box':
          targets.pop();
          break;
        case 'text:tracked-changes':
        case 'text:note':
        case 'office:annotation':
        case 'text:index-body':
          ignore -= 1;
          break;
        default:
      }
    },
    text(value) {
      add(value.replace(/\s+/g, ' '));
    },
  });
  return parts;
}

function pick(format: Partial<Format> | undefined): Partial<Format> {
  return format?.background === undefined ? {} : { background: format.background };
}

function formatOf(attributes: Record<string, string>): Partial<Format> {
  const format: Partial<Format> = {};
  const weight = attributes['fo:font-weight'];
  if (weight !== undefined) format.bold = weight === 'bold' || Number(weight) >= 600;
  const slope = attributes['fo:font-style'];
  if (slope !== undefined) format.italic = slope !== 'normal';
  const size = /^([\d.]+)pt$/.exec(attributes['fo:font-size'] ?? '')?.[1];
  if (size !== undefined) format.size = Number(size);
  const colour = attributes['fo:color'];
  if (colour !== undefined) format.colour = colour.toLowerCase();
  const background = attributes['fo:background-color'];
  if (background !== undefined) format.background = background.toLowerCase();
  if (attributes['text:display'] === 'none') format.hidden = true;
  return format;
}
