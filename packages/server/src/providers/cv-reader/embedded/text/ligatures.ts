import type { RawCell } from './raw-document.ts';

/** Characters that are two or three letters of the alphabet in one glyph: `ﬁ`, `ﬀ`, `ĳ`, `ǆ`. */
const LIGATURES = /[\u0132\u0133\u01c4-\u01cc\u01f1-\u01f3\ufb00-\ufb06]/g;
/** What composing may change: text with combining accents. */
const COMPOSED_OF = /\p{M}/u;

/** Letters as they are typed: ligatures are spelled out, combining accents joined with their letter. */
function spelledOut(text: string): string {
  const spelled = text.replace(LIGATURES, (glyph) => glyph.normalize('NFKC'));
  return COMPOSED_OF.test(spelled) ? spelled.normalize('NFC') : spelled;
}

/** The cell with its letters as they are typed; the style still changes before the same letters. */
export function withPlainLetters(cell: RawCell): RawCell {
  if (spelledOut(cell.text) === cell.text) return cell;
  const parts: string[] = [];
  const styleBreaks: number[] = [];
  let from = 0;
  let length = 0;
  for (const to of [...cell.styleBreaks, cell.text.length]) {
    const part = spelledOut(cell.text.slice(from, to));
    parts.push(part);
    length += part.length;
    if (to < cell.text.length) styleBreaks.push(length);
    from = to;
  }
  return { ...cell, text: parts.join(''), styleBreaks };
}
