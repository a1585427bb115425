import { z } from 'zod';

/*
 * The standing prompt read aloud.
 *
 *   GET /room/api/speech/<prompt id>[?speed=0.8][&part=0][&say=again]      x-room-token: …
 *
 * The parts of a prompt, from 0, are its sentences: played one after another they are heard before all is made.
 * `say=again`: in its place that what was said was hard to understand, and may be said once more.
 * 200 a WAV file · 204 there is no such part · 404 `no-voice`: none for the language, or none on this server · 404, 410 as for commands · 409
 * `not-now`: another prompt stands · 503 `busy` with `Retry-After`. The prompt's `speechUrl` is null where there is no voice.
 */

export const SPEECH_SPEEDS = ['0.8', '1', '1.2'] as const;

export const speechQuery = z.strictObject({
  speed: z.enum(SPEECH_SPEEDS).default('1').transform(Number),
  part: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .optional(),
  say: z.literal('again').optional(),
});

export const promptId = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
