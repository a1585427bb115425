import { IDENTITY_HEADERS, identityEvent, identityReply } from '@colloquy/contract/public';
import { withExamples } from './examples.ts';
import { headersOf } from './headers.ts';
import { errorContent } from './operation.ts';
import type { Json, SchemaOf } from './schemas.ts';

const ERRORS = {
  400: 'The body is not JSON of this shape; `errors` names what is wrong.',
  401: 'The signature or the time is missing, forged or stale.',
  404: 'The organization has no profile of this name, or no secret is configured.',
  409: 'This very delivery was taken before.',
  413: 'The body is larger than 1 MiB.',
  415: 'The body is not application/json; nothing else was looked at.',
  429: 'Too many deliveries from this address were not genuine; `Retry-After` says how long to wait.',
  500: 'A fault of ours; safe to retry with back-off.',
  503: 'The server cannot read or store at present; the delivery may be sent again.',
};

/** The delivery of an identity provider, which has no key: it signs. */
export function identityOperation(schemaOf: SchemaOf): Json {
  const json = (schema: Json): Json => ({ 'application/json': { schema } });
  return withExamples('deliverIdentity', {
    operationId: 'deliverIdentity',
    tags: ['Identity provider'],
    summary: 'Deliver that an identity was verified',
    description:
      'For an identity provider. Served where COLLOQUY_IDENTITY_WEBHOOK_SECRET is set. One attestation an event id and person, however often it is sent anew.',
    security: [],
    parameters: [
      {
        name: IDENTITY_HEADERS.id,
        in: 'header',
        required: false,
        schema: { type: 'string' },
        description: 'Of senders that sign by Standard Webhooks.',
      },
      {
        name: IDENTITY_HEADERS.timestamp,
        in: 'header',
        required: true,
        schema: { type: 'string', pattern: '^\\d{1,12}$' },
        description: 'Seconds since the epoch, within five minutes of the server.',
      },
      {
        name: IDENTITY_HEADERS.signature,
        in: 'header',
        required: true,
        schema: { type: 'string' },
        description:
          '`v1=` and HMAC-SHA-256 of the timestamp, a dot and the raw body under the secret, hexadecimal. Up to five, with commas. Or `v1,` and base64 by Standard Webhooks, with blanks.',
      },
    ],
    requestBody: { required: true, content: json(schemaOf(identityEvent, 'input')) },
    responses: {
      200: {
        description: 'Done, or known already.',
        headers: headersOf(200, {}),
        content: json(schemaOf(identityReply, 'output')),
      },
      ...Object.fromEntries(
        Object.entries(ERRORS).map(([status, description]) => [
          status,
          {
            description,
            headers: headersOf(Number(status), { challenge: false }),
            content: errorContent('Error'),
          },
        ]),
      ),
    },
  });
}
