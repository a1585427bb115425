import type { CvKind } from '../../cv-content.ts';
import { readDoc } from '../formats/doc.ts';
import { readDocx } from '../formats/docx.ts';
import { readHtml } from '../formats/html.ts';
import { readOdt } from '../formats/odt.ts';
import { readPdf } from '../formats/pdf/read-pdf.ts';
import { readMarkdown, readText } from '../formats/plain-text.ts';
import { readRtf } from '../formats/rtf.ts';
import { failure, LIMITS, type RawDocument, type RawFailure } from '../text/raw-document.ts';
import { detectKind } from './detect-kind.ts';
import { whyNoDocument } from './web-page.ts';

export type Extracted = { kind: CvKind; document: RawDocument };

/** From the bytes of a file to its visible lines, or the reason why there are none. */
export async function extract(bytes: Uint8Array, fileName: string | null): Promise<Extracted | RawFailure> {
  if (bytes.length > LIMITS.fileBytes) {
    return failure('too-large', `the file is larger than ${LIMITS.fileBytes / 1024 / 1024} MiB`);
  }
  const found = detectKind(bytes, fileName);
  if ('failed' in found) return found;
  const document = await documentOf(found, bytes);
  if ('failed' in document) return document;
  if (found.kind === 'html') {
    const page = whyNoDocument(found.text, textOf(document));
    if (page !== null) return page;
  }
  if (document.lines.length === 0) return withoutText(document);
  if (document.lines.length > LIMITS.lines || textOf(document).length > LIMITS.characters) {
    return failure('too-large', 'the document holds far more text than a CV');
  }
  return { kind: found.kind, document };
}

async function documentOf(
  found: Exclude<ReturnType<typeof detectKind>, RawFailure>,
  bytes: Uint8Array,
): Promise<RawDocument | RawFailure> {
  switch (found.kind) {
    case 'pdf':
      return await readPdf(bytes);
    case 'docx':
      return readDocx(found.zip);
    case 'odt':
      return readOdt(found.zip);
    case 'doc':
      return readDoc(found.file);
    case 'rtf':
      return readRtf(bytes);
    case 'html':
      return readHtml(found.text);
    case 'txt':
      return readText(found.text);
    case 'markdown':
      return readMarkdown(found.text);
  }
}

function withoutText(document: RawDocument): RawFailure {
  if (document.hidden.length > 0) return failure('not-a-cv', 'the document shows no text: all its text is hidden');
  return document.hasPictures
    ? failure('scanned', 'the document holds pictures and no text; send a file made from the document itself')
    : failure('empty', 'the document holds no text');
}

function textOf(document: RawDocument): string {
  return document.lines.map((line) => line.cells.map((cell) => cell.text).join('\t')).join('\n');
}
