import type { RequestKind } from '@colloquy/contract/shared';
import type { Interview } from '../interviews/index.ts';

/**
 * The candidate asked something of a person: before, during or after the interview, or by declining it.
 *
 * `note` is what they wrote to that person; empty where they wrote nothing.
 */
export type CandidateAsked = {
  name: 'candidate-asked-for-person';
  interview: Interview;
  kind: RequestKind;
  note: string;
};
