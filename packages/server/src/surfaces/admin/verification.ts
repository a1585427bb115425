import type { adminEndpoints } from '@colloquy/contract/admin';
import { findByUsername, ProfileNotFoundError, type StoredProfile } from '../../features/profiles/index.ts';
import {
  AttestationNotFoundError,
  attest,
  type JudgedClaim,
  judgeClaim,
  listAttestations,
  revokeAttestation,
  startClaim,
} from '../../features/verification/index.ts';
import type { Queryable } from '../../platform/db/db.ts';
import type { Prepared, ReadHandler, WriteHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import type { Administrator } from './admin-wire.ts';
import type { AdminDeps } from './deps.ts';

export function attestHandler(deps: AdminDeps): WriteHandler<typeof adminEndpoints.attest, Administrator> {
  return async (tx, { body }) => {
    const profile = await requireProfile(tx, body);
    const id = deps.ids.next<'attestation'>();
    await attest(tx, {
      id,
      profileId: profile.id,
      kind: body.kind,
      value: body.value,
      attestedBy: body.attestedBy,
      how: body.how,
      verifiedAt: new Date(deps.clock.now()),
    });
    return { body: { success: true, data: { id } } };
  };
}

export function listAttestationsHandler(
  deps: AdminDeps,
): ReadHandler<typeof adminEndpoints.listAttestations, Administrator> {
  return async ({ query }) => {
    const profile = await requireProfile(deps.db, query);
    const results = (await listAttestations(deps.db, profile.id)).map(({ verifiedAt, revokedAt, ...row }) => ({
      ...row,
      verifiedAt: verifiedAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
    }));
    return { success: true, data: { results } };
  };
}

export function revokeAttestationHandler(
  deps: AdminDeps,
): WriteHandler<typeof adminEndpoints.revokeAttestation, Administrator> {
  return async (tx, { params, query }) => {
    const id = parseId<'attestation'>(params.id);
    if (id === null || !(await revokeAttestation(tx, query.organizationId, id, new Date(deps.clock.now()))))
      throw new AttestationNotFoundError();
    return { body: { success: true, data: { id } } };
  };
}

type CreateClaim = typeof adminEndpoints.createClaim;

/** Before the transaction begins: what an address proves is read from files. */
export const judgeAddress: Prepared<CreateClaim, Administrator, JudgedClaim> = ({ body }) => {
  const { kind, email, employer, language } = body;
  return judgeClaim({ kind, email, employer, language: language ?? 'en' });
};

export function createClaimHandler(deps: AdminDeps): WriteHandler<CreateClaim, Administrator, JudgedClaim> {
  return async (tx, { body }, _administrator, judged) => {
    const { id: profileId, profile } = await requireProfile(tx, body);
    const claim = await startClaim(tx, deps.claims, { profileId, profile }, judged);
    const { url, expiresAt } = deps.verifyLinks.claimPage(claim.id, deps.clock.now());
    return {
      body: {
        success: true,
        data: { id: claim.id, value: claim.value, url, expiresAt: new Date(expiresAt).toISOString() },
      },
    };
  };
}

export function createVerificationLinkHandler(
  deps: AdminDeps,
): ReadHandler<typeof adminEndpoints.createVerificationLink, Administrator> {
  return async ({ body }) => {
    const profile = await requireProfile(deps.db, body);
    const { url, expiresAt } = deps.verifyLinks.profilePage(profile.id, deps.clock.now());
    return { success: true, data: { url, expiresAt: new Date(expiresAt).toISOString() } };
  };
}

async function requireProfile(
  db: Queryable,
  { organizationId, username }: { organizationId: string; username: string },
): Promise<StoredProfile> {
  const profile = await findByUsername(db, organizationId, username);
  if (profile === null) throw new ProfileNotFoundError();
  return profile;
}
