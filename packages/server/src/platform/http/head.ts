import type { IncomingMessage, Server } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { MalformedRequestError, UnmetExpectationError } from './body-errors.ts';
import { headerValues } from './headers.ts';

const expecting = new WeakSet<IncomingMessage>();
const broken = new WeakSet<IncomingMessage>();

/** Requests whose expectation nobody can meet go on like any other: the surface that they are for refuses them. */
export function takeExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: unknown) => {
    expecting.add(request);
    server.emit('request', request, response);
  });
}

/**
 * What the runtime would refuse in its own words. To be called before anything else.
 *
 * @throws {MalformedRequestError | UnmetExpectationError}
 */
export function checkHead(request: FastifyRequest): void {
  if (request.raw.httpVersion === '1.1' && headerValues(request, 'host').length !== 1)
    throw new MalformedRequestError('a request needs one Host header');
  if (expecting.has(request.raw)) throw new UnmetExpectationError('only 100-continue can be expected');
}

/** What comes next on the connection of this request is no HTTP: its body will never be whole. */
export function markBroken(request: IncomingMessage): void {
  broken.add(request);
}

export function isBroken(request: IncomingMessage): boolean {
  return broken.has(request);
}
