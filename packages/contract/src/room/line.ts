/*
 * How fast the line between a page and this server is, measured before an interview begins. Nothing of it is kept.
 *
 *   PUT /room/api/line       x-room-token: …   content-type: application/octet-stream
 *   GET /room/api/line       x-room-token: …
 *
 * PUT takes up to `LINE_BYTES` bytes of any content. 204 · 404, 410 as for commands · 413 · 415 · 429 `busy`
 * GET gives `LINE_BYTES` bytes that do not compress. 200 `application/octet-stream` · 404, 410 as for commands · 429 `busy`
 *
 * 410 once nobody can begin or go on by the link. 429 beyond `LINE_CALLS` calls of one link in `LINE_WINDOW_MS` on one node,
 * with `Retry-After`.
 */

/** Long enough to outlast the first moments of a connection, short enough for 3 s at 300 kb/s. */
export const LINE_BYTES = 98_304;

/** Some twenty measurements in ten minutes: more than anybody who tries the microphone again makes. */
export const LINE_CALLS = 60;
export const LINE_WINDOW_MS = 600_000;
