/** In code units. */
type Span = { start: number; end: number };

/** Signs that are typed in several ways, one code unit each: whoever copies a text writes another of them. */
const TYPOGRAPHIC: readonly [RegExp, string][] = [
  [/[‘’‚‛′`´]/gu, "'"],
  [/[“”„‟″«»]/gu, '"'],
  [/[‐‑‒–—−]/gu, '-'],
  [/\s/gu, ' '],
];
/** Put at the end of what is quoted, where the text goes on. */
const ENDS = new Set('.,;:!?…。、！？ ');

/** The same text with every sign in one of the ways in which it is typed: its places stay. */
export function withPlainCharacters(text: string): string {
  return TYPOGRAPHIC.reduce((plain, [typographic, one]) => plain.replace(typographic, one), text);
}

/**
 * Where a quotation is in a text, letter by letter, in code units; null where it is not, or holds no word. Quotation marks,
 * dashes and blanks may be typed otherwise, and a sentence may be ended: what is shown is cut from the text.
 */
export function spanOf(quote: string, text: string): Span | null {
  const words = quote.trim();
  if (!/[\p{L}\p{N}]/u.test(words)) return null;
  const plain = withPlainCharacters(text);
  const quoted = withPlainCharacters(words);
  for (const wanted of [quoted, withoutEnd(quoted)]) {
    const start = plain.indexOf(wanted);
    if (start >= 0) return { start, end: start + wanted.length };
  }
  return null;
}

/**
 * Every place where a quotation that `spanOf` finds may stand, in their order: where the text goes on
 * after an end that was put to it, too.
 *
 * @param most so many are looked for
 */
export function placesOf(quote: string, text: string, most: number): Span[] {
  const places: Span[] = [];
  const plain = withPlainCharacters(text);
  const wanted = withoutEnd(withPlainCharacters(quote.trim()));
  if (wanted === '') return places;
  for (let at = plain.indexOf(wanted); at >= 0 && places.length < most; at = plain.indexOf(wanted, at + 1))
    places.push({ start: at, end: at + wanted.length });
  return places;
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ENDS.has(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** Whether a quotation is in one of the texts, letter by letter. */
export function isVerbatim(quote: string, texts: readonly string[]): boolean {
  return texts.some((text) => spanOf(quote, text) !== null);
}
