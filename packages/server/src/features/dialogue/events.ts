import type { Interview } from '../interviews/index.ts';

/** The candidate asked for a person: before, during or after the interview, or by declining it. */
export type CandidateAsked = { name: 'candidate-asked-for-person'; interview: Interview };
