import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The origin of links: that of the call that is being served, when it is one of ours, else the first one. */
export class Origin {
  readonly #ofCall = new AsyncLocalStorage<string>();
  readonly #allowed: readonly string[];
  #first: string;
  #isKnown: boolean;

  /** @param allowed the public origins, the first is used outside of calls; `fallback` when there is none */
  constructor(allowed: readonly string[], fallback: string) {
    this.#allowed = allowed;
    this.#first = allowed[0] ?? fallback;
    this.#isKnown = allowed.length > 0;
  }

  get current(): string {
    return this.#ofCall.getStore() ?? this.#first;
  }

  /** Known once the server listens. */
  set current(origin: string) {
    this.#first = origin;
    this.#isKnown = true;
  }

  /** Whether it is more than a guess: a process that does not listen and was told none knows none. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /**
   * Links made in a call have the origin that it came to, as a trusted proxy forwards it. Any other is not believed:
   * whoever calls may write a header.
   */
  serve(app: FastifyInstance): void {
    if (this.#allowed.length < 2) return;
    app.addHook('onRequest', (request, _reply, done) => {
      const asked = originOf(request);
      if (this.#allowed.includes(asked)) this.#ofCall.run(asked, done);
      else done();
    });
  }
}

/** Fastify looks at the forwarded headers only when they come from a trusted proxy. */
function originOf(request: FastifyRequest): string {
  const value = `${request.protocol}://${request.host}`;
  return URL.canParse(value) ? new URL(value).origin : '';
}
