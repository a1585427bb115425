import { z } from 'zod';
import { lineOfText, uuid } from '../shared/index.ts';

/**
 * Headers of POST `/webhooks/identity`: seconds since the epoch, and `v1=<hex>` over them and the raw body; or all three as
 * Standard Webhooks has them, `v1,<base64>` over id, timestamp and raw body.
 */
export const IDENTITY_HEADERS = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

/** What an identity provider delivers. Other fields are the provider's own and are passed over. */
export const identityEvent = z.object({
  id: lineOfText(200),
  organization: lineOfText(128),
  username: lineOfText(128),
  value: lineOfText(300),
});

/** What a delivery is answered with. */
export const identityReply = z.strictObject({ id: uuid, outcome: z.enum(['attested', 'known']) });
