import { z } from 'zod';

/**
 * The value without the nulls that are in optional fields: many clients send `null` for what they leave out. A field
 * that takes null itself keeps it, and a required one keeps it too, to be refused by name.
 */
export function withoutAbsentNulls(schema: z.ZodType, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const inner = unwrapped(schema);
  if (Array.isArray(value)) {
    return inner instanceof z.ZodArray
      ? value.map((item) => withoutAbsentNulls(inner.element as z.ZodType, item))
      : value;
  }
  if (!(inner instanceof z.ZodObject)) return value;
  const shape = inner.shape as Record<string, z.ZodType>;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
      if (field === undefined) return [[key, item]];
      if (item === null && field.isOptional() && !field.isNullable()) return [];
      return [[key, withoutAbsentNulls(field, item)]];
    }),
  );
}

/** What is inside "optional", "default" and the like. */
function unwrapped(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodReadonly
  ) {
    inner = inner.unwrap() as z.ZodType;
  }
  return inner;
}
