import type { z } from 'zod';

/** One call of the published interface: validation, documentation and tests are made from it. */
export type Endpoint = {
  /** Stable operation id. */
  id: string;
  method: 'GET' | 'POST' | 'DELETE' | 'PUT';
  /** Below the surface's base address, `/api/v1` included; parameters as `{name}`. */
  path: string;
  summary: string;
  description: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Instead of `body`: a file, of one of the media types and no larger. The request record keeps its size and digest. */
  upload?: { mediaTypes: readonly string[]; maxBytes: number };
  /** The whole body of the 200 reply. */
  reply: z.ZodType;
  /** Media types that the reply comes in, too, where `Accept` prefers one to JSON. */
  forms?: readonly string[];
  /** Whether `Idempotency-Key` is understood. */
  idempotent?: boolean;
  /**
   * What it shows has versions: the reply carries `data.version` as `ETag`. `required`: the call names in `If-Match` the
   * version that its change was made from.
   */
  versioned?: 'shown' | 'required';
  /** The request record keeps neither body of this call: they are about one person, or the record itself. */
  private?: boolean;
  /** Error statuses this call can answer with, next to 413, 415 and 5xx. */
  errors: readonly number[];
  /** What a status of `errors` means for this call, where the general words do not tell. */
  errorTexts?: Readonly<Record<number, string>>;
};
