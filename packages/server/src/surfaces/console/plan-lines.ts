import type { Plan } from '../../features/interviewers/index.ts';

/** What the description asks for, and which question is about it. */
export function presentLines(plan: Plan | undefined) {
  return (plan?.lines ?? []).map(({ id, kind, text, start, end }) => {
    const { question = null, why = null } = plan?.coverage.find(({ line }) => line === id) ?? {};
    return { id, kind, text, start, end, question, why };
  });
}

export function presentOccupation(plan: Plan | undefined): { name: string; reviewed: boolean } | null {
  const occupation = plan?.occupation ?? null;
  return occupation === null ? null : { name: occupation.name, reviewed: occupation.reviewed };
}
