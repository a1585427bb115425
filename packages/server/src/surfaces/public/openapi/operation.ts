import type { Endpoint } from '@colloquy/contract/shared';
import type { z } from 'zod';
import { withExamples } from './examples.ts';
import { headersOf } from './headers.ts';
import type { Json, SchemaOf } from './schemas.ts';

/** A group of calls with one way of showing who calls; `surface` null is always there. */
export type Group = { tag: string; surface: string | null; endpoints: Record<string, Endpoint>; security: string };

const STATUS_TEXT: Record<number, string> = {
  400: 'The request failed validation.',
  401: 'The key or secret is missing, malformed, unknown, revoked or of another scope.',
  403: 'The request failed validation; `errors` lists the wrong fields.',
  404: 'It does not exist or is not accessible.',
  412: 'It is not the version that If-Match names.',
  428: 'If-Match is missing.',
  409: 'Idempotency-Key conflict, or the name belongs to somebody else.',
  413: 'The body is larger than 1 MiB.',
  415: 'The body is not application/json.',
  422: 'The request is well-formed, but cannot be done.',
  429: 'A rate limit is exceeded.',
  500: 'A fault of ours; safe to retry with back-off.',
  503: 'The server cannot read or store at present. Send the call again, with an Idempotency-Key where it creates something.',
};

const BINARY = { schema: { type: 'string', format: 'binary' } };

/** One call of a surface as OpenAPI describes it. */
export function operation(endpoint: Endpoint, { tag, security }: Group, schemaOf: SchemaOf): Json {
  const carriesBody = endpoint.body !== undefined || endpoint.upload !== undefined;
  const errors = new Set([
    ...endpoint.errors,
    ...(carriesBody ? [413, 415] : []),
    ...(endpoint.method === 'DELETE' ? [413] : []),
    500,
    503,
  ]);
  const limited = security === 'consumerKey';
  const { idempotent = false, versioned } = endpoint;
  return withExamples(endpoint.id, {
    operationId: endpoint.id,
    tags: [tag],
    summary: endpoint.summary,
    description: endpoint.description,
    security: [{ [security]: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path', schemaOf),
      ...parameters(endpoint.query, 'query', schemaOf),
      ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(versioned === 'required' ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
    ],
    ...requestBody(endpoint, schemaOf),
    responses: {
      200: {
        description: 'Done.',
        headers: headersOf(200, { limited, idempotent, versioned: versioned !== undefined }),
        content: {
          'application/json': { schema: schemaOf(endpoint.reply, 'output') },
          ...Object.fromEntries((endpoint.forms ?? []).map((type) => [type, BINARY])),
        },
      },
      ...Object.fromEntries(
        [...errors]
          .sort((a, b) => a - b)
          .map((status) => [
            status,
            {
              description:
                endpoint.errorTexts?.[status] ?? uploadText(endpoint, status) ?? STATUS_TEXT[status] ?? 'Refused.',
              headers: headersOf(status, { limited, idempotent }),
              content: errorContent(limited ? 'GatewayError' : 'Error'),
            },
          ]),
      ),
    },
  });
}

export function errorContent(name: 'Error' | 'GatewayError'): Json {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } };
}

function requestBody(endpoint: Endpoint, schemaOf: SchemaOf): Json {
  if (endpoint.body) {
    return {
      requestBody: {
        required: Object.keys(endpoint.body.shape).length > 0,
        content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
      },
    };
  }
  if (!endpoint.upload) return {};
  return {
    requestBody: {
      required: true,
      content: Object.fromEntries(endpoint.upload.mediaTypes.map((type) => [type, BINARY])),
    },
  };
}

function uploadText({ upload }: Endpoint, status: number): string | undefined {
  if (status === 413 && upload) return `The body is larger than ${upload.maxBytes / 1_048_576} MiB.`;
  if (status === 415 && upload) return `The body is not ${upload.mediaTypes[0]}.`;
  return undefined;
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query', schemaOf: SchemaOf): Json[] {
  if (!schema) return [];
  const object = schemaOf(schema, 'input');
  const required = new Set((object.required as string[] | undefined) ?? []);
  return Object.entries((object.properties ?? {}) as Record<string, Json>).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    ...(typeof property.description === 'string' ? { description: property.description } : {}),
    schema: property.type === 'integer' ? withoutPattern(property) : property,
  }));
}

/** A number in a query is text on the wire, but the document describes the number. */
function withoutPattern({ pattern: _pattern, ...rest }: Json): Json {
  return rest;
}
