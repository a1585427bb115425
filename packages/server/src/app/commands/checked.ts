import type { z } from 'zod';
import { UsageError } from './command.ts';

/** What was typed, judged by the schema of the call that the command is the twin of. @throws {UsageError} */
export function checked<Schema extends z.ZodObject>(schema: Schema, body: object): z.infer<Schema> {
  const result = schema.safeParse(JSON.parse(JSON.stringify(body)));
  if (result.success) return result.data;
  throw new UsageError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
}
