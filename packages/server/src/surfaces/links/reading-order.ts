import { REQUIREMENT_STATUSES, type Requirement } from '@colloquy/contract/links';

/**
 * The lines of a description as the page shows them: required ones that nobody was asked about first, then from the most
 * that can be said to the least, required ones first in each.
 */
export function inReadingOrder(requirements: readonly Requirement[]): Requirement[] {
  const rank = ({ kind, status }: Requirement): number => {
    const isRequired = kind === 'must';
    if (isRequired && status === 'not-asked') return 0;
    return 1 + 2 * REQUIREMENT_STATUSES.indexOf(status) + Number(!isRequired);
  };
  return requirements.toSorted((a, b) => rank(a) - rank(b));
}
