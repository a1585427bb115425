/** Words as alternatives of a pattern, in their order; where there are none, a pattern that never matches. */
export function alternativesOf(words: readonly string[]): string {
  return words.length === 0 ? '(?!)' : words.join('|');
}
