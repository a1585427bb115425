import { z } from 'zod';
import { uuid } from '../shared/index.ts';
import { RUN_MAX_AGE_MS, SPEECH_MAX_SEQ } from './constants.ts';

/*
 * Speech that becomes text. A take is what one microphone gave from its opening to its closing; its pieces are numbered
 * from 0 and cut where the person pauses.
 *
 *   PUT /room/api/hearing/<take>/<seq>?seat=…&ago=…[&over=true][&run=…]
 *       x-room-token: …   content-type: application/octet-stream   content-digest: sha-256=:<base64>:
 *
 * The body is 0.1 to 30 s of 16-bit little-endian samples, one channel, 16 kHz. Sent again with the same bytes it is
 * stored once and heard once.
 * 200 `Heard` · 400 malformed, another digest · 404, 410 as for commands · 409 `not-now`: no consent stands, the interview
 * does not run, other bytes are stored under the number, or it holds no more · 409 `not-active` · 413 · 415
 *
 *   GET /room/api/hearing?seat=…
 *
 * 200 `HeardSoFar`: all that was said for the answer that has not been given yet, also by an earlier load of the page.
 */

/** `waiting`: stored, and not yet written down: ask again. `unheard`: it cannot be written down. */
export const HEARD_STATES = ['text', 'silence', 'waiting', 'unheard'] as const;

/**
 * What words said while the interviewer speaks are: part of an answer, a sign of listening, a wish to interrupt, or the
 * interviewer's own words as the microphone heard them. Only the first belongs to the answer.
 */
export const HEARD_SENSES = ['answer', 'acknowledgement', 'interruption', 'echo'] as const;

export const heard = z.strictObject({
  take: uuid,
  seq: z.int().min(0),
  state: z.enum(HEARD_STATES),
  /** Empty unless the state is `text`. */
  text: z.string(),
  /** 0 to 1; null where the engine gives none. Below 0.85 to be looked at, below 0.7 to be said once more. */
  confidence: z.number().min(0).max(1).nullable(),
  sense: z.enum(HEARD_SENSES),
  /** The words end as if more were to come. */
  open: z.boolean(),
  /** It is in the draft already. */
  placed: z.boolean(),
});

export type Heard = z.infer<typeof heard>;

export const heardSoFar = z.strictObject({ pieces: z.array(heard) });

export type HeardSoFar = z.infer<typeof heardSoFar>;

const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const age = count.pipe(z.number().max(RUN_MAX_AGE_MS));

export const hearingQuery = z.strictObject({
  seat: uuid,
  /** Milliseconds from the end of the piece to its sending: by it the server knows when it was said. */
  ago: age,
  /** The interviewer was speaking when it began. */
  over: z.enum(['true', 'false']).optional(),
  /** The run of the recording that holds it too, and milliseconds from the run's start to the piece's: `<run>:<ms>`. */
  run: z
    .string()
    .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$/)
    .transform((text) => ({ id: text.slice(0, 36), atMs: Number(text.slice(37)) }))
    .optional(),
});

export const hearingSeq = count.pipe(z.number().max(SPEECH_MAX_SEQ));

export const heardQuery = z.strictObject({ seat: uuid });

/** Names the last piece whose text is in a draft. */
export const placed = z.strictObject({ take: uuid, seq: z.int().min(0).max(SPEECH_MAX_SEQ) });

export type Placed = z.infer<typeof placed>;
