import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { FontShelf } from './fonts.ts';
import { writePdf } from './write-pdf.ts';

const CJK = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';
/** It has Armenian, which neither the program's fonts nor that one have. */
const ARMENIAN = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';

const TEXTS = {
  zh: '我们在凌晨四点修好了道岔，第一班列车准时发车。',
  ja: '朝の四時に転轍機を直し、始発列車は定刻に出発しました。',
  ko: '우리는 새벽 네 시에 전환기를 고쳤고 첫 열차는 제시간에 출발했다.',
};

test.skipIf(!existsSync(CJK)).each(Object.entries(TEXTS))(
  'fonts of the system set what the program has none for: %s',
  async (language, text) => {
    const { bytes, missing } = await writePdf(
      {
        title: text,
        language,
        author: 'Harbour Lights GmbH',
        at: new Date('2026-03-10T12:00:00.000Z'),
        footer: text,
        pageNumber: '{page}',
        missingNote: '',
        blocks: [
          { kind: 'title', text },
          { kind: 'paragraph', text: text.repeat(8) },
        ],
      },
      null,
    );
    expect(missing).toEqual([]);
    const found = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(found.text.replaceAll(/\s/g, '')).toContain(text.repeat(8).replaceAll(/\s/g, ''));
    expect(bytes.byteLength).toBeLessThan(400_000);
  },
);

test.skipIf(!existsSync(CJK))('a folder of the operator, as the image has one, is asked before the system', () => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-own-fonts-'));
  cpSync(CJK, join(folder, 'Own.ttc'));
  for (const [language, text] of Object.entries(TEXTS)) {
    const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
    expect(new FontShelf(folder, language).faceFor(codes, 'regular')?.name).toBe(join(folder, 'Own.ttc'));
  }
  rmSync(folder, { recursive: true });
});

test.skipIf(!existsSync(CJK))('of fonts for one language each, that of the document is asked first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-own-fonts-'));
  for (const name of ['noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc']) cpSync(CJK, join(folder, `${name}.ttc`));
  const first = (language: string) => new FontShelf(folder, language).faceFor([0x4e00], 'regular')?.name;
  expect(['ja', 'ko', 'zh', 'en'].map(first)).toEqual(
    ['jp', 'kr', 'sc', 'jp'].map((name) => join(folder, `noto-sans-${name}.ttc`)),
  );
  rmSync(folder, { recursive: true });
});

test.skipIf(!existsSync(CJK) || !existsSync(ARMENIAN))(
  'a file is read when none before it has a character, and each is asked again',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'colloquy-own-fonts-'));
    const [first, second] = [join(folder, 'a.ttc'), join(folder, 'b.ttf')];
    cpSync(CJK, first);
    // Had it been read while it is no font, it would not be there for the character that it has.
    writeFileSync(second, 'no font yet');
    const shelf = new FontShelf(folder, 'en', []);
    expect(shelf.faceFor([0x4e00], 'regular')?.name).toBe(first);
    cpSync(ARMENIAN, second);
    const found = [0x531, 0x4e00, 0x532].map((code) => shelf.faceFor([code], 'regular')?.name);
    expect(found).toEqual([second, first, second]);
    expect(shelf.faceFor([0x10ffff], 'regular')).toBeNull();
    rmSync(folder, { recursive: true });
  },
);
