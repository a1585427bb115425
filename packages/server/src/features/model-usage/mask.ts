/** Marks in the place of names and addresses, and the way back. One mask belongs to one request and its reply. */
export type Mask = {
  mask(text: string): string;
  unmask(text: string): string;
};

type Kind = 'NAME' | 'EMAIL' | 'PHONE';

const PLACEHOLDER = /\[(?:NAME|EMAIL|PHONE)-\d{1,4}\]/g;
/** Figures with what people put between them; whether they are a number to call is decided by their count. */
const FIGURES = /(?<![\p{L}\p{N}])[+(]?\d[\d ()./-]{6,22}\d(?!\d)/gu;
const FEWEST_FIGURES = 9;
const FEWEST_ABROAD = 8;
/** Shorter parts of a name are left as they are: they are words. */
const SHORTEST_PART = 3;
const LOCAL = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
const HOST = /[\p{L}\p{N}.-]/u;
const LONGEST_LOCAL = 64;
const LONGEST_HOST = 190;
/** Scripts that put nothing between words: a name there is found wherever it is. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** @param names of the people of the interview, whole: their parts are masked, too */
export function createMask(names: readonly string[]): Mask {
  const placeholders = new Map<string, string>();
  const values = new Map<string, string>();
  const counts = { NAME: 0, EMAIL: 0, PHONE: 0 };
  const placeholderOf = (kind: Kind, value: string): string => {
    const known = placeholders.get(value);
    if (known !== undefined) return known;
    counts[kind] += 1;
    const placeholder = `[${kind}-${counts[kind]}]`;
    placeholders.set(value, placeholder);
    values.set(placeholder, value);
    return placeholder;
  };
  const named = namePattern(names);
  return {
    mask(text) {
      let masked = maskAddresses(text, (address) => placeholderOf('EMAIL', address));
      masked = masked.replace(FIGURES, (found) => (isPhone(found) ? placeholderOf('PHONE', found) : found));
      return named === null ? masked : masked.replace(named, (found) => placeholderOf('NAME', found));
    },
    unmask: (text) => text.replace(PLACEHOLDER, (placeholder) => values.get(placeholder) ?? placeholder),
  };
}

function isPhone(text: string): boolean {
  const figures = text.replace(/\D/g, '').length;
  return figures >= (text.startsWith('+') ? FEWEST_ABROAD : FEWEST_FIGURES);
}

function namePattern(names: readonly string[]): RegExp | null {
  // The same letters are written in one sign or in two.
  const wholes = names.flatMap((name) => ['NFC', 'NFD'].map((form) => name.trim().normalize(form)));
  const parts = wholes.flatMap((whole) => [whole, ...whole.split(/\s+/)]);
  const unique = [...new Set(parts)]
    .filter((part) => part !== '' && ([...part].length >= SHORTEST_PART || UNSPACED.test(part)))
    .sort((one, other) => other.length - one.length);
  if (unique.length === 0) return null;
  const written = unique.map((part) => {
    const literal = part.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/\s+/g, '\\s+');
    if (UNSPACED.test(part)) return literal;
    // A whole name is one however it is typed; "will" and "mark" alone are words.
    const typed = /\s/.test(part) ? `(?i:${literal})` : literal;
    return `(?<![\\p{L}\\p{N}])${typed}(?![\\p{L}\\p{N}\\p{M}])`;
  });
  return new RegExp(written.join('|'), 'gu');
}

/** From each @ outwards, no further than an address may be long. */
function maskAddresses(text: string, placeholder: (address: string) => string): string {
  let masked = '';
  let done = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at < done) continue;
    let start = at;
    while (start > done && at - start < LONGEST_LOCAL && LOCAL.test(text[start - 1] ?? '')) start -= 1;
    let end = at + 1;
    while (end < text.length && end - at <= LONGEST_HOST && HOST.test(text[end] ?? '')) end += 1;
    while (end > at + 1 && !/[\p{L}\p{N}]/u.test(text[end - 1] ?? '')) end -= 1;
    if (start === at || !text.slice(at + 1, end).includes('.')) continue;
    masked += text.slice(done, start) + placeholder(text.slice(start, end));
    done = end;
  }
  return masked + text.slice(done);
}

/** The same value with every text in it changed; keys stay. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change)) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)])) as T;
  return value;
}
