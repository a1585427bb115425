import { isRequiredGap, lineRank, type Requirement } from '@colloquy/contract/links';

/**
 * The lines of a description as the page shows them: required ones without an answer that can be used first, then from the
 * most that can be said to the least, required ones first in each.
 */
export function inReadingOrder(requirements: readonly Requirement[]): Requirement[] {
  const rank = (line: Requirement): number => (isRequiredGap(line) ? -lineRank(line) : 1 + lineRank(line));
  return requirements.toSorted((a, b) => rank(a) - rank(b));
}
