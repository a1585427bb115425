import { z } from 'zod';
import { instant, lineOfText, pageNumber, pageSize, secret, success, uuid } from '../shared/index.ts';
import { SUBSCRIBED_TYPES, WEBHOOK_TYPES, type WebhookType } from './events.ts';

export const MAX_ENDPOINTS = 20;
export const DEFAULT_OVERLAP_HOURS = 24;

/** `whsec_` and base64 of 24 to 64 bytes. */
export const WEBHOOK_SECRET_PATTERN = /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/;

const url = z.string().min(1).max(2_048).meta({
  format: 'uri',
  description: 'https on its standard port, a public host; other targets only where the operator allows them.',
});
const types = z
  .array(z.enum(SUBSCRIBED_TYPES))
  .min(1)
  .refine((list) => new Set(list).size === list.length, 'has duplicates')
  .meta({ description: 'What is sent to it. Types that are added later have to be asked for.' });
const description = lineOfText(200).meta({ description: 'For people who look at the list.' });

export const webhookInput = z
  .strictObject({ url, types, description: description.optional() })
  .meta({ id: 'WebhookInput' });

export const webhookChange = z
  .strictObject({
    url: url.optional(),
    types: types.optional(),
    description: description.nullable().optional(),
    enabled: z.boolean().optional().meta({
      description: 'Enabling sends what is new; what was held is sent by replay.',
    }),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: 'is empty',
  })
  .meta({ id: 'WebhookChange' });

const webhookFields = {
  id: uuid,
  url: z.string(),
  types: z.array(z.enum(SUBSCRIBED_TYPES)),
  description: z.string().nullable(),
  enabled: z.boolean(),
  disabledAt: instant.nullable(),
  disabledReason: z
    .enum(['ACCOUNT', 'GONE', 'FAILING'])
    .nullable()
    .meta({ description: 'By the account; by a reply of 410; by five days and ten attempts without a 2xx.' }),
  failingSince: instant.nullable().meta({ description: 'The first attempt that failed since the last 2xx.' }),
  createdAt: instant,
};

export const webhook = z.strictObject(webhookFields).meta({ id: 'Webhook' });

const shownSecret = secret(
  z.string().meta({ description: '`whsec_` and base64 of 32 bytes. Shown this once.' }),
  'webhook-secret',
);

export const oneWebhook = success(webhook).meta({ id: 'OneWebhook' });
export const createdWebhook = success(z.strictObject({ ...webhookFields, secret: shownSecret })).meta({
  id: 'CreatedWebhook',
});
export const webhooks = success(z.strictObject({ results: z.array(webhook) })).meta({ id: 'Webhooks' });
export const deletedWebhook = success(z.strictObject({ id: uuid })).meta({ id: 'DeletedWebhook' });

export const rotation = z
  .strictObject({
    overlapHours: z
      .int()
      .min(0)
      .max(168)
      .default(DEFAULT_OVERLAP_HOURS)
      .meta({ description: 'For how long the former secret signs beside the new one.' }),
  })
  .meta({ id: 'WebhookRotation' });
export const rotatedWebhook = success(
  z.strictObject({ id: uuid, secret: shownSecret, previousUntil: instant.nullable() }),
).meta({ id: 'RotatedWebhook' });

/** Why an attempt brought no 2xx. Closed. */
export const ATTEMPT_REASONS = [
  'BAD_URL',
  'BLOCKED_ADDRESS',
  'UNREACHABLE',
  'BAD_CERTIFICATE',
  'TIMED_OUT',
  'BAD_REPLY',
  'REDIRECT',
  'REFUSED',
  'GONE',
  'BUSY',
  'SERVER_ERROR',
  'SECRET_UNREADABLE',
] as const;
export type AttemptReason = (typeof ATTEMPT_REASONS)[number];

const attempt = {
  status: z.int().nullable().meta({ description: 'HTTP status of the reply; null without one.' }),
  durationMs: z.number().min(0),
  reason: z.enum(ATTEMPT_REASONS).nullable().meta({ description: 'Null when it was delivered.' }),
};

export const testedWebhook = success(
  z.strictObject({
    delivered: z.boolean(),
    ...attempt,
    reply: z.string().meta({ description: 'The first 512 bytes of what the receiver answered.' }),
  }),
).meta({ id: 'TestedWebhook' });

export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED', 'HELD'] as const;

export const delivery = z
  .strictObject({
    id: uuid,
    messageId: z.string().meta({ description: 'What the receiver sees as `webhook-id`.' }),
    type: z.enum(Object.keys(WEBHOOK_TYPES) as WebhookType[]),
    interviewId: uuid.nullable(),
    createdAt: instant,
    state: z.enum(DELIVERY_STATES).meta({
      description: 'FAILED: all attempts are used up. HELD: the endpoint is disabled. Both can be replayed.',
    }),
    nextAttemptAt: instant.nullable(),
    attempts: z
      .array(z.strictObject({ at: instant, ...attempt }))
      .meta({ description: 'The newest 12, newest first.' }),
  })
  .meta({ id: 'WebhookDelivery' });

export const deliveriesQuery = z.strictObject({
  current: pageNumber,
  pageSize: pageSize(50, 20),
  state: z.enum(DELIVERY_STATES).optional(),
});
export const deliveriesPage = success(
  z.strictObject({
    results: z.array(delivery),
    total: z.int().min(0),
    current: z.int().min(1),
    pageSize: z.int().min(1),
  }),
).meta({ id: 'WebhookDeliveries' });

export const replay = z
  .strictObject({
    since: instant.optional().meta({ description: 'Only messages of this instant or later; all of them without it.' }),
  })
  .meta({ id: 'WebhookReplay' });
export const replayed = success(z.strictObject({ replayed: z.int().min(0), remaining: z.int().min(0) })).meta({
  id: 'ReplayedDeliveries',
});
export const replayedDelivery = success(z.strictObject({ id: uuid })).meta({ id: 'ReplayedDelivery' });
