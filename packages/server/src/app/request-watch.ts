import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';

/** Seconds; above the last comes `+Inf`. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10] as const;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Rows of method, route and class of status; each is eleven series. */
const MOST_ROWS = 200;
const OTHER = 'other';
/** In the place of a template, for a path that leads nowhere. */
const UNMATCHED = 'unmatched';
/** The client was gone before its answer: what the request record has, too. */
const HUNG_UP = 499;

type Row = { labels: string; buckets: number[]; count: number; seconds: number };

/** Counts and times of requests, with labels of closed lists only. */
export class RequestFigures {
  readonly #rows = new Map<string, Row>();

  constructor(metrics: Metrics) {
    metrics.family('http_requests_total', 'Requests answered, by route and class of status.', 'counter', () =>
      [...this.#rows.values()].map(({ labels, count }) => [`{${labels}}`, count] as const),
    );
    metrics.family('http_request_duration_seconds', 'How long requests took.', 'histogram', () =>
      [...this.#rows.values()].flatMap(({ labels, buckets, count, seconds }) => [
        ...BOUNDS.map((bound, at) => [`_bucket{${labels},le="${bound}"}`, buckets[at] ?? 0] as const),
        [`_bucket{${labels},le="+Inf"}`, count] as const,
        [`_sum{${labels}}`, seconds] as const,
        [`_count{${labels}}`, count] as const,
      ]),
    );
  }

  /** @param route the template of the route */
  add(request: { method: string; route: string; status: number; seconds: number }): void {
    const row = this.#rowOf(request.method, request.route, `${Math.floor(request.status / 100)}xx`);
    row.count += 1;
    row.seconds += request.seconds;
    // As Prometheus counts: each bucket holds all that are not above its bound.
    for (const [at, bound] of BOUNDS.entries())
      if (request.seconds <= bound) row.buckets[at] = (row.buckets[at] ?? 0) + 1;
  }

  #rowOf(method: string, route: string, status: string): Row {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const known = this.#rows.get(labels);
    if (known !== undefined) return known;
    if (this.#rows.size >= MOST_ROWS && route !== OTHER) return this.#rowOf(OTHER, OTHER, status);
    const row: Row = { labels, buckets: BOUNDS.map(() => 0), count: 0, seconds: 0 };
    this.#rows.set(labels, row);
    return row;
  }
}

/**
 * Sees every request end: a figure by route, method and class of status, and on level `debug` a line of the log. Of the
 * address only the template of its route is ever kept: what is in a path, a query or a body may be a token or a
 * person's.
 */
export function watchRequests(app: FastifyInstance, deps: { log: Log; figures: RequestFigures }): void {
  const ended = (request: FastifyRequest, reply: FastifyReply): void => {
    const ms = reply.elapsedTime;
    const route = request.is404 ? UNMATCHED : (request.routeOptions.url ?? UNMATCHED);
    const method = METHODS.has(request.method) ? request.method : OTHER;
    const status = reply.raw.writableEnded ? reply.raw.statusCode : HUNG_UP;
    deps.figures.add({ method, route, status, seconds: ms / 1_000 });
    deps.log.debug('request', { method, route, status, ms: Math.round(ms * 10) / 10, requestId: request.id });
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => ended(request, reply));
  });
}
