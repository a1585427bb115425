import { isRequiredGap, REQUIREMENT_STATUSES, type Requirement } from '@colloquy/contract/links';

/**
 * The lines of a description as the page shows them: required ones without an answer that can be used first, then from the
 * most that can be said to the least, required ones first in each.
 */
export function inReadingOrder(requirements: readonly Requirement[]): Requirement[] {
  const rank = (requirement: Requirement): number => {
    const { kind, status } = requirement;
    const at = 2 * REQUIREMENT_STATUSES.indexOf(status) + Number(kind !== 'must');
    return isRequiredGap(requirement) ? -at : 1 + at;
  };
  return requirements.toSorted((a, b) => rank(a) - rank(b));
}
