import type { FastifyReply, FastifyRequest } from 'fastify';

/** What goes out instead of a JSON body; 200 where no status is given. */
export type ReplyFile = { type: string; bytes: Uint8Array; status?: number };

/** The reply in another form than JSON, where the request prefers one; null where it does not. */
export type OtherForm<Body, Actor> = (request: FastifyRequest, body: Body, actor: Actor) => Promise<ReplyFile | null>;

export function sendFile(reply: FastifyReply, { type, bytes, status }: ReplyFile): FastifyReply {
  if (status !== undefined) reply.code(status);
  return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
