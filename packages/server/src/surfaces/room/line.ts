import { randomBytes } from 'node:crypto';
import { LINE_BYTES, LINE_CALLS, LINE_WINDOW_MS } from '@colloquy/contract/room';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RoomDeps, requireOpen } from '../../features/dialogue/index.ts';
import type { RoomPass } from '../../features/interviews/index.ts';
import { contentType, STORED_AS_SENT } from '../../platform/http/body.ts';
import { MediaTypeError } from '../../platform/http/body-errors.ts';
import { CallsOfLink } from './calls-of-link.ts';

type LineDeps = { room: Pick<RoomDeps, 'db' | 'clock'>; enter(request: FastifyRequest): RoomPass };

/** Lets a page measure its line: takes bytes and forgets them, and gives as many. */
export function registerLine(app: FastifyInstance, { room, enter }: LineDeps): void {
  // A proxy that compresses would make a line look faster than it is.
  const bytes = randomBytes(LINE_BYTES);
  const calls = new CallsOfLink(room.clock, { most: LINE_CALLS, windowMs: LINE_WINDOW_MS });
  // Whoever has no link, or asks too often, is refused before a byte of the body is read.
  const admit = async (request: FastifyRequest): Promise<void> => {
    const pass = enter(request);
    calls.take(pass);
    await requireOpen(room.db, room.clock, pass);
  };
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    if (contentType(request).toLowerCase() !== 'application/octet-stream')
      throw new MediaTypeError('the body must be application/octet-stream');
    await admit(request);
  };
  app.put('/room/api/line', { onRequest, bodyLimit: LINE_BYTES, config: STORED_AS_SENT }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').code(204).send(),
  );
  app.get('/room/api/line', { onRequest: admit }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('application/octet-stream').send(bytes),
  );
}
