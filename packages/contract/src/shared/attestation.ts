/** What can be attested about a person. */
export const ATTESTATION_KINDS = ['identity', 'education', 'workplace'] as const;
