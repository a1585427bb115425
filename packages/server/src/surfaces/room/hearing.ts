import {
  CAPTION_CALLS,
  CAPTION_MOST_MS,
  CAPTION_WINDOW_MS,
  type Caption,
  type Heard,
  type HeardSoFar,
  heardQuery,
  hearingQuery,
  hearingSeq,
  SPEECH_LEAST_MS,
  SPEECH_MOST_MS,
  SPEECH_RATE,
} from '@colloquy/contract/room';
import { uuid } from '@colloquy/contract/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RoomPass } from '../../features/interviews/index.ts';
import { captionOf, type HearingDeps, readHeard, takePiece } from '../../features/voice/index.ts';
import { bodyBytes, contentType, STORED_AS_SENT } from '../../platform/http/body.ts';
import { MediaTypeError } from '../../platform/http/body-errors.ts';
import { contentEncoding } from '../../platform/http/content-encoding.ts';
import { rawQuery } from '../../platform/http/target.ts';
import { InvalidRequestError, parseQuery, parseWith } from '../../platform/http/validation.ts';
import { CallsOfLink } from './calls-of-link.ts';
import { requireWhole } from './whole-body.ts';

const params = z.strictObject({ take: uuid, seq: hearingSeq });
const SAMPLE_BYTES = 2;
const LEAST_BYTES = (SPEECH_LEAST_MS * SPEECH_RATE * SAMPLE_BYTES) / 1_000;
const CAPTION_BYTES = (CAPTION_MOST_MS * SPEECH_RATE * SAMPLE_BYTES) / 1_000;
const MOST_BYTES = (SPEECH_MOST_MS * SPEECH_RATE * SAMPLE_BYTES) / 1_000;

/** Takes speech piece by piece and tells what was heard. */
export function registerHearing(
  app: FastifyInstance,
  { hearing, enter }: { hearing: HearingDeps; enter(request: FastifyRequest): RoomPass },
): void {
  // Whoever has no link is refused before a byte of the body is read.
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    contentEncoding(request);
    if (contentType(request).toLowerCase() !== 'application/octet-stream')
      throw new MediaTypeError('the body must be application/octet-stream');
    enter(request);
  };
  app.put(
    '/room/api/hearing/:take/:seq',
    { onRequest, bodyLimit: MOST_BYTES, config: STORED_AS_SENT },
    async (request, reply) => {
      const pass = enter(request);
      const { take, seq } = parseWith(params, request.params);
      const { seat, ago, over, run } = parseWith(hearingQuery, parseQuery(rawQuery(request)));
      const bytes = bodyBytes(request);
      requireWhole(request, bytes);
      requireSamples(bytes);
      const heard = await takePiece(hearing, pass, {
        seat,
        takeId: take,
        seq,
        bytes,
        agoMs: ago,
        isOver: over === 'true',
        run: run ?? null,
      });
      return send(reply, heard);
    },
  );
  const calls = new CallsOfLink(hearing.room.clock, { most: CAPTION_CALLS, windowMs: CAPTION_WINDOW_MS });
  app.post(
    '/room/api/caption',
    {
      onRequest: async (request) => {
        await onRequest(request);
        calls.take(enter(request));
      },
      bodyLimit: CAPTION_BYTES,
      config: STORED_AS_SENT,
    },
    async (request, reply) => {
      const { seat } = parseWith(heardQuery, parseQuery(rawQuery(request)));
      const bytes = bodyBytes(request);
      requireSamples(bytes);
      return send(reply, { text: await captionOf(hearing, enter(request), { seat, bytes }) });
    },
  );
  app.get('/room/api/hearing', async (request, reply) => {
    const pass = enter(request);
    const { seat } = parseWith(heardQuery, parseQuery(rawQuery(request)));
    return send(reply, await readHeard(hearing, pass, seat));
  });
}

/** @throws {InvalidRequestError} for what cannot be a piece of speech */
function requireSamples(bytes: Buffer): void {
  if (bytes.length % SAMPLE_BYTES !== 0)
    throw new InvalidRequestError([{ code: 'invalid_format', path: [], message: 'the body must be 16-bit samples' }]);
  if (bytes.length < LEAST_BYTES)
    throw new InvalidRequestError([
      { code: 'too_small', path: [], message: `the body must hold ${SPEECH_LEAST_MS} ms of speech or more` },
    ]);
}

function send(reply: FastifyReply, told: Heard | HeardSoFar | Caption): FastifyReply {
  return reply.header('cache-control', 'no-store').send(told);
}
