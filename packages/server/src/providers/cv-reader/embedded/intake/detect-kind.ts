import { openCompoundFile } from '../formats/ole.ts';
import { decodeText } from '../formats/plain-text.ts';
import { openZip, type Zip } from '../formats/zip.ts';
import { failure, type RawFailure } from '../text/raw-document.ts';

export type Detected =
  | { kind: 'pdf' }
  | { kind: 'docx' | 'odt'; zip: Zip }
  | { kind: 'doc'; file: NonNullable<ReturnType<typeof openCompoundFile>> }
  | { kind: 'rtf' }
  | { kind: 'html' | 'txt' | 'markdown'; text: string };

const UNKNOWN =
  'this kind of file is not read as a CV: send a PDF, Word, OpenDocument, RTF, HTML, text or Markdown file';

/** Tells the kind of a file by what is in it; the name only decides between plain text and Markdown. */
export function detectKind(bytes: Uint8Array, fileName: string | null): Detected | RawFailure {
  if (bytes.length === 0) return failure('empty', 'the file is empty');
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (head.includes('%PDF-')) return { kind: 'pdf' };
  if (head.startsWith('PK\u0003\u0004') || head.startsWith('PK\u0005\u0006')) return archive(bytes);
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) return compound(bytes);
  if (/^\s*\{\\rtf/.test(head)) return { kind: 'rtf' };
  const binary = binaryKind(head);
  if (binary !== null) return failure('unknown-kind', `the file is ${binary}, not a CV document: ${UNKNOWN}`);
  return textKind(bytes, fileName);
}

function archive(bytes: Uint8Array): Detected | RawFailure {
  const zip = openZip(bytes);
  if ('failed' in zip) return zip;
  if (zip.names.some((name) => /^word\/document\d*\.xml$/.test(name))) return { kind: 'docx', zip };
  if (zip.names.includes('content.xml')) {
    const type = zip.read('mimetype');
    const mime = type instanceof Uint8Array ? new TextDecoder().decode(type) : '';
    if (mime === '' || mime.includes('opendocument.text')) return { kind: 'odt', zip };
  }
  return failure('unknown-kind', `the file is an archive or another office file: ${UNKNOWN}`);
}

function compound(bytes: Uint8Array): Detected | RawFailure {
  const file = openCompoundFile(bytes);
  if (file === null) return failure('damaged', 'the Word document is damaged or cut off');
  if (file.names.includes('EncryptedPackage')) {
    return failure('encrypted', 'the document is encrypted: save it without a password and send it again');
  }
  if (file.names.includes('WordDocument')) return { kind: 'doc', file };
  return failure('unknown-kind', `the file is an office file without text pages: ${UNKNOWN}`);
}

function binaryKind(head: string): string | null {
  if (
    head.startsWith('\u0089PNG') ||
    head.startsWith('\u00ff\u00d8\u00ff') ||
    head.startsWith('GIF8') ||
    /^RIFF[\s\S]{4}WEBP/.test(head)
  ) {
    return 'a picture';
  }
  if (/^(?:II\*\0|MM\0\*|BM[\s\S]{4}\0\0\0\0)/.test(head) || /^[\s\S]{4}ftyp(?:heic|heix|mif1|avif)/.test(head))
    return 'a picture';
  if (/^[\s\S]{4}ftyp|^ID3|^OggS|^RIFF[\s\S]{4}(?:WAVE|AVI )/.test(head) || head.startsWith('\u001aE\u00df\u00a3'))
    return 'a recording';
  if (['\u001f\u008b', '7z\u00bc\u00af', 'Rar!', 'BZh', '\u00fd7zXZ'].some((mark) => head.startsWith(mark)))
    return 'a packed archive';
  if (/^(?:MZ|\u007fELF|\u00ca\u00fe\u00ba\u00be)/.test(head)) return 'a program';
  return null;
}

function textKind(bytes: Uint8Array, fileName: string | null): Detected | RawFailure {
  const text = decodeText(bytes);
  const sample = text.slice(0, 20_000);
  const control = controlCharacters(sample);
  if (control > sample.length * 0.02 + 1) return failure('unknown-kind', `the file is not text: ${UNKNOWN}`);
  if (sample.replace(/\s|\ufeff/g, '') === '') return failure('empty', 'the file holds no text');
  if (
    /^\ufeff?\s*(?:<!--[\s\S]{0,2000}?-->\s*)?(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|head|body|div|table|section|article|p|h1|meta|title)\b/i.test(
      sample,
    )
  ) {
    return { kind: 'html', text };
  }
  return { kind: isMarkdown(text, fileName) ? 'markdown' : 'txt', text };
}

/** Characters that no text file holds, and bytes that could not be decoded. */
function controlCharacters(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 0xfffd || (code < 0x20 && code !== 0x1b && (code < 9 || code > 13))) count += 1;
  }
  return count;
}

function isMarkdown(text: string, fileName: string | null): boolean {
  if (fileName !== null && /\.(?:md|markdown|mdown)$/i.test(fileName)) return true;
  const sample = text.slice(0, 20_000);
  const headings = (sample.match(/^#{1,4} \S/gm) ?? []).length;
  const marks = (sample.match(/\*\*[^*\n]{1,200}\*\*|\[[^\]\n]{1,200}\]\([^)\n]{1,200}\)/g) ?? []).length;
  return headings >= 2 || (headings >= 1 && marks >= 2);
}
