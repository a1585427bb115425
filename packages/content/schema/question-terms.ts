/** What a first answer can lack; each question has a prepared follow-up for the reasons that suit it. */
export const FOLLOW_UP_REASONS = [
  'too-short',
  'no-example',
  'no-result',
  'no-own-part',
  'unclear-term',
  'claim-without-number',
] as const;

export type FollowUpReason = (typeof FOLLOW_UP_REASONS)[number];

/** What may answer a question whose rubric has no words for it: any matter, or what the job is about. */
export const OPEN_MATTERS = ['any', 'job'] as const;

export type OpenMatter = (typeof OPEN_MATTERS)[number];

/** What makes an account concrete: one occasion, what the speaker did, how it ended, a figure. */
export const FACT_CUES = ['example', 'ownPart', 'result', 'figure'] as const;

export type FactCue = (typeof FACT_CUES)[number];
