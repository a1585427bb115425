import PDFDocument from 'pdfkit';
import type { PdfDocument, PdfMade } from './blocks.ts';
import { type Composed, compose, type Element, INK, PAGE, type PlacedLine } from './compose.ts';
import { FontShelf } from './fonts.ts';
import { isDrawable } from './picture.ts';
import { type GlyphRun, TextSetter } from './set-text.ts';

/** What is used of the font of a document next to its published interface. */
type EmbeddedFont = {
  id: string;
  ref(): unknown;
  subset: { glyphs: number[]; mapping: Record<number, number | undefined> };
  widths: number[];
  unicode: (readonly number[])[];
};

type OpenDocument = InstanceType<typeof PDFDocument> & {
  _font: EmbeddedFont;
  page: { fonts: Record<string, unknown> };
  addContent(content: string): void;
};

/** Codes of two bytes name the glyphs of one font in one document. */
const MOST_GLYPHS = 65_535;
const FOOT_SIZE = 8;
const FOOT_INK = '#5a626b';
const RULE_INK = '#c9ccc6';

/**
 * Makes a document: tagged, with its language and title, every font embedded in part, every glyph with the characters it
 * stands for.
 *
 * @param fonts a folder with fonts of the operator, or null
 */
export async function writePdf(given: PdfDocument, fonts: string | null): Promise<PdfMade> {
  const logo = given.brand?.logo ?? null;
  const document: PdfDocument =
    logo === null || isDrawable(logo.bytes) || given.brand === undefined
      ? given
      : { ...given, brand: { ...given.brand, logo: null } };
  const setter = new TextSetter(new FontShelf(fonts, document.language));
  let composed = compose(document, setter);
  if (setter.missing.size > 0) {
    const note = { kind: 'paragraph', text: document.missingNote, tone: 'quiet' } as const;
    composed = compose({ ...document, blocks: [...document.blocks, note] }, setter);
  }
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: document.language,
    displayTitle: true,
    // No font of the library's own is ever asked for.
    font: null as unknown as string,
    info: { Title: document.title, Author: document.author, Creator: 'Colloquy', CreationDate: document.at },
  }) as OpenDocument;
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  draw(pdf, composed, document, setter);
  pdf.end();
  await ended;
  return { bytes: Buffer.concat(chunks), pages: composed.pages.length, missing: [...setter.missing] };
}

type Struct = PDFKit.PDFStructureElement;

/** A picture that the library refuses after all is left out: what stands in the document counts more. */
function drawPicture(
  pdf: OpenDocument,
  bytes: Uint8Array,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  try {
    pdf.image(Buffer.from(bytes), x, y, { width, height });
  } catch {
    // It says nothing of its own but that the file is none; its words stand in for it.
  }
}

function draw(pdf: OpenDocument, { pages, elements, logo }: Composed, document: PdfDocument, setter: TextSetter): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const structs = new Map<Element, Struct>();
  const build = (element: Element, parent: Struct): void => {
    const options = {
      ...(element.language === null ? {} : { lang: element.language }),
      ...(element.tag === 'TH' ? { scope: 'Column' } : {}),
      ...(element.alt === undefined ? {} : { alt: element.alt }),
    };
    const made = pdf.struct(element.tag, options as PDFKit.Mixins.StructureElementOptions);
    parent.add(made);
    structs.set(element, made);
    for (const child of element.children) build(child, made);
  };
  for (const element of elements) build(element, root);
  const fonts = new DrawnFonts(pdf);
  pages.forEach((page, index) => {
    pdf.addPage();
    const picture = document.brand?.logo?.bytes;
    if (index === 0 && logo !== null && picture !== undefined) {
      const content = pdf.markStructureContent('Figure');
      drawPicture(pdf, picture, logo);
      pdf.endMarkedContent();
      structs.get(logo.element)?.add(content);
    }
    if (page.rules.length > 0) {
      pdf.markContent('Artifact', { type: 'Layout' });
      for (const { y } of page.rules)
        pdf
          .moveTo(PAGE.side, y)
          .lineTo(PAGE.width - PAGE.side, y)
          .lineWidth(0.5)
          .stroke(RULE_INK);
      pdf.endMarkedContent();
    }
    for (const line of page.lines) {
      const struct = structs.get(line.element);
      const content = pdf.markStructureContent(line.element.tag);
      drawLine(pdf, fonts, line);
      pdf.endMarkedContent();
      struct?.add(content);
    }
    pdf.markContent('Artifact', { type: 'Pagination' });
    const number = document.pageNumber.replace('{page}', String(index + 1)).replace('{pages}', String(pages.length));
    drawFoot(pdf, fonts, setter, document.footer, number);
    pdf.endMarkedContent();
  });
  root.end();
}

function drawFoot(pdf: OpenDocument, fonts: DrawnFonts, setter: TextSetter, footer: string, number: string): void {
  const y = PAGE.height - PAGE.bottom + 30;
  const column = PAGE.width - 2 * PAGE.side;
  const [left] = setter.lines(footer, 'regular', FOOT_SIZE, column - 90);
  const [right] = setter.lines(number, 'regular', FOOT_SIZE, 80);
  const shared = { y, size: FOOT_SIZE, ink: FOOT_INK };
  if (left !== undefined) drawLine(pdf, fonts, { line: left, x: PAGE.side, ...shared });
  if (right !== undefined)
    drawLine(pdf, fonts, { line: right, x: PAGE.width - PAGE.side - (right.width * FOOT_SIZE) / 1_000, ...shared });
}

function drawLine(pdf: OpenDocument, fonts: DrawnFonts, { line, x, y, size, ink }: Omit<PlacedLine, 'element'>): void {
  if (line.runs.length === 0) return;
  pdf.save();
  pdf.fillColor(ink ?? INK);
  pdf.transform(1, 0, 0, -1, 0, PAGE.height);
  pdf.addContent('BT');
  let at = x;
  for (const run of line.runs) {
    pdf.addContent(`/${fonts.use(run)} ${size} Tf 1 0 0 1 ${number(at)} ${number(PAGE.height - y)} Tm`);
    pdf.addContent(`[${rowOf(fonts, run)}] TJ`);
    at += (run.width * size) / 1_000;
  }
  pdf.addContent('ET');
  at = x;
  for (const run of line.runs) {
    drawMarks(pdf, run, at, PAGE.height - y, size);
    at += (run.width * size) / 1_000;
  }
  pdf.restore();
}

/** The glyphs of a run as one row, which programs that read the text take as it is. */
function rowOf(fonts: DrawnFonts, run: GlyphRun): string {
  return run.glyphs
    .flatMap((glyph) => {
      const code = `<${fonts.code(run, glyph).toString(16).padStart(4, '0')}>`;
      const left = glyph.width + glyph.dx - glyph.advance;
      return [...(glyph.dx === 0 ? [] : [number(-glyph.dx)]), code, ...(left === 0 ? [] : [number(left)])];
    })
    .join(' ');
}

/** As shapes, not as text: where they are, programs that read the text see words broken by them. */
function drawMarks(pdf: OpenDocument, { face, marks }: GlyphRun, x: number, y: number, size: number): void {
  const scale = size / face.font.unitsPerEm;
  for (const mark of marks) {
    const [left, base] = [x + (mark.x * size) / 1_000, y + (mark.y * size) / 1_000];
    pdf.addContent(`${outline(face.font.getGlyph(mark.id).path.commands, scale, left, base)} f`);
  }
}

type Command = { command: string; args: number[] };

/** An outline as operators of a page: its curves have two points of control. */
function outline(commands: readonly Command[], scale: number, x: number, y: number): string {
  let [px, py] = [0, 0];
  return commands
    .map(({ command, args }) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args.map((value, n) => value * scale + (n % 2 === 0 ? x : y));
      const [fromX, fromY] = [px, py];
      switch (command) {
        case 'moveTo':
        case 'lineTo':
          [px, py] = [a, b];
          return `${number(a)} ${number(b)} ${command === 'moveTo' ? 'm' : 'l'}`;
        case 'quadraticCurveTo': {
          [px, py] = [c, d];
          const first = [fromX + (2 / 3) * (a - fromX), fromY + (2 / 3) * (b - fromY)];
          const second = [c + (2 / 3) * (a - c), d + (2 / 3) * (b - d)];
          return `${[...first, ...second, c, d].map(number).join(' ')} c`;
        }
        case 'bezierCurveTo':
          [px, py] = [e, f];
          return `${[a, b, c, d, e, f].map(number).join(' ')} c`;
        default:
          return 'h';
      }
    })
    .join(' ');
}

/** The fonts of one document. A glyph that stands for several texts is there once for each: no word is copied wrongly. */
class DrawnFonts {
  readonly #pdf: OpenDocument;
  readonly #fonts = new Map<string, { font: EmbeddedFont; codes: Map<string, number> }>();

  constructor(pdf: OpenDocument) {
    this.#pdf = pdf;
  }

  /** The name of the run's font on this page. */
  use(run: GlyphRun): string {
    const { font } = this.#of(run);
    this.#pdf.page.fonts[font.id] ??= font.ref();
    return font.id;
  }

  code(run: GlyphRun, glyph: GlyphRun['glyphs'][number]): number {
    const { font, codes } = this.#of(run);
    const key = `${glyph.id} ${glyph.codes.join(' ')}`;
    let code = codes.get(key);
    if (code === undefined) {
      code = font.subset.glyphs.length;
      if (code > MOST_GLYPHS) throw new Error('a document holds at most 65,535 glyphs of one font');
      font.subset.glyphs.push(glyph.id);
      font.subset.mapping[glyph.id] ??= code;
      font.widths[code] = glyph.width;
      font.unicode[code] = glyph.codes;
      codes.set(key, code);
    }
    return code;
  }

  #of({ face }: GlyphRun): { font: EmbeddedFont; codes: Map<string, number> } {
    let known = this.#fonts.get(face.name);
    if (known === undefined) {
      this.#pdf.font(face.font as unknown as string, face.name);
      known = { font: this.#pdf._font, codes: new Map() };
      this.#fonts.set(face.name, known);
    }
    return known;
  }
}

function number(value: number): string {
  return String(Math.round(value * 1_000) / 1_000);
}
