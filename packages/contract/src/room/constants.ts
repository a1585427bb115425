/*
 * Plain values of the room's interface, apart from the schemas: a page uses them without loading the schema library.
 */

/** Header that carries the token of the link; the token stands nowhere else. */
export const ROOM_TOKEN_HEADER = 'x-room-token';

/** The long poll answers after this long at the latest. */
export const POLL_MS = 25_000;

/** An answer holds at most this many code points; longer ones are refused with a clear error, nothing is cut. */
export const ANSWER_MAX = 20_000;

/** Most code points of a note to a person and of a comment beside a rating. */
export const NOTE_MAX = 2_000;
