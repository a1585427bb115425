/** Reading parts of a JSON document whose shape is anybody's: what has another type is absent. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asFields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** The first of the keys that carries something. Older schemas name the same thing otherwise. */
export function pick(fields: Fields, ...keys: string[]): unknown {
  for (const key of keys) {
    const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

/** A list, or the one thing that somebody wrote instead of it. */
export function asList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).filter((item) => item !== null && item !== undefined);
}
