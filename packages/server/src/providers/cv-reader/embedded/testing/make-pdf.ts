import { deflateSync } from 'node:zlib';

/** A piece of text on a page. `x` from the left, `y` from the top, in points. */
export type PdfText = {
  text: string;
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
  /** `1 1 1` is white. */
  colour?: string;
  /** PDF text rendering mode; 3 is invisible. */
  mode?: number;
  /** Non-embedded East Asian font with this predefined character map. */
  characterMap?: string;
};

export type PdfPage = {
  texts: PdfText[];
  fills?: { x: number; y: number; width: number; height: number; colour: string }[];
  picture?: boolean;
  raw?: string;
};

/** Builds a small PDF 1.4 file with the standard fonts; width 595, height 842 points. */
export function makePdf(pages: PdfPage[], more: { trailer?: string; objects?: string[] } = {}): Uint8Array {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number => {
    objects.push(Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'));
    return objects.length;
  };
  add('');
  add('');
  const regular = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const bold = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  const maps = new Map<string, number>();
  const picture = add(
    Buffer.concat([
      Buffer.from(
        '<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 4 >>\nstream\n',
      ),
      Buffer.from([0, 255, 255, 0]),
      Buffer.from('\nendstream'),
    ]),
  );
  const kids: number[] = [];
  for (const page of pages) {
    for (const text of page.texts) {
      const map = text.characterMap;
      if (map === undefined || maps.has(map)) continue;
      const descendant = add(
        '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /SomeFont /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 /FontDescriptor << /Type /FontDescriptor /FontName /SomeFont /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /StemV 80 /CapHeight 700 >> >>',
      );
      maps.set(
        map,
        add(
          `<< /Type /Font /Subtype /Type0 /BaseFont /SomeFont /Encoding /${map} /DescendantFonts [${descendant} 0 R] >>`,
        ),
      );
    }
    const content = deflateSync(Buffer.from(contentOf(page, maps), 'latin1'));
    const stream = add(
      Buffer.concat([
        Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    );
    const fonts = [
      `/F1 ${regular} 0 R`,
      `/F2 ${bold} 0 R`,
      ...[...maps].map(([name, id]) => `/M${name.replace(/\W/g, '')} ${id} 0 R`),
    ];
    kids.push(
      add(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${stream} 0 R /Resources << /Font << ${fonts.join(' ')} >> /XObject << /Im1 ${picture} 0 R >> >> >>`,
      ),
    );
  }
  for (const extra of more.objects ?? []) add(extra);
  objects[0] = Buffer.from('<< /Type /Catalog /Pages 2 0 R >>');
  objects[1] = Buffer.from(
    `<< /Type /Pages /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] /Count ${kids.length} >>`,
  );
  return assemble(objects, more.trailer ?? '');
}

function assemble(objects: Buffer[], trailer: string): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = 9;
  const push = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((body, i) => {
    offsets.push(length);
    push(Buffer.from(`${i + 1} 0 obj\n`));
    push(body);
    push(Buffer.from('\nendobj\n'));
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

function contentOf(page: PdfPage, maps: Map<string, number>): string {
  let out = '';
  for (const fill of page.fills ?? [])
    out += `${fill.colour} rg ${fill.x} ${842 - fill.y - fill.height} ${fill.width} ${fill.height} re f\n`;
  if (page.picture === true) out += 'q 595 0 0 842 0 0 cm /Im1 Do Q\n';
  for (const text of page.texts) {
    const font =
      text.characterMap !== undefined && maps.has(text.characterMap)
        ? `/M${text.characterMap.replace(/\W/g, '')}`
        : text.bold === true
          ? '/F2'
          : '/F1';
    out += `BT ${text.colour ?? '0 0 0'} rg ${text.mode ?? 0} Tr ${font} ${text.size ?? 11} Tf 1 0 0 1 ${text.x} ${842 - text.y} Tm ${literal(text)} Tj ET\n`;
  }
  return out + (page.raw ?? '');
}

const WIN_ANSI: Record<string, number> = { '–': 0x96, '—': 0x97, '•': 0x95, '’': 0x92, '€': 0x80 };

function literal(text: PdfText): string {
  if (text.characterMap !== undefined) {
    const hex = [...text.text].map((unit) => (unit.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('');
    return `<${hex}>`;
  }
  const bytes = [...text.text].map((unit) => String.fromCharCode(WIN_ANSI[unit] ?? unit.charCodeAt(0)));
  return `(${bytes.join('').replace(/[\\()]/g, (unit) => `\\${unit}`)})`;
}

/** Lines one under the other from the top of a page; a line with a tab has its last part at the right margin. */
export function pdfLines(lines: string[], from: { x?: number; y?: number; size?: number } = {}): PdfText[] {
  const size = from.size ?? 11;
  let y = from.y ?? 60;
  return lines.flatMap((line) => {
    const heading = line.startsWith('# ');
    const name = line.startsWith('## ');
    y += line === '' ? size : size * (heading ? 2.2 : name ? 2.4 : 1.3);
    if (line === '') return [];
    const [text, right] = line.replace(/^#+ /, '').split('\t');
    const x = from.x ?? 50;
    const style = name ? { size: 22, bold: true } : heading ? { size: size + 3, bold: true } : { size };
    const first: PdfText = { text: text ?? '', x, y, ...style };
    if (right === undefined) return [first];
    return [first, { text: right, x: 545 - right.length * size * 0.5, y, size }];
  });
}
