import { zipSync } from 'fflate';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const xmlText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A paragraph of a Word document; `run` is raw run properties. */
export function docxParagraph(text: string, more: { style?: string; run?: string; list?: boolean } = {}): string {
  const style = more.style === undefined ? '' : `<w:pStyle w:val="${more.style}"/>`;
  const list = more.list === true ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '';
  const inner = xmlText(text).replaceAll('\n', '</w:t><w:br/><w:t>').replaceAll('\t', '</w:t><w:tab/><w:t>');
  return `<w:p><w:pPr>${style}${list}</w:pPr><w:r><w:rPr>${more.run ?? ''}</w:rPr><w:t xml:space="preserve">${inner}</w:t></w:r></w:p>`;
}

/** A table; each cell is raw body content. */
export function docxTable(rows: string[][]): string {
  const body = rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('');
  return `<w:tbl>${body}</w:tbl>`;
}

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

export function makeDocx(body: string, more: { header?: string; files?: Record<string, Uint8Array> } = {}): Uint8Array {
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': encode('<Types/>'),
    'word/document.xml': encode(`<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`),
    'word/styles.xml': encode(
      `<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:styleId="T1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="40"/></w:rPr></w:style><w:style w:styleId="T2"><w:name w:val="heading 2"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>`,
    ),
    ...more.files,
  };
  if (more.header !== undefined) files['word/header1.xml'] = encode(`<w:hdr ${W}>${more.header}</w:hdr>`);
  return zipSync(files);
}

/** An OpenDocument text from lines; `# ` marks a heading. */
export function makeOdt(lines: string[], more: { encrypted?: boolean; styles?: string } = {}): Uint8Array {
  const body = lines
    .map((line) =>
      line.startsWith('# ')
        ? `<text:h text:outline-level="2">${xmlText(line.slice(2))}</text:h>`
        : `<text:p>${xmlText(line).replaceAll('\t', '<text:tab/>')}</text:p>`,
    )
    .join('');
  const manifest =
    more.encrypted === true ? '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>' : '';
  return zipSync({
    mimetype: encode('application/vnd.oasis.opendocument.text'),
    'META-INF/manifest.xml': encode(`<manifest:manifest>${manifest}</manifest:manifest>`),
    'content.xml': encode(
      `<office:document-content>${more.styles ?? ''}<office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
  });
}

/** Rich text from lines; every letter outside ASCII as a Unicode escape. */
export function makeRtf(lines: string[], head = ''): Uint8Array {
  const unicode = (text: string): string =>
    [...text]
      .map((unit) => (unit.charCodeAt(0) < 128 ? unit.replace(/[\\{}]/, (u) => `\\${u}`) : `\\u${unit.charCodeAt(0)}?`))
      .join('');
  return encode(
    `{\\rtf1\\ansi\\ansicpg1252${head}\\pard ${lines.map((line) => `${unicode(line).replaceAll('\t', '\\tab ')}\\par`).join('\n')}}`,
  );
}

/** A compound file with the given streams, each padded so that it needs no mini stream. */
export function makeCompoundFile(streams: Record<string, Uint8Array>): Uint8Array {
  const names = Object.keys(streams);
  const padded = names.map((name) => {
    const raw = streams[name] ?? new Uint8Array();
    const size = Math.max(4096, Math.ceil(raw.length / 512) * 512);
    const content = new Uint8Array(size);
    content.set(raw);
    return content;
  });
  const sectors = padded.reduce((sum, content) => sum + content.length / 512, 0);
  const directorySectors = Math.ceil((names.length + 1) / 4);
  const total = 1 + directorySectors + sectors;
  const file = new Uint8Array(512 * (1 + total));
  const view = new DataView(file.buffer);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setUint32(44, 1, true);
  view.setUint32(48, 1, true);
  view.setUint32(56, 4096, true);
  view.setUint32(60, 0xfffffffe, true);
  view.setUint32(68, 0xfffffffe, true);
  for (let i = 1; i < 109; i += 1) view.setUint32(76 + i * 4, 0xffffffff, true);
  const fat = new Uint32Array(128).fill(0xffffffff);
  fat[0] = 0xfffffffd;
  const chain = (from: number, count: number): void => {
    for (let i = 0; i < count; i += 1) fat[from + i] = i === count - 1 ? 0xfffffffe : from + i + 1;
  };
  chain(1, directorySectors);
  let next = 1 + directorySectors;
  const entry = (index: number, name: string, type: number, start: number, size: number): void => {
    const at = 512 * 2 + index * 128;
    for (let i = 0; i < name.length; i += 1) view.setUint16(at + i * 2, name.charCodeAt(i), true);
    view.setUint16(at + 64, (name.length + 1) * 2, true);
    view.setUint8(at + 66, type);
    for (const offset of [68, 72, 76]) view.setUint32(at + offset, 0xffffffff, true);
    view.setUint32(at + 116, start, true);
    view.setUint32(at + 120, size, true);
  };
  entry(0, 'Root Entry', 5, 0xfffffffe, 0);
  padded.forEach((content, i) => {
    entry(i + 1, names[i] ?? '', 2, next, content.length);
    chain(next, content.length / 512);
    file.set(content, 512 * (1 + next));
    next += content.length / 512;
  });
  for (const [i, value] of fat.entries()) view.setUint32(512 + i * 4, value, true);
  return file;
}

/** A Word 97 document with one piece of text; `\n` ends a paragraph. */
export function makeDoc(text: string, more: { encrypted?: boolean } = {}): Uint8Array {
  const body = text.replaceAll('\n', '\r');
  const main = new Uint8Array(1024 + body.length * 2);
  const view = new DataView(main.buffer);
  view.setUint16(0, 0xa5ec, true);
  view.setUint16(10, more.encrypted === true ? 0x0100 : 0, true);
  view.setUint32(76, body.length, true);
  view.setUint32(418, 0, true);
  view.setUint32(422, 21, true);
  for (let i = 0; i < body.length; i += 1) view.setUint16(1024 + i * 2, body.charCodeAt(i), true);
  const table = new Uint8Array(64);
  const pieces = new DataView(table.buffer);
  pieces.setUint8(0, 2);
  pieces.setUint32(1, 16, true);
  pieces.setUint32(5, 0, true);
  pieces.setUint32(9, body.length, true);
  pieces.setUint32(15, 1024, true);
  return makeCompoundFile({ WordDocument: main, '0Table': table });
}
