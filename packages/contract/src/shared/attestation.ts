import { z } from 'zod';
import { ATTESTATION_KINDS } from './limits.ts';
import { instant, uuid } from './text.ts';

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
