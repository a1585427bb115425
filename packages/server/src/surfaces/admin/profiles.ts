import type { adminEndpoints } from '@colloquy/contract/admin';
import { findByUsername, keepSource, ProfileNotFoundError } from '../../features/profiles/index.ts';
import { insertAttestation, revokeAttestation } from '../../features/verification/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { WriteHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import type { Administrator } from './admin-wire.ts';
import type { AdminDeps } from './deps.ts';

class ResumeRefusedError extends AppError {
  readonly kind = 'resume-refused';
}

class AttestationNotFoundError extends AppError {
  readonly kind = 'attestation-not-found';

  constructor() {
    super('no attestation that stands has this id');
  }
}

export function importResumeHandler(deps: AdminDeps): WriteHandler<typeof adminEndpoints.importResume, Administrator> {
  return async (tx, { body }) => {
    const reading = deps.resumes.read(body.resume);
    if (!reading.ok) throw new ResumeRefusedError(reading.reason);
    const { profile, emails, sourceId, notes } = reading;
    const { username, outcome } = await keepSource(tx, deps, {
      organizationId: body.organizationId,
      kind: 'json-resume',
      sourceId,
      profile,
      emails,
      joinedAt: null,
    });
    return { body: { success: true, data: { username, outcome, notes } } };
  };
}

export function attestHandler(deps: AdminDeps): WriteHandler<typeof adminEndpoints.attest, Administrator> {
  return async (tx, { body }) => {
    const profile = await findByUsername(tx, body.organizationId, body.username);
    if (profile === null) throw new ProfileNotFoundError();
    const id = deps.ids.next<'attestation'>();
    await insertAttestation(tx, {
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
