import type { Log } from '../log.ts';
import { NO_TRACER, type Tracer } from './tracer.ts';

export type TracingConfig = {
  /** Base address of an OTLP/HTTP collector; null keeps no traces. */
  endpoint: string | null;
  /** Share of the traces begun here that are kept, 0 to 1. */
  share: number;
};

/** Loads the adapter only where traces are wanted: a start without them is no slower. */
export async function createTracer(config: TracingConfig, version: string, log: Log): Promise<Tracer> {
  if (config.endpoint === null) return NO_TRACER;
  const { OtelTracer } = await import('./otel-tracer.ts');
  return new OtelTracer({ endpoint: config.endpoint, share: config.share, version, log });
}
