/**
 * A text made comparable: styled letters, full-width forms and case are levelled, accents of the Latin script drop
 * off, and every code unit still knows where it is in the plain text.
 */
export type FoldedText = {
  /** The plain text itself. */
  source: string;
  /** Letters as written but without styling: case and accents kept. Same length as `folded`. */
  cased: string;
  /** Lower case, Latin letters without accents. What vocabularies are matched against. */
  folded: string;
  /** For each code unit of `folded`, its offset in `source`; one more entry for the end. */
  offsets: Int32Array;
  /** Flags of countries, which are blanks in the other texts: where, and ISO 3166-1 alpha-2. */
  flags: readonly { at: number; country: string }[];
};

const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\t]/;
const IGNORED = /\u00ad|[\u200b-\u200f]|[\u2060-\u2064]|[\ufe00-\ufe0f]|\ufeff/;
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/;
const APOSTROPHES = /[\u2018\u2019\u02bc\u00b4`]/;
const SPECIAL: Readonly<Record<string, string>> = {
  đ: 'd',
  Đ: 'd',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  ı: 'i',
  æ: 'a',
  œ: 'o',
};

/** Styled and full-width letters, digits in circles, flag letters: each stands for one plain character. */
function unstyled(character: string, code: number): string {
  if (code < 0x2100) return character;
  const styled =
    (code >= 0x1d400 && code <= 0x1d7ff) ||
    (code >= 0xff01 && code <= 0xff9f) ||
    (code >= 0x2100 && code <= 0x214f) ||
    (code >= 0x2460 && code <= 0x24ea) ||
    (code >= 0x1f130 && code <= 0x1f189);
  if (!styled) return character;
  if (code >= 0x1f130 && code <= 0x1f149) return String.fromCharCode(code - 0x1f130 + 65);
  if (code >= 0x1f150 && code <= 0x1f169) return String.fromCharCode(code - 0x1f150 + 65);
  if (code >= 0x1f170 && code <= 0x1f189) return String.fromCharCode(code - 0x1f170 + 65);
  const plain = character.normalize('NFKC');
  return plain.length === 1 ? plain : character;
}

function fold(character: string): string {
  const special = SPECIAL[character];
  if (special !== undefined) return special;
  const lower = character.toLowerCase();
  const one = lower.length === character.length ? lower : character;
  const code = one.charCodeAt(0);
  const latin = (code >= 0xc0 && code <= 0x24f) || (code >= 0x1e00 && code <= 0x1eff);
  return latin ? one.normalize('NFD').charAt(0) : one;
}

function isFlagLetter(code: number): boolean {
  return code >= 0x1f1e6 && code <= 0x1f1ff;
}

/** Levels the plain text; the work grows with its length and nothing else. */
export function foldText(source: string): FoldedText {
  const cased: string[] = [];
  const folded: string[] = [];
  const offsets = new Int32Array(source.length + 1);
  const flags: { at: number; country: string }[] = [];
  let length = 0;
  for (let at = 0; at < source.length; ) {
    const code = source.codePointAt(at) ?? 0;
    const width = code > 0xffff ? 2 : 1;
    if (code < 0x80) {
      let end = at + 1;
      while (end < source.length && source.charCodeAt(end) < 0x80) end += 1;
      const run = source.slice(at, end).replace(/[\t`]/g, (c) => (c === '\t' ? ' ' : "'"));
      cased.push(run);
      folded.push(run.toLowerCase());
      for (; at < end; at += 1) {
        offsets[length] = at;
        length += 1;
      }
      continue;
    }
    const next = source.codePointAt(at + width) ?? 0;
    if (isFlagLetter(code) && isFlagLetter(next)) {
      flags.push({ at: length, country: String.fromCharCode(code - 0x1f1e6 + 65, next - 0x1f1e6 + 65) });
      cased.push('  ');
      folded.push('  ');
      offsets[length] = at;
      offsets[length + 1] = at + 2;
      length += 2;
      at += 4;
      continue;
    }
    let character = source.slice(at, at + width);
    if (!IGNORED.test(character)) {
      if (SPACES.test(character)) character = ' ';
      else if (HYPHENS.test(character)) character = '-';
      else if (APOSTROPHES.test(character)) character = "'";
      else character = unstyled(character, code);
      const low = fold(character);
      cased.push(character);
      folded.push(low);
      for (let unit = 0; unit < character.length; unit += 1) {
        offsets[length] = at;
        length += 1;
      }
    }
    at += width;
  }
  offsets[length] = source.length;
  return { source, cased: cased.join(''), folded: folded.join(''), offsets: offsets.subarray(0, length + 1), flags };
}

/** Levels one short name in the same way. */
export function foldName(name: string): string {
  let folded = '';
  for (const character of name.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0;
    if (IGNORED.test(character)) continue;
    if (code < 0x80) folded += character.toLowerCase();
    else if (HYPHENS.test(character)) folded += '-';
    else if (APOSTROPHES.test(character)) folded += "'";
    else if (SPACES.test(character)) folded += ' ';
    else folded += fold(unstyled(character, code));
  }
  return folded;
}
