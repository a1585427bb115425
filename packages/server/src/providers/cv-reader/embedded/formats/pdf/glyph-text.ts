/** What the library calls a drawn font (Type 3) without a name. */
const DRAWN = 'Type3';

/** TeX's bitmap fonts name glyphs by their code alone; these signs stand where other encodings have control codes. */
const TEX_CHARACTERS: Record<number, string> = {
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
  for (const unit of compatible(unicode)) {
    const code = unit.codePointAt(0) ?? 0;
    const drawn = font === DRAWN ? TEX_CHARACTERS[code] : undefined;
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

/** Radicals that some fonts give for the character of the same form; no compatibility form tells them. */
const RADICALS = new Map(
  Array.from(
    '⺝月⺠民⺩王⺬示⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻲亀'.matchAll(
      /(.)(.)/gu,
    ),
  ).map(([, radical = '', character = '']) => [radical, character]),
);

/** Ligatures, full forms and radicals become plain letters; circled and other signs keep their form. */
function compatible(text: string): string {
  return text
    .replace(/[\ufb00-\ufb06\uf900-\ufaff\u2f00-\u2fdf]/g, (unit) => unit.normalize('NFKC'))
    .replace(/[\u2e80-\u2eff]/g, (unit) => RADICALS.get(unit) ?? unit.normalize('NFKC'));
}
