import { adminEndpoints } from '@colloquy/contract/admin';
import { conversationEndpoints } from '@colloquy/contract/conversations';
import { hiringEndpoints } from '@colloquy/contract/hiring';
import { interviewerEndpoints } from '@colloquy/contract/interviewers';
import { gatewayError, networkEndpoints } from '@colloquy/contract/network';
import { sessionEndpoints } from '@colloquy/contract/sessions';
import { errorBody } from '@colloquy/contract/shared';
import { webhookEndpoints } from '@colloquy/contract/webhooks';
import { bouncePaths } from './bounces.ts';
import { parentMessages } from './embedding.ts';
import { HEADERS } from './headers.ts';
import { identityOperation } from './identity.ts';
import { linkPaths } from './links.ts';
import { type Group, operation } from './operation.ts';
import { operationPaths } from './operations.ts';
import { type Json, schemaWriter } from './schemas.ts';
import { TAGS } from './tags.ts';
import { webhookPaths } from './webhooks.ts';

const GROUPS: readonly Group[] = [
  { tag: 'Hiring', surface: 'hiring', endpoints: hiringEndpoints, security: 'bearer' },
  { tag: 'Interviewers', surface: 'hiring', endpoints: interviewerEndpoints, security: 'bearer' },
  { tag: 'Sessions', surface: 'sessions', endpoints: sessionEndpoints, security: 'bearer' },
  { tag: 'Conversations', surface: 'conversations', endpoints: conversationEndpoints, security: 'apiKey' },
  { tag: 'Network', surface: 'network', endpoints: networkEndpoints, security: 'consumerKey' },
  { tag: 'Webhooks', surface: null, endpoints: webhookEndpoints, security: 'bearer' },
  { tag: 'Administration', surface: null, endpoints: adminEndpoints, security: 'adminSecret' },
];

/**
 * The OpenAPI 3.1 document, made from the schemas that validate.
 *
 * @param surfaces those that are switched on; every one when left out
 */
export function buildOpenApi(origin: string, version: string, surfaces?: ReadonlySet<string>): Json {
  const schemas: Record<string, Json> = {};
  const schemaOf = schemaWriter(schemas);
  const paths: Record<string, Json> = {};
  for (const group of GROUPS) {
    if (surfaces !== undefined && group.surface !== null && !surfaces.has(group.surface)) continue;
    for (const endpoint of Object.values(group.endpoints)) {
      const operations = paths[endpoint.path] ?? {};
      operations[endpoint.method.toLowerCase()] = operation(endpoint, group, schemaOf);
      paths[endpoint.path] = operations;
    }
  }
  Object.assign(paths, linkPaths(schemaOf), { '/webhooks/identity': { post: identityOperation(schemaOf) } });
  Object.assign(paths, bouncePaths(schemaOf));
  Object.assign(paths, operationPaths(schemaOf));
  schemaOf(errorBody, 'output');
  schemaOf(gatewayError, 'output');
  const tagged = new Set(
    Object.values(paths).flatMap((path) =>
      Object.values(path as Record<string, { tags: string[] }>).flatMap(({ tags }) => tags),
    ),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Colloquy',
      version,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: 'Whoever runs this installation', url: origin },
      description: [
        'Self-hosted AI interview platform.',
        '',
        'A path of this document that is called with another method answers 405 with `Allow`; any other path is 404.',
        'Replies may gain fields: clients pass over those they do not know. A `null` for an optional field of a request',
        'is the same as the field left out.',
      ].join('\n'),
    },
    servers: [
      {
        url: '{origin}',
        description: 'This installation',
        variables: { origin: { default: origin, description: 'Where it is reached, without a slash at the end.' } },
      },
    ],
    tags: TAGS.filter(({ name }) => tagged.has(name)),
    paths,
    webhooks: webhookPaths(schemaOf),
    'x-parent-messages': parentMessages(schemaOf),
    components: {
      schemas,
      headers: HEADERS,
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', minLength: 1, maxLength: 255 },
          description:
            'Repeats within 24 hours with the same body give the stored reply of the first success. A refusal is not stored: the same key may be sent with a corrected body.',
        },
        IfMatch: {
          name: 'If-Match',
          in: 'header',
          required: true,
          schema: { type: 'string' },
          example: '"1"',
          description: 'The `ETag` of the version that the change was made from.',
        },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key: clq_ and 36 base62 characters.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'An API key of scope conversations.' },
        consumerKey: { type: 'apiKey', in: 'header', name: 'apikey', description: 'An API key of scope network.' },
        adminSecret: {
          type: 'apiKey',
          in: 'header',
          name: 'x-admin-secret',
          description: 'The administrator secret of the installation.',
        },
      },
    },
  };
}
