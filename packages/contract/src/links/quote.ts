import { z } from 'zod';

/** Words of the candidate, cut from one turn of the transcript: code-unit offsets, end exclusive. */
export const quote = z.strictObject({
  turnId: z.int().min(1),
  start: z.int().min(0),
  end: z.int().min(1),
  text: z.string().min(1),
});

/** A quote with the time of its turn. */
export const placedQuote = quote.extend({
  /** Milliseconds since the interview began. */
  offsetMs: z.int().min(0),
  /** Where its turn is in the recording, milliseconds; null where there is none or it cannot be determined. */
  media: z.strictObject({ startMs: z.int().min(0), endMs: z.int().min(0) }).nullable(),
});

export type Quote = z.infer<typeof quote>;
export type PlacedQuote = z.infer<typeof placedQuote>;
