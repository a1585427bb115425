import { deflateSync } from 'node:zlib';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { PdfBlock, PdfDocument } from './blocks.ts';
import { distributed, inOrderOfSight } from './set-text.ts';
import { writePdf } from './write-pdf.ts';

function documentOf(blocks: readonly PdfBlock[], language = 'en'): PdfDocument {
  return {
    title: 'Report: Māra Kalniņa',
    language,
    author: 'Harbour Lights GmbH',
    at: new Date('2026-03-10T12:00:00.000Z'),
    footer: 'Harbour Lights GmbH · 10 March 2026',
    pageNumber: '{page} of {pages}',
    missingNote: 'Characters in square brackets stand as their codes.',
    blocks,
  };
}

/** As a reader's program copies it, with every run of white space as one space. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const TEXTS = {
  Latin: 'Wir haben die Weiche um vier Uhr früh repariert – naïve façade, Žluťoučký kůň, Ångström, Łódź.',
  Vietnamese: 'Chúng tôi đã sửa chữa hệ thống trước khi chuyến tàu đầu tiên khởi hành.',
  Cyrillic: 'Мы починили стрелку в четыре утра, до первого поезда.',
  Greek: 'Επισκευάσαμε τον διακόπτη στις τέσσερις το πρωί.',
  Hebrew: 'תיקנו את המתג בארבע לפנות בוקר',
  Arabic: 'أصلحنا المحول في الرابعة صباحا قبل أول قطار ولا أحد تأخر',
  'Arabic with vowels': 'صباحًا أوّل قِطَار',
  Devanagari: 'हमने सुबह चार बजे स्विच की मरम्मत की और पहली ट्रेन समय पर चली। क्षेत्र, ज्ञान, श्रीमान्, विद्यार्थी',
  Thai: 'เราซ่อมสวิตช์ตอนตีสี่ก่อนรถไฟขบวนแรกและไม่มีใครมาสาย น้ำ ผู้ใหญ่',
} as const;

test('code points go to the glyph of their letter, what is left to the last one', () => {
  const letter = (count: number) => ({ count, isMark: false });
  const mark = (count: number) => ({ count, isMark: true });
  expect(distributed([1, 2, 3], [letter(1), mark(1), letter(1)])).toEqual([[1, 2], null, [3]]);
  expect(distributed([1, 2], [mark(0), letter(1)])).toEqual([null, [1, 2]]);
  expect(distributed([1, 2, 3], [letter(1), letter(1)])).toEqual([[1], [2, 3]]);
  expect(distributed([1], [mark(1)])).toEqual([[1]]);
  expect(distributed([1, 2], [letter(1), letter(1), letter(1)])).toEqual([[1], [2], null]);
});

test('runs stand in the order they are seen', () => {
  const piece = (name: string, level: number) => ({ name, level });
  const order = (...pieces: { name: string; level: number }[]) =>
    inOrderOfSight(pieces)
      .map(({ name }) => name)
      .join('');
  expect(order(piece('a', 0), piece('b', 1), piece('c', 2), piece('d', 1), piece('e', 0))).toBe('adcbe');
  expect(order(piece('a', 1), piece('b', 2), piece('c', 1))).toBe('cba');
});

describe('text of any script comes back as it was', () => {
  test.each(Object.entries(TEXTS))('%s', async (_script, text) => {
    const made = await writePdf(documentOf([{ kind: 'quote', place: '0:12', text }]), null);
    expect(made.missing).toEqual([]);
    expect(await textOf(made.bytes)).toContain(text);
  });

  test('over many lines', async () => {
    for (const text of Object.values(TEXTS)) {
      const long = Array.from({ length: 12 }, () => text).join(' ');
      const { bytes } = await writePdf(documentOf([{ kind: 'paragraph', text: long }]), null);
      const found = (await textOf(bytes)).replaceAll(' ', '');
      expect(found).toContain(long.replaceAll(' ', ''));
    }
  });
});

test('a character without a font stands as its code, and the document says so', async () => {
  const { bytes, missing } = await writePdf(documentOf([{ kind: 'paragraph', text: 'Ruins: \u{f0001} end' }]), null);
  expect(missing).toEqual(['U+F0001']);
  const text = await textOf(bytes);
  expect(text).toContain('Ruins: [U+F0001] end');
  expect(text).toContain('Characters in square brackets stand as their codes.');
});

test('nothing turns the direction of what follows, and nothing unseen is set', async () => {
  const { bytes } = await writePdf(
    documentOf([{ kind: 'paragraph', text: 'safe\u202eevil\u0007 \u{e0041}text\u200b here\ud800' }]),
    null,
  );
  expect(await textOf(bytes)).toContain('safeevil text here');
});

test('a document has its title, language, tags, and a number on each page', async () => {
  const blocks: PdfBlock[] = [
    { kind: 'title', text: 'Māra Kalniņa' },
    { kind: 'heading', text: 'Competencies' },
    {
      kind: 'table',
      head: ['Competency', 'Level'],
      rows: [['Incident handling', '4']],
      widths: [3, 1],
    },
    ...Array.from(
      { length: 120 },
      (_, n): PdfBlock => ({ kind: 'item', label: `${n}.`, text: 'Repaired.', note: 'a' }),
    ),
  ];
  const { bytes, pages } = await writePdf(documentOf(blocks), null);
  expect(pages).toBeGreaterThan(2);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await getMeta(pdf);
  expect(info).toMatchObject({ Title: 'Report: Māra Kalniņa', Author: 'Harbour Lights GmbH', Language: 'en' });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'LBody']) expect(tree).toContain(`"${role}"`);
  const { text } = await extractText(pdf, { mergePages: false });
  expect(text).toHaveLength(pages);
  text.forEach((page, index) => {
    expect(page).toContain(`${index + 1} of ${pages}`);
    expect(page).toContain('Harbour Lights GmbH · 10 March 2026');
  });
});

test('the same document is the same bytes', async () => {
  const document = documentOf([{ kind: 'paragraph', text: TEXTS.Arabic }]);
  const [first, second] = [await writePdf(document, null), await writePdf(document, null)];
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
});

/** A red picture of 8 × 4 pixels. */
function png(pixels: Buffer, colour = 6): Buffer {
  const chunk = (type: string, content: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    // Nobody looks at the sum behind it.
    return Buffer.concat([length, named, Buffer.alloc(4)]);
  };
  const header = Buffer.from([0, 0, 0, 8, 0, 0, 0, 4, 8, colour, 0, 0, 0]);
  const begin = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([begin, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}
const ROW = Buffer.concat([Buffer.from([0]), ...Array.from({ length: 8 }, () => Buffer.from([200, 0, 0, 128]))]);
const PIXELS = Buffer.concat([ROW, ROW, ROW, ROW]);

describe('the company on its document', () => {
  const blocks = [
    { kind: 'title', text: 'Maria Okafor' },
    { kind: 'heading', text: 'Coverage' },
  ] as const;
  const made = async (bytes: Uint8Array): Promise<string> => {
    const logo = { bytes, width: 8, height: 4, alt: 'Harbour Lights GmbH' };
    const document = { ...documentOf(blocks), brand: { logo, ink: '#0b6e6e' } };
    return Buffer.from((await writePdf(document, null)).bytes).toString('latin1');
  };

  test('a logo is a picture with the name of the company in its place', async () => {
    const pdf = await made(png(deflateSync(PIXELS)));
    expect(pdf).toContain('/Subtype /Image');
    expect(pdf).toContain('/S /Figure');
    expect(pdf).toContain('/Alt (Harbour Lights GmbH)');
  });

  test.each([
    ['a stream that breaks off', png(deflateSync(PIXELS).subarray(0, 12))],
    ['fewer rows than it says', png(deflateSync(PIXELS.subarray(0, 40)))],
    ['a palette that is not there', png(deflateSync(PIXELS), 3)],
    [
      'a row that is filtered in no known way',
      png(deflateSync(Buffer.concat([ROW, ROW, Buffer.from([9]), PIXELS]).subarray(0, PIXELS.length))),
    ],
    ['no end', png(deflateSync(PIXELS)).subarray(0, -12)],
    ['another kind of picture', Buffer.from('RIFF0000WEBPVP8 ')],
    ['nothing', Buffer.alloc(0)],
  ])('a picture that cannot be drawn (%s) is left out, the document is made', async (_which, bytes) => {
    const pdf = await made(bytes);
    expect(pdf).not.toContain('/Subtype /Image');
    expect(pdf).not.toContain('/S /Figure');
  });
});
