import { randomUUID } from 'node:crypto';
import type { Lease } from './dialogue-store.ts';
import type { DialogueState } from './state.ts';

/** How long a lease holds without being extended: so long nobody assesses after the death of a process. */
export const LEASE_MS = 5_000;
/** How often its owner extends it. */
export const EXTEND_MS = 1_500;
/** Where nothing else is configured: an assessment that takes longer is given up for the prepared questions; a spoken pause is felt sooner, and the first sound of a question that nobody foresaw is heard 3.5 s after the turn. */
export const DEADLINE_MS = { typing: 8_000, voice: 2_200 } as const;

export function newLease(answerSeq: number, now: number): Lease {
  return { answerSeq, owner: randomUUID(), until: new Date(now + LEASE_MS) };
}

/** Until when somebody is believed to assess the answer that waits, epoch ms; 0 when nobody is. */
export function leasedUntil(state: DialogueState, lease: Lease | null): number {
  return lease?.answerSeq === state.thinkingAbout ? (lease?.until.getTime() ?? 0) : 0;
}
