import type { AtsSystem } from '@colloquy/contract/ats';
import type { Id } from '../../platform/ids.ts';
import { type Interview, isCompleted } from '../interviews/index.ts';

export type OrderKind = 'assessment' | 'stage';

/** What a system knows an interview by. */
export type Order = { id: Id<'ats-order'>; accountId: Id<'account'>; system: AtsSystem; kind: OrderKind };

export type NewsState = 'QUIET' | 'WAITING' | 'TOLD' | 'FAILED';

/** An order whose interview is there, and how far the system has been told of it. */
export type Run = Order & {
  interviewId: Id<'interview'>;
  /** Greenhouse: the address that is told. Ashby: the candidate there. */
  callback: string;
  keySealed: Uint8Array | null;
  news: number;
  told: number;
  attempts: number;
  nextAt: Date | null;
  state: NewsState;
};

/** Where an interview is, as far as a system is concerned. */
export type OrderProgress = 'sent' | 'running' | 'complete' | 'over';

export function progressOf({ status, reportNo }: Pick<Interview, 'status' | 'reportNo'>): OrderProgress {
  if (status === 'SCHEDULED') return 'sent';
  if (status === 'NO_SHOW' || status === 'CANDIDATE_ABORTED') return 'over';
  return isCompleted(status) && reportNo !== null ? 'complete' : 'running';
}
