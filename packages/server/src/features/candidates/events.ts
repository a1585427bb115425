import type { Id } from '../../platform/ids.ts';

/** What became of a CV is known. */
export type CvSettled = {
  name: 'cv-settled';
  intakeId: Id<'cv-intake'>;
  candidateId: Id<'candidate'>;
  parsed: boolean;
};
