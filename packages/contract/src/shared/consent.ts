/** What a candidate is asked to agree to, each apart and refusable. */
export const CONSENT_PURPOSES = ['recording', 'ai-evaluation'] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
