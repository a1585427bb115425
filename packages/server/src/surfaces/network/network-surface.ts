import { networkEndpoints } from '@colloquy/contract/network';
import type { FastifyInstance } from 'fastify';
import type { KeyVerifier } from '../../features/api-keys/index.ts';
import { findByUsername, findProfile, ProfileNotFoundError } from '../../features/profiles/index.ts';
import { readVerification } from '../../features/verification/index.ts';
import type { Tombstones } from '../../platform/db/tombstones.ts';
import { type EndpointDeps, EndpointRegistrar } from '../../platform/http/endpoint.ts';
import type { OpenGate } from '../../platform/rate-limit/open-gate.ts';
import type { ProfileUpstream } from '../../providers/profile-source/port.ts';
import { createNetworkWire } from './network-wire.ts';

export type NetworkDeps = EndpointDeps & {
  keys: KeyVerifier;
  gate: OpenGate;
  upstream: ProfileUpstream | null;
  erased: Tombstones;
};

const LOOK_UP_MS = 20_000;

/** Document 3. */
export function registerNetwork(app: FastifyInstance, deps: NetworkDeps): void {
  const endpoints = new EndpointRegistrar(app, createNetworkWire(deps), deps);
  endpoints.read(networkEndpoints.getProfile, ({ params }, caller) =>
    findProfile(deps, caller.account.organizationId, params.username, AbortSignal.timeout(LOOK_UP_MS)),
  );
  endpoints.read(networkEndpoints.getVerification, async ({ params }, caller) => {
    const profile = await findByUsername(deps.db, caller.account.organizationId, params.username);
    if (profile === null) throw new ProfileNotFoundError();
    return readVerification(deps.db, profile, deps.clock.now());
  });
}
