import { emptyDocument, failure, type RawDocument, type RawFailure } from '../text/raw-document.ts';
import { type DocxStyles, docxBlocks, docxStyles } from './docx-blocks.ts';
import { type FlowBlock, flowLines } from './flow.ts';
import { readXml, XmlError } from './xml.ts';
import type { Zip } from './zip.ts';

const utf8 = new TextDecoder();

/** A Word document: page headers, body with tables and text boxes, page footers. */
export function readDocx(zip: Zip): RawDocument | RawFailure {
  const parts: { name: string; xml: string }[] = [];
  const body = mainPart(zip.names);
  if (body === null) return failure('damaged', 'the Word document has no text part');
  const folder = body.replace(/[^/]+$/, '');
  const inFolder = (pattern: RegExp): string[] =>
    zip.names.filter((name) => name.startsWith(folder) && pattern.test(name.slice(folder.length))).sort();
  let stylesXml = '';
  let relations = '';
  for (const name of [
    `${folder}styles.xml`,
    `${folder}_rels/${body.slice(folder.length)}.rels`,
    ...inFolder(/^header\d*\.xml$/),
    body,
    ...inFolder(/^footer\d*\.xml$/),
  ]) {
    const content = zip.read(name);
    if (content === null) continue;
    if (!(content instanceof Uint8Array)) return content;
    const xml = utf8.decode(content);
    if (name.endsWith('styles.xml')) stylesXml = xml;
    else if (name.endsWith('.rels')) relations = xml;
    else parts.push({ name, xml });
  }
  try {
    return build(parts, docxStyles(stylesXml), relations);
  } catch (error) {
    if (error instanceof XmlError) return failure('damaged', `the Word document is damaged: ${error.message}`);
    throw error;
  }
}

function mainPart(names: string[]): string | null {
  return names.find((name) => /^word\/document\d*\.xml$/.test(name)) ?? null;
}

function build(parts: { name: string; xml: string }[], styles: DocxStyles, relations: string): RawDocument {
  const blocks: FlowBlock[] = [];
  const seen = new Set<string>();
  for (const part of parts) {
    const own = docxBlocks(part.xml, styles);
    const key = JSON.stringify(own);
    // First-page, odd and even headers often say the same.
    if (seen.has(key)) continue;
    seen.add(key);
    blocks.push(...own);
  }
  const { lines, hidden } = flowLines(blocks);
  return { ...emptyDocument(), lines, hidden, links: linksOf(relations), hasPictures: /\/image"/.test(relations) };
}

function linksOf(relations: string): string[] {
  const links: string[] = [];
  if (relations === '') return links;
  readXml(relations, {
    open(_name, attributes) {
      if (attributes.Type?.endsWith('/hyperlink') === true && attributes.Target !== undefined)
        links.push(attributes.Target);
    },
    close() {},
    text() {},
  });
  return links;
}
