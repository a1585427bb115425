import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What goes out instead of a JSON body, at once or made while it is sent; 200 where no status is given. */
export type ReplyFile = { type: string; bytes: Uint8Array | AsyncIterable<Uint8Array>; status?: number };

/** The reply in another form than JSON, where the request prefers one; null where it does not. */
export type OtherForm<Body, Actor> = (request: FastifyRequest, body: Body, actor: Actor) => Promise<ReplyFile | null>;

export function sendFile(reply: FastifyReply, { type, bytes, status }: ReplyFile): FastifyReply {
  if (status !== undefined) reply.code(status);
  reply.type(type);
  if (!(bytes instanceof Uint8Array)) return reply.send(Readable.from(bytes, { objectMode: false }));
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
