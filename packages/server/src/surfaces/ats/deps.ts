import type { Caller, KeyVerifier } from '../../features/api-keys/index.ts';
import type { PlaceDeps } from '../../features/ats/index.ts';
import type { EndpointDeps } from '../../platform/http/endpoint.ts';

/** A key, as it was sent: Greenhouse is called back with its own. */
export type AtsCaller = Caller & { presented: string };

export type AtsDeps = EndpointDeps &
  PlaceDeps & {
    keys: KeyVerifier;
    outboundAllow: readonly string[];
    /** Origin of links. */
    origin(): string;
    /** Counts what a system could not use of ours. */
    countRefused(system: string): void;
    /** Counts what became of deliveries of a stage webhook. */
    countStage(outcome: string): void;
  };
