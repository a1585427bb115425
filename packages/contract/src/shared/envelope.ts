import { z } from 'zod';

/** One wrong field. Codes are frozen and the offending value is never echoed. */
export const issue = z
  .strictObject({
    code: z.enum([
      'invalid_type',
      'too_small',
      'too_big',
      'invalid_format',
      'invalid_value',
      'unrecognized_keys',
      'invalid_json',
    ]),
    path: z.array(z.union([z.string(), z.int()])),
    message: z.string(),
  })
  .meta({ id: 'Issue' });

export type Issue = z.infer<typeof issue>;

export const errorBody = z
  .strictObject({ status: z.int(), errors: z.union([z.string(), z.array(issue)]) })
  .meta({ id: 'Error', description: 'Every error of documents 1 and 2.' });

export type ErrorBody = z.infer<typeof errorBody>;

/** Document 1's success envelope. */
export function success<Data extends z.ZodType>(data: Data) {
  return z.strictObject({ success: z.literal(true), data });
}
