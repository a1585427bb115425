import { CHUNK_MAX_BYTES, type ChunkStored, chunkQuery, chunkSeq } from '@colloquy/contract/room';
import { uuid } from '@colloquy/contract/shared';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RoomPass } from '../../features/interviews/index.ts';
import { type TakeChunkDeps, takeChunk } from '../../features/recordings/index.ts';
import { bodyBytes, contentType, STORED_AS_SENT } from '../../platform/http/body.ts';
import { MediaTypeError } from '../../platform/http/body-errors.ts';
import { contentEncoding } from '../../platform/http/content-encoding.ts';
import { rawQuery } from '../../platform/http/target.ts';
import { parseQuery, parseWith } from '../../platform/http/validation.ts';
import { requireWhole } from './whole-body.ts';

export type RecordingDeps = { recordings: TakeChunkDeps; enter(request: FastifyRequest): RoomPass };

const params = z.strictObject({ run: uuid, seq: chunkSeq });

/** Takes the chunks of a recording; each may be sent again. */
export function registerRecording(app: FastifyInstance, { recordings, enter }: RecordingDeps): void {
  // Whoever has no link is refused before a byte of the body is read.
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    contentEncoding(request);
    if (contentType(request).toLowerCase() !== 'application/octet-stream')
      throw new MediaTypeError('the body must be application/octet-stream');
    enter(request);
  };
  app.put(
    '/room/api/recording/:run/:seq',
    { onRequest, bodyLimit: CHUNK_MAX_BYTES, config: STORED_AS_SENT },
    async (request, reply) => {
      const pass = enter(request);
      const { run, seq } = parseWith(params, request.params);
      const { tracks, age, last } = parseWith(chunkQuery, parseQuery(rawQuery(request)));
      const bytes = bodyBytes(request);
      requireWhole(request, bytes);
      const { sizeBytes } = await takeChunk(recordings, pass, {
        runId: run,
        seq,
        bytes,
        tracks: { sound: tracks.includes('sound'), picture: tracks.includes('picture') },
        ageMs: age,
        last: last === 'true',
      });
      const stored: ChunkStored = { stored: true, sizeBytes };
      return reply.header('cache-control', 'no-store').send(stored);
    },
  );
}
