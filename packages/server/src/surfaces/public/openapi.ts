import { adminEndpoints } from '@colloquy/contract/admin';
import { conversationEndpoints } from '@colloquy/contract/conversations';
import { hiringEndpoints } from '@colloquy/contract/hiring';
import { gatewayError, networkEndpoints } from '@colloquy/contract/network';
import { sessionEndpoints } from '@colloquy/contract/sessions';
import { type Endpoint, errorBody } from '@colloquy/contract/shared';
import { z } from 'zod';
import { IDENTITY_TAG, identityOperation } from './openapi-identity.ts';

type Json = Record<string, unknown>;

/** A group of calls with one way of showing who calls. */
type Group = { tag: string; endpoints: Record<string, Endpoint>; security: string };

export const GROUPS: readonly Group[] = [
  { tag: 'Hiring', endpoints: hiringEndpoints, security: 'bearer' },
  { tag: 'Sessions', endpoints: sessionEndpoints, security: 'bearer' },
  { tag: 'Conversations', endpoints: conversationEndpoints, security: 'apiKey' },
  { tag: 'Network', endpoints: networkEndpoints, security: 'consumerKey' },
  { tag: 'Administration', endpoints: adminEndpoints, security: 'adminSecret' },
];

const STATUS_TEXT: Record<number, string> = {
  400: 'The request failed validation.',
  401: 'The key or secret is missing, malformed, unknown, revoked or of another scope.',
  403: 'The request failed validation; `errors` lists the wrong fields.',
  404: 'It does not exist or is not accessible.',
  409: 'Idempotency-Key conflict, or the name belongs to somebody else.',
  413: 'The body is larger than 1 MiB.',
  415: 'The body is not application/json.',
  422: 'The request is well-formed, but cannot be done.',
  429: 'A rate limit is exceeded.',
  500: 'A fault of ours; safe to retry with back-off.',
};

/** The OpenAPI 3.1 document, made from the schemas that validate. */
export function buildOpenApi(origin: string, version: string): Json {
  const components: Record<string, Json> = {};
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json =>
    hoist(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json, components);
  const paths: Record<string, Json> = {};
  for (const { tag, endpoints, security } of GROUPS) {
    for (const endpoint of Object.values(endpoints)) {
      const operations = paths[endpoint.path] ?? {};
      operations[endpoint.method.toLowerCase()] = operation(endpoint, tag, security, schemaOf);
      paths[endpoint.path] = operations;
    }
  }
  paths['/webhooks/identity'] = { post: identityOperation(schemaOf) };
  schemaOf(errorBody, 'output');
  schemaOf(gatewayError, 'output');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Colloquy',
      version,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description: 'Self-hosted AI interview platform.',
    },
    servers: [{ url: origin }],
    tags: [...GROUPS.map(({ tag }) => tag), IDENTITY_TAG].map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key: clq_ and 36 base62 characters.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        consumerKey: { type: 'apiKey', in: 'header', name: 'apikey' },
        adminSecret: { type: 'apiKey', in: 'header', name: 'x-admin-secret' },
      },
    },
  };
}

function operation(
  endpoint: Endpoint,
  tag: string,
  security: string,
  schemaOf: (schema: z.ZodType, io: 'input' | 'output') => Json,
): Json {
  const errors = [...endpoint.errors, ...(endpoint.body || endpoint.upload ? [413, 415] : []), 500];
  return {
    operationId: endpoint.id,
    tags: [tag],
    summary: endpoint.summary,
    description: endpoint.description,
    security: [{ [security]: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path', schemaOf),
      ...parameters(endpoint.query, 'query', schemaOf),
      ...(endpoint.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', minLength: 1, maxLength: 255 },
              description: 'Repeats within 24 hours give the stored reply.',
            },
          ]
        : []),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: Object.keys(endpoint.body.shape).length > 0,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    ...(endpoint.upload
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(
              endpoint.upload.mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
            ),
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        headers: { 'X-Request-Id': { schema: { type: 'string' } } },
        content: { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } },
      },
      ...Object.fromEntries(
        errors.map((status) => [
          status,
          {
            description:
              endpoint.errorTexts?.[status] ?? uploadText(endpoint, status) ?? STATUS_TEXT[status] ?? 'Refused.',
            content: {
              'application/json': {
                schema: { $ref: `#/components/schemas/${security === 'consumerKey' ? 'GatewayError' : 'Error'}` },
              },
            },
          },
        ]),
      ),
    },
  };
}

function uploadText({ upload }: Endpoint, status: number): string | undefined {
  if (status === 413 && upload) return `The body is larger than ${upload.maxBytes / 1_048_576} MiB.`;
  if (status === 415 && upload) return `The body is not ${upload.mediaTypes[0]}.`;
  return undefined;
}

function parameters(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  schemaOf: (schema: z.ZodType, io: 'input' | 'output') => Json,
): Json[] {
  if (!schema) return [];
  const object = schemaOf(schema, 'input');
  const required = new Set((object.required as string[] | undefined) ?? []);
  return Object.entries((object.properties ?? {}) as Record<string, Json>).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property.type === 'integer' ? withoutPattern(property) : property,
  }));
}

/** A number in a query is text on the wire, but the document describes the number. */
function withoutPattern({ pattern: _pattern, ...rest }: Json): Json {
  return rest;
}

/** Moves named schemas into the components and points at them there. */
function hoist(schema: Json, components: Record<string, Json>): Json {
  const { $defs, $schema: _schema, ...rest } = schema;
  for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, Json>))
    components[name] = pointed(definition) as Json;
  const moved = pointed(rest) as Json;
  const id = rest.id;
  if (typeof id !== 'string') return moved;
  components[id] = moved;
  return { $ref: `#/components/schemas/${id}` };
}

function pointed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointed);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Json = {};
  for (const [key, item] of Object.entries(value)) {
    if (key === 'id' && typeof item === 'string') continue;
    copy[key] =
      key === '$ref' && typeof item === 'string' ? item.replace('#/$defs/', '#/components/schemas/') : pointed(item);
  }
  return copy;
}
