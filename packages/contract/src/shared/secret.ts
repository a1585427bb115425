import { z } from 'zod';

/** Marks schemas whose values are secrets: the request record and the log never hold them. */
export const secrets = z.registry<{ kind: 'api-key' | 'link' | 'webhook-secret' }>();

/** A schema marked as secret. */
export function secret<Schema extends z.ZodType>(schema: Schema, kind: 'api-key' | 'link' | 'webhook-secret'): Schema {
  const marked = schema.meta({ ...schema.meta() });
  secrets.add(marked, { kind });
  return marked;
}
