import { z } from 'zod';
import { uuid } from '../shared/index.ts';

/**
 * The room's own interface, same origin as the page, no cookies.
 *
 *   GET  /room/api/state?seat=<uuid>&since=<version>   long poll: answers at once when the version is greater, else
 *                                                      after 25 s at most with the same state. It is the heartbeat of the
 *                                                      page that holds the conversation; others only look on.
 *   POST /room/api/<command>                           one command, answers with the new state
 *
 * Every reply is `RoomState` (200) or `RoomError`. The token is in the header only.
 */
export const stateQuery = z.strictObject({
  seat: uuid,
  since: z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
});

/** 404 unknown or revoked link · 410 link ended · 409 not possible now (`state` is fresh) · 400 malformed · 413 too large. */
export const roomError = z.strictObject({
  status: z.int(),
  code: z.enum([
    'unknown-link',
    'link-over',
    'not-now',
    'not-active',
    'invalid',
    'too-large',
    'no-voice',
    'busy',
    'internal',
  ]),
  message: z.string(),
  issues: z
    .array(z.strictObject({ code: z.string(), path: z.array(z.union([z.string(), z.number()])), message: z.string() }))
    .optional(),
});

export type RoomError = z.infer<typeof roomError>;
