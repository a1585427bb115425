/** What a candidate is asked to agree to, each apart and refusable. */
export const CONSENT_PURPOSES = ['recording', 'ai-evaluation'] as const;

/** Grows with every change of a wording; the ledger keeps version and hash of what was shown. */
export const CONSENT_TEXT_VERSION = 1;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
