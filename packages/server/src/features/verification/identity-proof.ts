import type { Clock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import type { IdentityProof } from '../../providers/identity/port.ts';
import { findByUsername, ProfileNotFoundError } from '../profiles/index.ts';
import { insertAttestation } from './attestation-store.ts';

/** The very same delivery was taken before. */
export class ReplayedDeliveryError extends AppError {
  readonly kind = 'replayed-delivery';

  constructor() {
    super('this delivery was taken before');
  }
}

const PROVIDER_ATTESTER = 'Identity provider';

/**
 * Takes a genuine delivery: one attestation an event and person, however often the provider sends it again. Two
 * organizations' providers may well number their events alike.
 *
 * @throws {ReplayedDeliveryError} for the same delivery again; {ProfileNotFoundError}
 */
export async function acceptIdentityProof(
  tx: Tx,
  deps: { clock: Clock; ids: IdSource },
  proof: IdentityProof,
  fingerprint: Uint8Array,
): Promise<{ id: Id<'attestation'>; outcome: 'attested' | 'known' }> {
  const profile = await findByUsername(tx, proof.organizationId, proof.username);
  if (profile === null) throw new ProfileNotFoundError();
  await tx.query('select pg_advisory_xact_lock($1::bigint)', [
    sha256(`identity event\n${profile.id}\n${proof.eventId}`).readBigInt64BE(0).toString(),
  ]);
  const now = new Date(deps.clock.now());
  const [known] = await tx.query<{ id: Id<'attestation'> }>(
    'select attestation_id as id from identity_deliveries where event_id = $1 and profile_id = $2 limit 1',
    [proof.eventId, profile.id],
  );
  const id = known?.id ?? deps.ids.next<'attestation'>();
  const inserted = await tx.query(
    `insert into identity_deliveries (signature_hash, event_id, profile_id, attestation_id, at)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
    [Buffer.from(fingerprint), proof.eventId, profile.id, id, now],
  );
  if (inserted.length === 0) throw new ReplayedDeliveryError();
  if (known) return { id, outcome: 'known' };
  await insertAttestation(tx, {
    id,
    profileId: profile.id,
    kind: 'identity',
    value: proof.value,
    attestedBy: PROVIDER_ATTESTER,
    how: `signed webhook, event ${proof.eventId}`,
    verifiedAt: now,
  });
  return { id, outcome: 'attested' };
}

/** Deliveries are remembered far longer than they could be replayed, so that a late redelivery is still known. */
export async function dropOldDeliveries(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from identity_deliveries where at < $1', [before]);
}
