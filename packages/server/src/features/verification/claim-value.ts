import type { ClaimKind } from './claim-store.ts';

const SENTENCES: Record<ClaimKind, [before: string, after: string]> = {
  workplace: ['Works at ', ' (work e-mail confirmed)'],
  education: ['Belongs to ', ' (school e-mail confirmed)'],
};

/** What a confirmed address says, as document 3 shows it. */
export function claimSentence(kind: ClaimKind, name: string): string {
  const [before, after] = SENTENCES[kind];
  return before + name + after;
}

/** The workplace or school that such a sentence is about, for whoever says it in another language; null for other words. */
export function claimedName(kind: ClaimKind, value: string): string | null {
  const [before, after] = SENTENCES[kind];
  const isOurs = value.length > before.length + after.length && value.startsWith(before) && value.endsWith(after);
  return isOurs ? value.slice(before.length, -after.length) : null;
}
