import {
  byStatus,
  isRequired,
  isRequiredGap,
  lineRank,
  REQUIREMENT_STATUSES,
  type Requirement,
  type Summary,
} from '@colloquy/contract/links';

export type RequirementGroup = { status: Requirement['status']; requirements: Requirement[] };

/** All other lines by what became of them, from the most that can be said to the least; required ones first in each. */
export function requirementGroups({ requirements }: Summary): RequirementGroup[] {
  const others = requirements.filter((one) => !isRequiredGap(one)).toSorted((a, b) => lineRank(a) - lineRank(b));
  return byStatus(others, REQUIREMENT_STATUSES);
}

/** How many lines came to what, and how many of them are required, in the order of the groups. */
export function requirementCounts({
  requirements,
}: Summary): { status: Requirement['status']; count: number; required: number }[] {
  return byStatus(requirements, REQUIREMENT_STATUSES).map(({ status, requirements: found }) => ({
    status,
    count: found.length,
    required: found.filter(isRequired).length,
  }));
}
