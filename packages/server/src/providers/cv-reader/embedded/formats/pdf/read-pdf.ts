import { linesOfPages, type Page } from '../../layout/page-lines.ts';
import { failure, LIMITS, type RawDocument, type RawFailure } from '../../text/raw-document.ts';
import { characterMap } from './character-maps.ts';
import { emOf, type PdfFont } from './fonts.ts';
import { segmentsOf } from './glyph-run.ts';
import type { Matrix } from './matrix.ts';
import { readPage } from './page-glyphs.ts';

type Library = typeof import('unpdf/pdfjs');

/** Gives the PDF library its character maps; it asks for nothing else here. */
class MapFactory {
  async fetch(request: { kind: string; filename: string }): Promise<Uint8Array> {
    const name = request.filename.replace(/\.bcmap$/, '');
    const map = request.kind === 'cMapUrl' ? characterMap(name) : null;
    if (map === null) throw new Error('no such character map');
    return new TextEncoder().encode(map);
  }
}

/** The text a reader sees on the pages of a PDF, with the place of every line. */
export async function readPdf(bytes: Uint8Array): Promise<RawDocument | RawFailure> {
  const cutOff = whyCutOff(bytes);
  if (cutOff !== null) return failure('damaged', cutOff);
  const library: Library = await import('unpdf/pdfjs');
  const hasImages = mentions(bytes, '/Image');
  const task = library.getDocument({
    // The library takes the buffer over, so it gets its own copy.
    data: bytes.slice(),
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize: 1,
    verbosity: 0,
    useWasm: false,
    useWorkerFetch: false,
    cMapUrl: '/',
    cMapPacked: false,
    BinaryDataFactory: MapFactory,
    stopAtErrors: false,
  } as unknown as Parameters<Library['getDocument']>[0]);
  try {
    const document = await task.promise;
    if ((await document.getPermissions()) !== null) return encrypted();
    if (document.numPages > LIMITS.pagesAccepted) {
      return failure(
        'too-large',
        `the document has ${document.numPages} pages; a CV of at most ${LIMITS.pagesAccepted} pages can be read`,
      );
    }
    return await readPages(document, hasImages);
  } catch (error) {
    return explain(error);
  } finally {
    await task.destroy();
  }
}

type PdfDocument = Awaited<ReturnType<Library['getDocument']>['promise']>;

async function readPages(document: PdfDocument, hasImages: boolean): Promise<RawDocument | RawFailure> {
  const layers = await document.getOptionalContentConfig();
  const visible = (group: unknown): boolean => layers.isVisible(group as Parameters<typeof layers.isVisible>[0]);
  const pages: Page[] = [];
  const hidden: string[] = [];
  const links: string[] = [];
  const warnings: string[] = [];
  let overPictures = 0;
  let seen = 0;
  let broken = 0;
  const count = Math.min(document.numPages, LIMITS.pagesRead);
  for (let number = 1; number <= count; number += 1) {
    try {
      const page = await document.getPage(number);
      const list = await page.getOperatorList();
      const viewport = page.getViewport({ scale: 1 });
      const fonts = new Map<string, PdfFont | null>();
      const fontOf = (name: string): PdfFont | null => {
        let font = fonts.get(name);
        if (font === undefined) {
          font = page.commonObjs.has(name) ? toFont(page.commonObjs.get(name)) : null;
          fonts.set(name, font);
        }
        return font;
      };
      const view = { x0: 0, y0: 0, x1: viewport.width, y1: viewport.height };
      const read = readPage(list, view, viewport.transform as unknown as Matrix, fontOf, visible);
      pages.push({
        segments: segmentsOf(read.glyphs, number, read.shapes),
        rules: read.rules,
        width: viewport.width,
        height: viewport.height,
      });
      hidden.push(...read.hidden);
      overPictures += read.overPictures;
      seen += read.glyphs.length;
      for (const annotation of await page.getAnnotations()) {
        if (typeof annotation.url === 'string') links.push(annotation.url);
      }
      page.cleanup();
    } catch (error) {
      if (seen === 0 && number === count) throw error;
      broken += 1;
    }
  }
  if (seen === 0) {
    if (broken > 0) return failure('damaged', 'the pages of the PDF cannot be read: the file is damaged');
    if (hasImages) {
      return failure(
        'scanned',
        'the PDF holds pictures of pages and no text; send a PDF made from the document itself',
      );
    }
    return hidden.length > 0
      ? failure('not-a-cv', 'the PDF shows no text: all its text is hidden')
      : failure('empty', 'the PDF has no text on its pages');
  }
  if (broken > 0) warnings.push(`${broken} damaged page${broken === 1 ? '' : 's'} could not be read`);
  if (document.numPages > count) warnings.push(`only the first ${count} of ${document.numPages} pages were read`);
  if (overPictures > seen / 2)
    warnings.push('the text lies invisibly over pictures of the pages: compare it with the pictures');
  return { lines: linesOfPages(pages), links, pages: document.numPages, hidden, hasPictures: hasImages, warnings };
}

function toFont(value: unknown): PdfFont | null {
  if (typeof value !== 'object' || value === null) return null;
  const font = value as {
    name?: unknown;
    fontMatrix?: unknown;
    bbox?: unknown;
    vertical?: unknown;
    isType3Font?: unknown;
    bold?: unknown;
  };
  const matrix = Array.isArray(font.fontMatrix) ? font.fontMatrix : [0.001];
  const unit = typeof matrix[0] === 'number' && matrix[0] !== 0 ? matrix[0] : 0.001;
  return {
    name: typeof font.name === 'string' ? font.name : '',
    unit,
    vertical: font.vertical === true,
    em: font.isType3Font === true ? emOf(unit, font.bbox) : 1,
  };
}

function encrypted(): RawFailure {
  return failure('encrypted', 'the PDF is encrypted: save it without a password or restrictions and send it again');
}

function explain(error: unknown): RawFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return encrypted();
  return failure('damaged', 'the PDF cannot be opened: the file is damaged');
}

/** A whole PDF ends in `%%EOF`, and a linearised one has the length it says. */
function whyCutOff(bytes: Uint8Array): string | null {
  const cut = 'the PDF is cut off: its end is missing; send the whole file';
  const latin = (from: number, to: number): string => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  const head = latin(0, 2048);
  const length = /\/Linearized[^>]*?\/L\s+(\d+)/.exec(head)?.[1];
  if (length !== undefined && Number(length) > bytes.length) return cut;
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0 || bytes[end - 1] === 10 || bytes[end - 1] === 13 || bytes[end - 1] === 32))
    end -= 1;
  return latin(Math.max(0, end - 4096), end).includes('%%EOF') ? null : cut;
}

function mentions(bytes: Uint8Array, word: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(word, 0, 'latin1');
}
