import { z } from 'zod';
import { instant, uuid } from './text.ts';

/** What can be attested about a person. */
export const ATTESTATION_KINDS = ['identity', 'education', 'workplace'] as const;

/** Of one person, those taken back included; so many can be made by people. */
export const MAX_ATTESTATIONS = 200;

/** An attestation as members and operators see it. */
export const attestationFields = {
  id: uuid,
  kind: z.enum(ATTESTATION_KINDS),
  value: z.string(),
  attestedBy: z.string(),
  how: z.string(),
  verifiedAt: instant,
  revokedAt: instant.nullable(),
};
