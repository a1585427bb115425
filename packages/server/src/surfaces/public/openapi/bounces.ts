import { bounce, bounceReply } from '@colloquy/contract/public';
import { withExamples } from './examples.ts';
import { headersOf } from './headers.ts';
import { errorContent } from './operation.ts';
import type { Json, SchemaOf } from './schemas.ts';

const TEXTS = {
  errorTexts: {
    400: 'The body is not of this shape; `errors` names what is wrong.',
    401: 'The token is missing or wrong.',
    404: 'There is no such mail, or no token is configured.',
    413: 'The body is larger than 1 MiB.',
    415: 'The body is of another type; nothing else was looked at.',
    429: 'Too many wrong tokens from this address; `Retry-After` says how long to wait.',
    500: 'A fault of ours; safe to retry with back-off.',
    503: 'The server cannot read or store at present; the report may be sent again.',
  },
};

/** What a relay tells of mails that came back: it has no key, but a token of its own. */
export function bouncePaths(schemaOf: SchemaOf): Record<string, Json> {
  const json = (schema: Json): Json => ({ 'application/json': { schema } });
  const common = {
    tags: ['Mail relay'],
    security: [{ bearer: [] }],
    responses: {
      200: {
        description: 'Taken: `failed` from now on, `known` where it had failed, `passed-over` where nothing came back.',
        headers: headersOf(200, {}),
        content: json(schemaOf(bounceReply, 'output')),
      },
      ...Object.fromEntries(
        Object.entries(TEXTS.errorTexts).map(([status, description]) => [
          status,
          { description, headers: headersOf(Number(status), {}), content: errorContent('Error') },
        ]),
      ),
    },
  };
  return {
    '/api/v1/admin/mails/{id}/bounce': {
      post: withExamples('noteBounce', {
        operationId: 'noteBounce',
        summary: 'Tell that a mail came back',
        description:
          'For a mail relay. Served where COLLOQUY_BOUNCE_TOKEN is set, which is the bearer token. The id is the value of the header X-Colloquy-Mail of the mail that came back.',
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            schema: { type: 'string', format: 'uuid' },
            description: 'The mail.',
          },
        ],
        requestBody: { required: true, content: json(schemaOf(bounce, 'input')) },
        ...common,
      }),
    },
    '/webhooks/bounces': {
      post: withExamples('deliverBounce', {
        operationId: 'deliverBounce',
        summary: 'Deliver the report of a mail that came back',
        description:
          'For a mail relay. Served where COLLOQUY_BOUNCE_TOKEN is set, which is the bearer token. The whole message, as a mail server sends it (RFC 3464) with the headers of the mail that came back.',
        requestBody: { required: true, content: { 'message/rfc822': { schema: { type: 'string' } } } },
        ...common,
      }),
    },
  };
}
