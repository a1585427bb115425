/** What is told of a span: names of closed lists, numbers and ids of our own; never what a person wrote. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** Ends a span that outlives the function that began it. @param failed names the kind of failure; null where there is none */
export type EndSpan = (attributes: SpanAttributes, failed: string | null) => void;

/**
 * Where time goes, for whoever runs the server. The built-in one does nothing; an adapter is loaded only where an endpoint
 * for traces is named.
 */
export interface Tracer {
  /** Whether spans are kept at all: what only serves them need not be built. */
  readonly isOn: boolean;
  /**
   * Begins the span of a request and runs what serves it within.
   *
   * @param traceparent W3C Trace Context of the caller, as it came; what is none is passed over
   */
  serve(name: string, attributes: SpanAttributes, traceparent: string | undefined, run: (end: EndSpan) => void): void;
  /**
   * Runs work in a span; what it throws marks the span by the name of its class.
   *
   * @param options.root begins a trace of its own; otherwise, outside of every span, work runs without one
   */
  span<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>, options?: { root: boolean }): Promise<T>;
  /** Sends what waits, for at most some seconds. */
  stop(): Promise<void>;
}

export const NO_TRACER: Tracer = {
  isOn: false,
  serve: (_name, _attributes, _traceparent, run) => run(() => undefined),
  span: (_name, _attributes, work) => work(),
  stop: async () => undefined,
};
