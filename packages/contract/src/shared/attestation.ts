/** What can be attested about a person. */
export const ATTESTATION_KINDS = ['identity', 'education', 'workplace'] as const;

/** Of one person, those taken back included; so many can be made by people. */
export const MAX_ATTESTATIONS = 200;
