/** What a first answer can lack; a question may have a prepared follow-up for each. */
export const FOLLOW_UP_REASONS = [
  'too-short',
  'no-example',
  'no-result',
  'no-own-part',
  'unclear-term',
  'claim-without-number',
] as const;
