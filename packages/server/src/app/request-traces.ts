import type { FastifyInstance } from 'fastify';
import type { Tracer } from '../platform/tracing/tracer.ts';

/** Whoever polls these each second would fill every trace store. */
const UNTRACED = /^\/(health|metrics)\b/;

/**
 * A span for each request, with what it causes within. Of the address only the template of its route is told: what stands
 * in a path, a query or a body may be a token or a person's.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  if (!tracer.isOn) return;
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.is404 ? 'unmatched' : (request.routeOptions.url ?? 'unmatched');
    if (UNTRACED.test(route)) return done();
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'colloquy.request_id': request.id,
    };
    const { traceparent } = request.headers;
    const caller = typeof traceparent === 'string' ? traceparent : undefined;
    tracer.serve(`${request.method} ${route}`, attributes, caller, (end) => {
      reply.raw.once('close', () => {
        const status = reply.raw.statusCode;
        const hungUp = !reply.raw.writableEnded;
        end({ 'http.response.status_code': hungUp ? 499 : status }, !hungUp && status >= 500 ? String(status) : null);
      });
      done();
    });
  });
}
