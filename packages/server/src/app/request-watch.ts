import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';

/** Seconds; above the last comes `+Inf`. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10] as const;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Rows of time; each is ten series. */
const MOST_TIMED = 140;
const OTHER = 'other';
/** In the place of a template, for a path that leads nowhere. */
const UNMATCHED = 'unmatched';
/** The client was gone before its answer: what the request record has, too. */
const HUNG_UP = 499;

type Timed = { labels: string; buckets: number[]; count: number; seconds: number };

/**
 * Counts and times of requests, with labels of closed lists only. Every route that is known has a count of its own by class of
 * status, whatever strangers call. A time of its own has a route that answers what it was asked for: strangers
 * can make routes refuse, not answer. The time of refusals and failures is told together, by class.
 */
export class RequestFigures {
  readonly #known = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly #timed = new Map<string, Timed>();

  constructor(metrics: Metrics) {
    metrics.family('http_requests_total', 'Requests answered, by route and class of status.', 'counter', () =>
      [...this.#counts].map(([labels, count]) => [`{${labels}}`, count] as const),
    );
    metrics.family('http_request_duration_seconds', 'How long requests took.', 'histogram', () =>
      [...this.#timed.values()].flatMap(({ labels, buckets, count, seconds }) => [
        ...BOUNDS.map((bound, at) => [`_bucket{${labels},le="${bound}"}`, buckets[at] ?? 0] as const),
        [`_bucket{${labels},le="+Inf"}`, count] as const,
        [`_sum{${labels}}`, seconds] as const,
        [`_count{${labels}}`, count] as const,
      ]),
    );
  }

  /** Routes with rows of their own: method and template. `HEAD` comes with every `GET` and has none. */
  know(method: string, route: string): void {
    if (method !== 'HEAD') this.#known.add(`${method} ${route}`);
  }

  get known(): readonly { method: string; route: string }[] {
    return [...this.#known].map((each) => {
      const [method = '', route = ''] = each.split(' ');
      return { method, route };
    });
  }

  /** @param route the template of the route */
  add(request: { method: string; route: string; status: number; seconds: number }): void {
    const status = `${Math.floor(request.status / 100)}xx`;
    const isKnown = this.#known.has(`${request.method} ${request.route}`);
    const route = isKnown || request.route === UNMATCHED ? request.route : OTHER;
    const labels = labelsOf(request.method, route, status);
    this.#counts.set(labels, (this.#counts.get(labels) ?? 0) + 1);
    const timed = this.#timedOf(labels, status, isKnown && request.status < 400);
    timed.count += 1;
    timed.seconds += request.seconds;
    // As Prometheus counts: each bucket holds all that are not above its bound.
    for (const [at, bound] of BOUNDS.entries())
      if (request.seconds <= bound) timed.buckets[at] = (timed.buckets[at] ?? 0) + 1;
  }

  #timedOf(labels: string, status: string, isOwn: boolean): Timed {
    const own = isOwn ? this.#timed.get(labels) : undefined;
    if (own !== undefined) return own;
    const mayBeOwn = isOwn && this.#timed.size < MOST_TIMED;
    const name = mayBeOwn ? labels : labelsOf(OTHER, OTHER, status);
    const timed = this.#timed.get(name) ?? { labels: name, buckets: BOUNDS.map(() => 0), count: 0, seconds: 0 };
    this.#timed.set(name, timed);
    return timed;
  }
}

function labelsOf(method: string, route: string, status: string): string {
  return `method="${method}",route="${route}",status="${status}"`;
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
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) deps.figures.know(each, url);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => ended(request, reply));
  });
}
