/** Where a quotation is in a text, letter by letter, in code units; null where it does not, or holds no word. */
export function spanOf(quote: string, text: string): { start: number; end: number } | null {
  const words = quote.trim();
  const start = /[\p{L}\p{N}]/u.test(words) ? text.indexOf(words) : -1;
  return start < 0 ? null : { start, end: start + words.length };
}

/** Whether a quotation is in one of the texts, letter by letter. */
export function isVerbatim(quote: string, texts: readonly string[]): boolean {
  return texts.some((text) => spanOf(quote, text) !== null);
}
