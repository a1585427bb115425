import { z } from 'zod';
import { uuid } from '../shared/index.ts';

/** Headers of POST `/webhooks/identity`: seconds since the epoch, and `v1=<hex>` over them and the raw body. */
export const IDENTITY_HEADERS = { timestamp: 'webhook-timestamp', signature: 'webhook-signature' } as const;

const line = (max: number) =>
  z
    .string()
    .regex(new RegExp(`^[^\\p{Cc}\\p{Cs}]{1,${max}}$`, 'u'), `must have 1 to ${max} characters, none of control`);

/** What an identity provider delivers. Other fields are the provider's own and are passed over. */
export const identityEvent = z.object({
  id: line(200),
  organization: line(128),
  username: line(128),
  value: line(300),
});

/** What a delivery is answered with. */
export const identityReply = z.strictObject({ id: uuid, outcome: z.enum(['attested', 'known']) });
