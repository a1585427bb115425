import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** What fits in one packet does not come sooner for being smaller. */
const LEAST_BYTES = 1_400;
/** What is made for one reply is made quickly. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const CODERS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, QUICK),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;

export type Coding = keyof typeof CODERS;

/** The best coding that a client reads; null where it reads none. @param header of `Accept-Encoding` */
export function acceptedCoding(header: string | string[] | undefined): Coding | null {
  return (['br', 'gzip'] as const).find((name) => accepts(header, name)) ?? null;
}

/**
 * A text as it goes over the wire, compressed off the main thread where the client reads that; the reply's headers say so.
 * For replies that no page of others can ask for: their length tells something of what is in them.
 */
export async function compressed(reply: FastifyReply, text: string): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding');
  const coding = acceptedCoding(reply.request.headers['accept-encoding']);
  if (coding === null || text.length < LEAST_BYTES) return text;
  reply.header('content-encoding', coding);
  return CODERS[coding](Buffer.from(text));
}

/** Whether a client names a coding, and not with a weight of zero. */
function accepts(header: string | string[] | undefined, coding: Coding): boolean {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .some((item) => {
      const [name, ...parameters] = item.split(';').map((part) => part.trim());
      return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}
