import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { toError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { EndSpan, SpanAttributes, Tracer } from './tracer.ts';

const STOP_MS = 3_000;

/**
 * Spans by hand over OTLP/HTTP (JSON). Nothing global is registered. Headers, the service's name and further attributes
 * come from the standard's own variables (OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES).
 */
export class OtelTracer implements Tracer {
  readonly isOn = true;
  readonly #provider: TracerProvider;
  readonly #tracer: ReturnType<TracerProvider['getTracer']>;
  readonly #active = new AsyncLocalStorage<Context>();
  readonly #log: Log;

  constructor({ endpoint, share, version, log }: { endpoint: string; share: number; version: string; log: Log }) {
    this.#log = log;
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'colloquy', 'service.version': version }).merge(
        detectResources({ detectors: [envDetector] }),
      ),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    this.#tracer = this.#provider.getTracer('colloquy', version);
  }

  serve(name: string, attributes: SpanAttributes, traceparent: string | undefined, run: (end: EndSpan) => void): void {
    const caller = traceparent === undefined ? null : parseTraceParent(traceparent);
    const parent = caller === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true });
    const span = this.#tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    this.#active.run(trace.setSpan(parent, span), () => run((more, failed) => end(span, more, failed)));
  }

  async span<T>(
    name: string,
    attributes: SpanAttributes,
    work: () => Promise<T>,
    options: { root: boolean } = { root: false },
  ): Promise<T> {
    const around = this.#active.getStore();
    if (around === undefined && !options.root) return work();
    const parent = around ?? ROOT_CONTEXT;
    const span = this.#tracer.startSpan(name, { kind: SpanKind.INTERNAL, attributes }, parent);
    try {
      const result = await this.#active.run(trace.setSpan(parent, span), work);
      end(span, {}, null);
      return result;
    } catch (error) {
      // Messages may quote what a person sent: the class says enough here, the log has the rest.
      end(span, {}, toError(error).name);
      throw error;
    }
  }

  async stop(): Promise<void> {
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref());
    const stopped = this.#provider.shutdown().catch((error: unknown) => this.#log.error('traces-lost', error));
    await Promise.race([stopped, timeout]);
  }
}

function end(span: Span, attributes: SpanAttributes, failed: string | null): void {
  span.setAttributes(attributes);
  if (failed !== null) {
    span.setAttribute('error.type', failed);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}
