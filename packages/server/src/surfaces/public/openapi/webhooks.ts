import {
  WEBHOOK_HEADERS,
  WEBHOOK_TYPES,
  type WebhookType,
  webhookBody,
  webhookExample,
} from '@colloquy/contract/webhooks';
import type { Json, SchemaOf } from './schemas.ts';

const PARAMETERS = [
  {
    name: WEBHOOK_HEADERS.id,
    in: 'header',
    required: true,
    schema: { type: 'string' },
    description: 'The same over all attempts and replays: what was taken before is passed over by it.',
  },
  {
    name: WEBHOOK_HEADERS.timestamp,
    in: 'header',
    required: true,
    schema: { type: 'string', pattern: '^\\d{1,12}$' },
    description: 'Seconds since the epoch, of this attempt.',
  },
  {
    name: WEBHOOK_HEADERS.signature,
    in: 'header',
    required: true,
    schema: { type: 'string' },
    description:
      '`v1,` and HMAC-SHA-256 of id, timestamp and raw body with dots between, base64; one for each secret, with blanks between.',
  },
];

/** What is sent to the endpoints of an account: one entry a type. */
export function webhookPaths(schemaOf: SchemaOf): Record<string, Json> {
  return Object.fromEntries(
    (Object.keys(WEBHOOK_TYPES) as WebhookType[]).map((type) => [
      type,
      {
        post: {
          operationId: `on${type
            .split(/[._]/)
            .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
            .join('')}`,
          tags: ['Webhooks'],
          summary: type,
          description: `${WEBHOOK_TYPES[type].description} Signed by Standard Webhooks 1.0.0. Any 2xx within 15 s takes it; anything else is tried again over three days. 410 disables the endpoint.`,
          security: [],
          parameters: PARAMETERS,
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: schemaOf(webhookBody(type), 'output'), example: webhookExample(type) },
            },
          },
          responses: {
            200: { description: 'Taken. So is every other 2xx; the body is not read.' },
            410: { description: 'Nothing is wanted any more: the endpoint is disabled.' },
          },
        },
      },
    ]),
  );
}
