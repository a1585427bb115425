/**
 * What the law or good practice keeps out of a job interview, whoever wrote the question: a bank, a language model or
 * a person. The check reads every language at once, because texts are mixed in practice.
 */
export const FORBIDDEN_GROUNDS = [
  'age',
  'family',
  'health',
  'origin',
  'religion',
  'gender-and-orientation',
  'politics-and-union',
  'appearance',
  'criminal-record',
  'salary-history',
] as const;

export type ForbiddenGround = (typeof FORBIDDEN_GROUNDS)[number];
