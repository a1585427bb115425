import { randomBytes } from 'node:crypto';
import { LINE_BYTES } from '@colloquy/contract/room';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RoomPass } from '../../features/interviews/index.ts';
import { contentType, STORED_AS_SENT } from '../../platform/http/body.ts';
import { MediaTypeError } from '../../platform/http/body-errors.ts';

/** Lets a page measure its line: takes bytes and forgets them, and gives as many. */
export function registerLine(app: FastifyInstance, { enter }: { enter(request: FastifyRequest): RoomPass }): void {
  // A proxy that compresses would make a line look faster than it is.
  const bytes = randomBytes(LINE_BYTES);
  // Whoever has no link is refused before a byte of the body is read.
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    if (contentType(request).toLowerCase() !== 'application/octet-stream')
      throw new MediaTypeError('the body must be application/octet-stream');
    enter(request);
  };
  app.put('/room/api/line', { onRequest, bodyLimit: LINE_BYTES, config: STORED_AS_SENT }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').code(204).send(),
  );
  app.get('/room/api/line', async (request, reply) => {
    enter(request);
    return reply.header('cache-control', 'no-store').type('application/octet-stream').send(bytes);
  });
}
