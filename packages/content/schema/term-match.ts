/** A term prepared for `includes`: `wide` for scripts without spaces, which match anywhere. */
type Needle = { text: string; wide: boolean };

/** Bank data never changes while the process lives, so each list is prepared once. */
const prepared = new WeakMap<readonly string[], Needle[]>();

/** Counts the different terms that a text holds: `word`, `stem*`, `*part*`, as banks and occupations write them. */
export function termMatcher(terms: readonly string[]): (text: string) => number {
  const needles = prepared.get(terms) ?? terms.map(needleOf);
  prepared.set(terms, needles);
  return (text) => {
    const lower = text.normalize('NFC').toLowerCase();
    const spaced = ` ${words(lower)} `;
    return needles.reduce((count, needle) => count + Number((needle.wide ? lower : spaced).includes(needle.text)), 0);
  };
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

function needleOf(term: string): Needle {
  const body = term.replaceAll('*', '').normalize('NFC').toLowerCase();
  if (UNSPACED.test(body)) return { text: body, wide: true };
  const open = term.startsWith('*') ? '' : ' ';
  const close = term.endsWith('*') ? '' : ' ';
  return { text: `${open}${words(body)}${close}`, wide: false };
}

/** Words with one space between; hyphens and slashes part words, `c#`, `c++`, `.net` and `node.js` stay whole. */
export function words(lower: string): string {
  return lower
    .replaceAll(/[^\p{L}\p{M}\p{N}#+.]+/gu, ' ')
    .replaceAll(/\.(?![\p{L}\p{N}])/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
