import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { reportFonts } from './check-fonts.ts';

const folder = mkdtempSync(join(tmpdir(), 'colloquy-check-fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reported(own: string | null, system?: string[]): { lines: string[]; problems: string[] } {
  const [lines, problems]: [string[], string[]] = [[], []];
  const output = { line: (text: string) => lines.push(text), problem: (text: string) => problems.push(text) };
  reportFonts(own, output as Parameters<typeof reportFonts>[1], system);
  return { lines, problems };
}

test('without a font of the system the three languages are named, and what to install; all others are set', () => {
  writeFileSync(join(folder, 'no-font.ttf'), 'not a font');
  for (const own of [null, folder]) {
    const { lines, problems } = reported(own, []);
    expect([lines, problems.length]).toEqual([[], 1]);
    const named = /^fonts: none here sets (.+); PDFs /.exec(problems[0] ?? '')?.[1];
    expect(named?.split(', ').sort()).toEqual(['Chinese', 'Japanese', 'Korean']);
    expect(problems[0]).toMatch(/install .*fonts-noto-cjk.*COLLOQUY_FONTS$/);
  }
});

const CJK = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

test.skipIf(!existsSync(CJK))('a font of the system or of the operator is enough', () => {
  const set = { lines: ['fonts: PDFs can be set in every language of interviews'], problems: [] };
  expect(reported(null)).toEqual(set);
  cpSync(CJK, join(folder, 'Own.ttc'));
  expect(reported(folder, [])).toEqual(set);
});
