import {
  isRequiredGap,
  REQUIREMENT_STATUSES,
  type ReportForm,
  type Requirement,
  type Summary,
} from '@colloquy/contract/links';

export type RequirementGroup = { status: Requirement['status']; requirements: Requirement[] };

/** All other lines by what became of them, from the most that can be said to the least; required ones first in each. */
export function requirementGroups({ requirements }: Summary): RequirementGroup[] {
  const others = requirements.filter((one) => !isRequiredGap(one));
  return REQUIREMENT_STATUSES.flatMap((status) => {
    const found = others
      .filter((one) => one.status === status)
      .toSorted((a, b) => Number(b.kind === 'must') - Number(a.kind === 'must'));
    return found.length === 0 ? [] : [{ status, requirements: found }];
  });
}

/** How many lines came to what, and how many of them are required, in the order of the groups. */
export function requirementCounts({
  requirements,
}: Summary): { status: Requirement['status']; count: number; required: number }[] {
  return REQUIREMENT_STATUSES.flatMap((status) => {
    const found = requirements.filter((one) => one.status === status);
    const required = found.filter(({ kind }) => kind === 'must').length;
    return found.length === 0 ? [] : [{ status, count: found.length, required }];
  });
}

/** What a language model wrote of a line, out of its quotes alone; null where none did. */
export function sentenceOf({ plan, sentences }: ReportForm['report'], { kind, text }: Requirement): string | null {
  const told = sentences.find(({ line }) => {
    const covered = plan?.coverage[line];
    return covered?.kind === kind && covered.text === text;
  });
  return told?.text ?? null;
}

/** Years of a position as they are in a CV; an open end stays open. */
export function yearsOf({ fromYear, toYear }: { fromYear: number | null; toYear: number | null }): string {
  if (fromYear === null && toYear === null) return '';
  return fromYear === toYear ? String(fromYear) : `${fromYear ?? ''}–${toYear ?? ''}`;
}
