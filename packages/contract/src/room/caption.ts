import { z } from 'zod';

/*
 * Words of a sentence that is still being said, for the page to show until those that stay are there.
 *
 *   POST /room/api/caption?seat=…
 *        x-room-token: …   content-type: application/octet-stream
 *
 * The body is what was said of the open piece so far, 0.1 to 6 s of samples as for hearing. Nothing of it is kept.
 * 200 `Caption` · 400 malformed · 404, 410 as for commands · 409 `not-now`: no consent stands, or the interview does not run
 * · 409 `not-active` · 413 · 415 · 429 with `Retry-After`
 */

export const caption = z.strictObject({
  /** Null: the recogniser has something else to do, or heard no words. */
  text: z.string().nullable(),
});

export type Caption = z.infer<typeof caption>;
