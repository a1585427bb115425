import type { FastifyReply } from 'fastify';

/** What goes out instead of a JSON body. */
export type ReplyFile = { type: string; bytes: Uint8Array };

export function sendFile(reply: FastifyReply, { type, bytes }: ReplyFile): FastifyReply {
  return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
