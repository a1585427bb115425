/** What the library calls a drawn font (Type 3) without a name. */
const DRAWN = 'Type3';

/** TeX's bitmap fonts name glyphs by their code alone; these signs stand where other encodings have control codes. */
const TEX_SIGNS: Record<number, string> = {
  21: '–',
  22: '—',
  27: 'ff',
  28: 'fi',
  29: 'fl',
  30: 'ffi',
  31: 'ffl',
  136: '•',
};

/** Control characters, private-use code points and bullets of symbol fonts. */
export function glyphText(unicode: string, font: string): string {
  let out = '';
  for (const unit of unicode.normalize('NFKC') === unicode ? unicode : compatible(unicode)) {
    const code = unit.codePointAt(0) ?? 0;
    const drawn = font === DRAWN ? TEX_SIGNS[code] : undefined;
    if (drawn !== undefined) out += drawn;
    else if (code === 0x09 || code === 0xa0 || code === 0x0a || code === 0x0d) out += ' ';
    else if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0xfeff || code === 0x200b || code === 0xfffd)
      out += '';
    else if (code >= 0xe000 && code <= 0xf8ff)
      out += /symbol|wingdings|dingbats/i.test(font) || code >= 0xf0a0 ? '•' : '';
    else out += unit;
  }
  return out;
}

/** Ligatures and full forms become plain letters; circled and other signs keep their form. */
function compatible(text: string): string {
  return text.replace(/[\ufb00-\ufb06\uf900-\ufaff\u2f00-\u2fdf]/g, (unit) => unit.normalize('NFKC'));
}
