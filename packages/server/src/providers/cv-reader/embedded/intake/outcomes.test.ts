import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readCvFile } from '../read-cv-file.ts';
import { docxParagraph, makeCompoundFile, makeDoc, makeDocx, makeOdt, makeRtf } from '../testing/make-office.ts';
import { makePdf, pdfLines } from '../testing/make-pdf.ts';
import { PLAIN_SAMPLE, SAMPLE } from '../testing/sample.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const pdf = makePdf([{ texts: pdfLines(SAMPLE) }]);
const docx = makeDocx(SAMPLE.map((line) => docxParagraph(line.replace(/^#+ /, ''))).join(''));

async function codeOf(file: Uint8Array, name: string | null = null): Promise<string> {
  const outcome = await readCvFile(file, name);
  return outcome.ok ? 'ok' : outcome.code;
}

test.each([
  ['no bytes', new Uint8Array(), 'empty'],
  ['white space only', bytes(' \n\n \t'), 'empty'],
  ['a PDF without text', makePdf([{ texts: [] }]), 'scanned'],
  ['a PDF of pictures', makePdf([{ texts: [], picture: true }]), 'scanned'],
  ['a PNG picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'unknown-kind'],
  ['a JPEG picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'unknown-kind'],
  ['a program', bytes(`MZ${'\0'.repeat(60)}`), 'unknown-kind'],
  ['a ZIP of other files', zipSync({ 'notes.txt': bytes('hello') }), 'unknown-kind'],
  ['a spreadsheet of old kind', makeCompoundFile({ Workbook: new Uint8Array(600) }), 'unknown-kind'],
  ['random bytes', Uint8Array.from({ length: 4000 }, (_, i) => (i * 7919 + 13) % 251), 'unknown-kind'],
  [
    'a password on a PDF',
    makePdf([{ texts: pdfLines(SAMPLE) }], {
      trailer:
        '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) /U (bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb) >> /ID [(0123456789abcdef) (0123456789abcdef)]',
    }),
    'encrypted',
  ],
  [
    'an encrypted Word file',
    makeCompoundFile({ EncryptedPackage: new Uint8Array(600), EncryptionInfo: new Uint8Array(100) }),
    'encrypted',
  ],
  ['an encrypted old Word file', makeDoc('secret\n', { encrypted: true }), 'encrypted'],
  ['an encrypted OpenDocument text', makeOdt(SAMPLE, { encrypted: true }), 'encrypted'],
  ['a PDF without its end', pdf.subarray(0, Math.floor(pdf.length * 0.7)), 'damaged'],
  ['a PDF of nonsense', bytes(`%PDF-1.4\n${'nonsense '.repeat(200)}\n%%EOF`), 'damaged'],
  ['a Word file without its end', docx.subarray(0, docx.length - 200), 'damaged'],
  ['an old Word file without its end', makeDoc(PLAIN_SAMPLE.join('\n')).subarray(0, 1600), 'damaged'],
  ['rich text without its end', makeRtf(PLAIN_SAMPLE).subarray(0, 300), 'damaged'],
  ['a Word file with broken XML', makeDocx('<w:p><w:r></w:p>'), 'damaged'],
  [
    'an offer of a post',
    bytes(
      'Oslo, 3 May 2025\n\nDear Ms Ellingsen,\n\nWe are glad to offer you the post of engineer. Please sign and return this letter.\n\nYours sincerely,\nK. Holm',
    ),
    'not-a-cv',
  ],
  ['a shopping list', bytes('Milk\nBread\nTwo apples\nCandles'), 'not-a-cv'],
  ['60 pages', makePdf(Array.from({ length: 60 }, () => ({ texts: pdfLines(SAMPLE) }))), 'too-large'],
] as const)('%s ends in its own outcome', async (_what, file, code) => {
  expect(await codeOf(file)).toBe(code);
});

test('every reason is a sentence for people that holds no content of the file', async () => {
  const outcome = await readCvFile(bytes('Dear Ms Ellingsen,\nthe secret word is marzipan\nYours sincerely'), null);
  expect(outcome.ok).toBe(false);
  if (outcome.ok) return;
  expect(outcome.reason).not.toContain('marzipan');
  expect(outcome.reason.split(' ').length).toBeGreaterThan(4);
});

test.each([
  '<!doctype html><html><head><title>Sign in</title></head><body><form action="/login"><input type="password"></form></body></html>',
  '<html><body><h1>You need access</h1><p>Ask for access, or switch to an account with access.</p><input name="identifier"></body></html>',
  '<html><head><title>Anmelden</title></head><body><p>Bitte einloggen</p><input type="password" name="pw"></body></html>',
])('a sign-in page is no CV, and the reason says how to share the file', async (page) => {
  const outcome = await readCvFile(bytes(page), 'cv.pdf');
  expect(outcome).toEqual({
    ok: false,
    code: 'sign-in-page',
    reason: 'the link opens a sign-in page: share it with anyone who has the link',
  });
});

test.each([
  '<html><head><title>Virus scan warning</title></head><body><a href="/uc?export=download&confirm=t">Download anyway</a></body></html>',
  '<html><head><title>cv.pdf</title><script>boot()</script></head><body><div id="app"></div></body></html>',
])('the page of a viewer is no CV', async (page) => {
  expect(await codeOf(bytes(page), 'cv.pdf')).toBe('viewer-page');
});

test('a document that unpacks to far more than it is, is refused while it unpacks', async () => {
  const bomb = makeDocx(`<w:p><w:r><w:t>${'A'.repeat(30_000_000)}</w:t></w:r></w:p>`);
  expect(bomb.length).toBeLessThan(100_000);
  expect(await codeOf(bomb)).toBe('too-large');
});

test('a size that the archive lies about does not get past the count', async () => {
  const bomb = makeDocx(`<w:p><w:r><w:t>${'A'.repeat(30_000_000)}</w:t></w:r></w:p>`);
  const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
  for (let at = 0; at + 28 < bomb.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
  }
  expect(await codeOf(bomb)).toBe('too-large');
});

test('XML nested without end is refused', async () => {
  expect(await codeOf(makeDocx('<w:sdt>'.repeat(5000)))).toBe('damaged');
});

test('entities that expand each other are not expanded', async () => {
  const file = makeDocx('', {
    files: {
      'word/document.xml': bytes(
        '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document><w:body><w:p><w:r><w:t>&b;</w:t></w:r></w:p></w:body></w:document>',
      ),
    },
  });
  expect(await codeOf(file)).toMatch(/^(?:damaged|not-a-cv)$/);
});

test('rich text of groups without end is refused', async () => {
  expect(await codeOf(bytes(`{\\rtf1 ${'{'.repeat(20_000)}`))).toBe('damaged');
});

test('a long PDF is read up to its first pages, and the warning says so', async () => {
  const pages = [
    { texts: pdfLines(SAMPLE) },
    ...Array.from({ length: 29 }, (_, i) => ({ texts: pdfLines([`Appendix ${i}`, 'Further text of the appendix.']) })),
  ];
  const outcome = await readCvFile(makePdf(pages), null);
  expect(outcome.ok && outcome.content.warnings).toContain('only the first 25 of 30 pages were read');
});

test.each([
  '<html><head><title>404 Not Found</title></head><body><h1>Not Found</h1><p>The requested URL was not found on this server.</p></body></html>',
  '<html><body><h1>Seite nicht gefunden</h1><p>Hier gibt es nichts.</p></body></html>',
  '<html><head><title>Page introuvable</title></head><body><p>Retour</p></body></html>',
])('a page that says the file is gone is told from a CV with little text', async (page) => {
  const outcome = await readCvFile(bytes(page), 'cv.pdf');
  expect(outcome).toMatchObject({ ok: false, code: 'viewer-page' });
  expect(!outcome.ok && outcome.reason).toContain('page');
});

test('a page nested without end is not called empty', async () => {
  const page = `<html><body>${'<div>'.repeat(200_000)}Ottilie Brandvold`;
  const outcome = await readCvFile(bytes(page), 'cv.html');
  expect(outcome).toMatchObject({ ok: false, code: 'too-large' });
  expect(!outcome.ok && outcome.reason).toContain('nested');
});
