import type { Glyph } from './glyph-run.ts';

/** Stands for a glyph whose font does not say which letters it shows. */
export const UNMAPPED = '\ufffd';

const COMBINATIONS = ['fi', 'fl', 'ff', 'ffi', 'ffl', 'ft', 'tt', 'ti', 'Th'];
/** What follows `fl` far more often than `fi` in the languages written with Latin letters. */
const AFTER_FL = /^(?:ow|ex|u|ec|ic|oo|at|ag|y|ask|ight|oss|an|am|uss|eur|es|or|ux|oat)/i;

/**
 * Fonts often leave ligatures without a Unicode value. Inside a word such a glyph is taken for the ligature whose
 * letters together are as wide as it is; where two are equally wide, what follows decides.
 */
export function resolveLigatures(glyphs: Glyph[]): void {
  const fonts = new Set(glyphs.filter((glyph) => glyph.text === UNMAPPED).map((glyph) => glyph.font));
  if (fonts.size === 0) return;
  const widths = new Map<string, number>();
  for (const glyph of glyphs) if (fonts.has(glyph.font)) widths.set(`${glyph.font}|${glyph.text}`, glyph.advance);
  glyphs.forEach((glyph, i) => {
    if (glyph.text !== UNMAPPED) return;
    const after = letters(glyphs, i + 1, glyph);
    const before = letterBefore(glyphs[i - 1], glyph);
    glyph.text = after === '' && !before ? '' : (choose(glyph, after, widths) ?? '');
  });
}

function choose(glyph: Glyph, after: string, widths: Map<string, number>): string | null {
  let best: string | null = null;
  let least = 0.16;
  for (const name of COMBINATIONS) {
    let sum = 0;
    for (const letter of name) sum += widths.get(`${glyph.font}|${letter}`) ?? (letter === 'f' ? 330 : 290);
    const off = Math.abs(sum - glyph.advance) / Math.max(glyph.advance, 1);
    if (off < least) {
      least = off;
      best = name;
    }
  }
  const pair = best === 'fi' || best === 'fl' ? 'f' : best === 'ffi' || best === 'ffl' ? 'ff' : null;
  if (pair === null) return best;
  return pair + (AFTER_FL.test(after) ? 'l' : 'i');
}

function letters(glyphs: Glyph[], from: number, neighbour: Glyph): string {
  let text = '';
  for (let i = from; i < from + 4; i += 1) {
    const glyph = glyphs[i];
    if (glyph === undefined || Math.abs(glyph.y - neighbour.y) > 1 || !/^\p{L}/u.test(glyph.text)) break;
    text += glyph.text;
  }
  return text;
}

function letterBefore(glyph: Glyph | undefined, neighbour: Glyph): boolean {
  return glyph !== undefined && Math.abs(glyph.y - neighbour.y) < 1 && /\p{L}$/u.test(glyph.text);
}
