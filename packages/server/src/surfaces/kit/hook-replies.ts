import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { bodyFault } from '../../platform/http/body.ts';
import { MediaTypeError } from '../../platform/http/body-errors.ts';
import { retryHeaders, rowOf } from './error-table.ts';

/** The shape in which addresses that other systems call answer what they refuse. */
export function refuse(reply: FastifyReply, status: number, errors: unknown): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ status, errors });
}

/**
 * Answers what is thrown by a table of statuses. What is not listed is a crash, which is the whole app's to answer.
 *
 * @param said what is in the reply; the error's own words when left out
 */
export function answerRefusals(
  app: FastifyInstance,
  statuses: Readonly<Record<string, number | null>>,
  said: (thrown: AppError, status: number, request: FastifyRequest, reply: FastifyReply) => unknown = ({ message }) =>
    message,
): void {
  app.setErrorHandler((error, request, reply) => {
    const thrown = bodyFault(error, request);
    const status = thrown instanceof AppError ? rowOf<number>(statuses, thrown) : null;
    if (!(thrown instanceof AppError) || status === null) throw thrown;
    if (thrown instanceof MediaTypeError) reply.headers(thrown.headers);
    return refuse(reply.headers(retryHeaders(thrown)), status, said(thrown, status, request, reply));
  });
}
