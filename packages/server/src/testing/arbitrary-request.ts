import type { Endpoint } from '@colloquy/contract/shared';
import fc from 'fast-check';
import { z } from 'zod';

type Json = Record<string, unknown>;

export type GeneratedRequest = {
  endpoint: Endpoint;
  url: string;
  headers: Record<string, string>;
  raw: string | null;
  type: string | null;
};

const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '🚲'.repeat(90),
    'null',
    '../../etc/passwd',
    "'; drop table jobs; --",
    '<script>alert(1)</script>',
    '%',
    '%00',
    '\u202e',
    '٣',
    '1e400',
    'a'.repeat(5_000),
    '{{7*7}}',
    '__proto__',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 40 }),
);
const anyJson = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.integer(), { maxKeys: 3 }),
  fc.constant([[[[]]]]),
);

/** Requests made from an endpoint's own schemas: mostly near the valid form, each part now and then broken. */
export function arbitraryRequest(
  endpoint: Endpoint,
  known: { ids: readonly string[]; samples: Readonly<Record<string, unknown>> },
): fc.Arbitrary<GeneratedRequest> {
  const value = (name: string, schema: Json): fc.Arbitrary<unknown> =>
    fc.oneof(
      { weight: 8, arbitrary: name in known.samples ? fc.constant(known.samples[name]) : fitting(schema) },
      { weight: 2, arbitrary: /id$/i.test(name) ? fc.constantFrom(...known.ids) : fitting(schema) },
      { weight: 2, arbitrary: anyJson },
    );
  const object = (schema: z.ZodObject | undefined): fc.Arbitrary<Json> => {
    if (!schema) return fc.constant({});
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
      properties?: Record<string, Json>;
    };
    const model = Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, value(name, property)]),
    );
    const base = fc.record(model, { requiredKeys: [] });
    return fc.oneof(
      { weight: 6, arbitrary: fc.record(model) as fc.Arbitrary<Json> },
      { weight: 3, arbitrary: base as fc.Arbitrary<Json> },
      {
        weight: 1,
        arbitrary: fc
          .tuple(base, fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), anyJson, { minKeys: 1, maxKeys: 2 }))
          .map(([a, b]) => ({ ...a, ...b })),
      },
    );
  };
  const body = endpoint.body
    ? fc.oneof(
        { weight: 12, arbitrary: object(endpoint.body).map((item) => JSON.stringify(item)) },
        { weight: 1, arbitrary: anyJson.map((item) => JSON.stringify(item) ?? 'undefined') },
        { weight: 1, arbitrary: hostileText },
      )
    : fc.constant(null);
  return fc
    .record({
      params: object(endpoint.params),
      query: object(endpoint.query),
      raw: body,
      type: fc.oneof(
        { weight: 12, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('text/plain', 'application/json; charset=latin1', 'application/xml', ''),
        },
      ),
      idempotencyKey: fc.option(
        fc.oneof(fc.constantFrom('k1', 'k2'), fc.string({ unit: 'grapheme-ascii', maxLength: 300 })),
        { freq: 8 },
      ),
      repeatQuery: fc.integer({ min: 0, max: 20 }),
    })
    .map(({ params, query, raw, type, idempotencyKey, repeatQuery }) => {
      const path = endpoint.path.replace(/\{([^}]+)\}/g, (_all, name: string) => encode(params[name]) || 'x');
      const pairs = Object.entries(query).map(([name, item]) => `${encode(name)}=${encode(item)}`);
      if (repeatQuery === 0 && pairs[0] !== undefined) pairs.push(pairs[0]);
      return {
        endpoint,
        url: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path,
        headers: idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey.replace(/[^\x20-\x7e]/g, '') },
        raw: endpoint.body ? raw : null,
        type: endpoint.body ? type : null,
      };
    });
}

function encode(item: unknown): string {
  const text = typeof item === 'string' ? item : (JSON.stringify(item) ?? '');
  return encodeURIComponent(text.isWellFormed() ? text : 'ill-formed');
}

/** A value of about the shape that a JSON schema asks for. */
function fitting(schema: Json): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.map((inner) => fitting(inner as Json)));
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: -1, max: 60 }).map(String);
    case 'array':
      return fc.array(fitting((schema.items as Json | undefined) ?? {}), { maxLength: 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries((schema.properties as Record<string, Json> | undefined) ?? {}).map(([name, inner]) => [
            name,
            fitting(inner),
          ]),
        ),
        { requiredKeys: [] },
      );
    case 'boolean':
      return fc.boolean();
    case 'string': {
      if (schema.format === 'email')
        return fc.constantFrom('a@example.com', 'Ö@example.com', 'no-at', 'a@b', `${'x'.repeat(70)}@example.com`);
      if (schema.format === 'date-time')
        return fc.constantFrom(
          '2026-01-01T00:00:00.000Z',
          '2026-01-01',
          '0000-00-00T00:00:00.000Z',
          '9999-99-99T99:99:99.999Z',
        );
      return fc.oneof(
        fc.string({
          minLength: Number(schema.minLength ?? 0),
          maxLength: Math.min(80, Number(schema.maxLength ?? 80)),
        }),
        hostileText,
      );
    }
    default:
      return anyJson;
  }
}
