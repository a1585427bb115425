import type { Decision, Limits } from './windows.ts';

/**
 * Counts the calls of an identity over all windows. Looking and counting is one atomic step: of any number of calls at
 * once, on any number of nodes, exactly as many are accepted as the limits leave. Every adapter passes
 * `testing/rate-counter-store.conformance.ts`.
 */
export interface RateCounterStore {
  /** Rejects when the store is out of reach; see `createOpenGate` for what a surface does then. */
  take(identity: string, limits: Limits): Promise<Decision>;
}
