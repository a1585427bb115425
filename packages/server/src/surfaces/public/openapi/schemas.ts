import { z } from 'zod';
import { InvariantError } from '../../../platform/errors.ts';

export type Json = Record<string, unknown>;
export type SchemaOf = (schema: z.ZodType, io: 'input' | 'output') => Json;

/**
 * Schemas of the contract as OpenAPI 3.1 writes them; named ones go to `components`. Replies may grow, so what is sent
 * out is not closed; what is taken in is refused with unknown keys, and says so.
 */
export function schemaWriter(components: Record<string, Json>): SchemaOf {
  return (schema, io) =>
    hoist(
      z.toJSONSchema(schema, {
        io,
        unrepresentable: 'any',
        override({ jsonSchema }) {
          if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
          // Many readers of the document know no properties of Unicode: lengths and formats are told, the rest the reply tells.
          if (jsonSchema.pattern?.includes('\\p{')) delete jsonSchema.pattern;
        },
      }) as Json,
      components,
    );
}

/** Moves named schemas into the components and points at them there. */
function hoist(schema: Json, components: Record<string, Json>): Json {
  const { $defs, $schema: _schema, ...rest } = schema;
  for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, Json>))
    keep(components, name, pointed(definition) as Json);
  const moved = pointed(rest) as Json;
  const { id } = rest;
  if (typeof id !== 'string') return moved;
  keep(components, id, moved);
  return { $ref: `#/components/schemas/${id}` };
}

function keep(components: Record<string, Json>, name: string, schema: Json): void {
  const known = components[name];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
    throw new InvariantError(
      `two schemas are called ${name}: a name is used for requests or for replies, not for both`,
    );
  components[name] = schema;
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
