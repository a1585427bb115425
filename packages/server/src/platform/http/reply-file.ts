import type { FastifyReply } from 'fastify';

/** What goes out instead of a JSON body; 200 where no status is given. */
export type ReplyFile = { type: string; bytes: Uint8Array; status?: number };

export function sendFile(reply: FastifyReply, { type, bytes, status }: ReplyFile): FastifyReply {
  if (status !== undefined) reply.code(status);
  return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
