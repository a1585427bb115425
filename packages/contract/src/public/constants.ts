/*
 * Plain values of the public pages' interfaces, apart from the schemas: a page uses them without loading the schema
 * library.
 */

import { VERIFY_LANGUAGES } from '../shared/languages.ts';

/** Header that carries the token of a verification link. */
export const VERIFY_TOKEN_HEADER = 'x-verify-token';

/** Digits of a code. */
export const CODE_DIGITS = 6;

export { VERIFY_LANGUAGES };
export type VerifyLanguage = (typeof VERIFY_LANGUAGES)[number];

/** Why an address proves nothing of what was asked. */
export const CLAIM_REFUSALS = [
  'not-an-address',
  'public-suffix',
  'free-provider',
  'disposable',
  'school-address',
  'not-a-school',
] as const;
export type ClaimRefusal = (typeof CLAIM_REFUSALS)[number];

/** What became of a code that was typed. */
export const CODE_OUTCOMES = ['right', 'wrong', 'no-code', 'locked', 'expired', 'used', 'not-sent'] as const;
export type CodeOutcome = (typeof CODE_OUTCOMES)[number];
