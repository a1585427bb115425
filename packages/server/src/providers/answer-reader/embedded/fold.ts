import { compatible } from '@colloquy/language/text/compatible';

/** A text made comparable (lower case, one form per letter), with the way back to the original offsets. */
export type Folded = {
  text: string;
  /** `at[i]` is the offset in the original of code unit `i`; one more entry for the end. */
  at: Uint32Array;
};

// Letters of other alphabets that look Latin; folded only inside a word that also holds Latin letters.
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
  ι: 'i',
  τ: 't',
  κ: 'k',
  υ: 'u',
};
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const APOSTROPHES = /[\u2018\u2019\u02BC\u0060\u00B4]/;
const QUOTES = /[\u201C\u201D\u201E\u00AB\u00BB\u300C\u300D\u300E\u300F]/;
// A vowel that comes in two signs is one piece with the letter before it.
const CLUSTER = /\P{M}(?:\p{M}|(?<=\u0E4D[\u0E48-\u0E4B]?)\u0E32)*|\p{M}+/gu;
const WORD = /\p{L}+/gu;
const LATIN = /[a-z]/;
const LOOKALIKE = /[\u0370-\u04FF]/;

/** Folds `text`: compatibility forms, case, apostrophes and quotes; invisible characters are left out. Linear. */
export function fold(text: string): Folded {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range
  if (/^[\u0000-\u007F]*$/.test(text) && !text.includes('`')) {
    return { text: text.toLowerCase(), at: Uint32Array.from({ length: text.length + 1 }, (_, i) => i) };
  }
  const at: number[] = [];
  let out = '';
  for (const match of text.matchAll(CLUSTER)) {
    const cluster = match[0];
    let form = cluster.length === 1 && cluster < '\u0080' ? cluster : compatible(cluster.replace(INVISIBLE, ''));
    if (APOSTROPHES.test(form)) form = "'";
    else if (QUOTES.test(form)) form = '"';
    if (form === '') continue;
    form = form.toLowerCase();
    for (let i = 0; i < form.length; i++) at.push(match.index);
    out += form;
  }
  at.push(text.length);
  const plain = out.replace(WORD, (word) =>
    LATIN.test(word) && LOOKALIKE.test(word)
      ? Array.from(word, (letter) => LOOKALIKES[letter] ?? letter).join('')
      : word,
  );
  return { text: plain.length === out.length ? plain : out, at: Uint32Array.from(at) };
}
