/** Number of Unicode code points: the unit of every length in the interface. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
