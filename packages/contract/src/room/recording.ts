import { z } from 'zod';
import { CHUNK_MAX_SEQ, RUN_MAX_AGE_MS } from './constants.ts';

/*
 * The room's recording. One run is what one recorder gave from its start to its stop; its chunks joined by their
 * numbers are one file.
 *
 *   PUT /room/api/recording/<run>/<seq>?tracks=…&age=…[&last=true]
 *       x-room-token: …   content-type: application/octet-stream   content-digest: sha-256=:<base64>:
 *
 * The body is the chunk, 1 byte to 8 MiB. Sent again with the same bytes it is stored once. Chunk 0 comes first.
 * 200 `ChunkStored` · 400 malformed, another digest, neither WebM nor MP4 · 404, 410 as for commands · 409 `not-now`: no
 * consent stands, the run is over, other bytes are stored under the number, or the interview holds no more · 413 · 415
 */

const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

export const chunkQuery = z.strictObject({
  tracks: z.enum(['sound', 'picture', 'sound,picture']),
  /** Milliseconds since the run began, when the chunk is sent: by it the server knows when the run began. */
  age: count.refine((ms) => ms <= RUN_MAX_AGE_MS, { message: 'must be at most 24 hours' }),
  /** The run ends with this chunk. */
  last: z.enum(['true', 'false']).optional(),
});

export const chunkSeq = count.refine((seq) => seq <= CHUNK_MAX_SEQ, { message: `must be at most ${CHUNK_MAX_SEQ}` });

export const chunkStored = z.strictObject({ stored: z.literal(true), sizeBytes: z.int().min(1) });

export type ChunkStored = z.infer<typeof chunkStored>;
