/** Number of Unicode code points: the unit of every length in the interface. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/**
 * The text as it can be sent: halves of a character that a keyboard or a cut left behind, and NUL, cannot be stored.
 * Everything else stays as it was typed.
 */
export function storable(text: string): string {
  return text.replace(/\p{Cs}|\0/gu, '\ufffd');
}
