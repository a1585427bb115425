/** Comparison form of a name: small letters, Latin accents off, letters, marks and digits with single spaces. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .normalize('NFC')
    .trim();
}

/** Share of common words of two names in folded form, 0 to 1 (Dice). */
export function wordOverlap(a: string, b: string): number {
  const left = new Set(a.split(' '));
  const right = new Set(b.split(' '));
  let common = 0;
  for (const word of left) if (right.has(word)) common++;
  return (2 * common) / (left.size + right.size);
}
