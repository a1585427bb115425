/**
 * Lower case without accents, one code unit out for each code unit in, so that offsets found in the folded text are
 * offsets into the original. Full-width Latin letters and digits become ASCII, every dash `-`, every apostrophe `'`.
 */
export function fold(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i += 1) out += foldUnit(text.charCodeAt(i), text.charAt(i));
  return out;
}

const known = new Map<number, string>();

function foldUnit(code: number, unit: string): string {
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? String.fromCharCode(code + 32) : unit;
  const cached = known.get(code);
  if (cached !== undefined) return cached;
  const folded = foldRare(code, unit);
  known.set(code, folded);
  return folded;
}

const special: Record<string, string> = {
  đ: 'd',
  Đ: 'd',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  ı: 'i',
  İ: 'i',
  æ: 'a',
  Æ: 'a',
  œ: 'o',
  Œ: 'o',
  '\u3000': ' ',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '，': ',',
  '、': ',',
  '～': '~',
  '〜': '~',
  '∼': '~',
  '：': ':',
  '\u00ad': '-',
};

function foldRare(code: number, unit: string): string {
  const mapped = special[unit];
  if (mapped !== undefined) return mapped;
  if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212 || code === 0xfe63) return '-';
  if (code === 0x2018 || code === 0x2019 || code === 0x02bc || code === 0xb4) return "'";
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
  if (code < 0x590 || (code >= 0x1e00 && code <= 0x1fff)) {
    const base = unit.normalize('NFD').charAt(0).toLowerCase();
    return base.length === 1 ? base : unit;
  }
  return unit;
}

/** Folded letters and digits only, single spaces between words: for looking up in word lists. */
export function foldKey(text: string): string {
  return fold(text.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/;

/** True when the text holds Chinese, Japanese or Korean writing. */
export function hasCjk(text: string): boolean {
  return CJK.test(text);
}
