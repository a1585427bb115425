import { MAX_ATTESTATIONS } from '@colloquy/contract/shared';
import { only, type Queryable, type Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { TooManyAttestationsError } from './errors.ts';
import {
  type Attestation,
  presentVerification,
  type VerificationKind,
  type VerificationRecord,
} from './present-verification.ts';

export type NewAttestation = {
  id: Id<'attestation'>;
  profileId: Id<'profile'>;
  kind: VerificationKind;
  /** What was verified, a sentence for people. */
  value: string;
  /** Who vouches: an administrator's name, or the product for a confirmed address. */
  attestedBy: string;
  how: string;
  verifiedAt: Date;
};

export async function insertAttestation(tx: Tx, row: NewAttestation): Promise<void> {
  await tx.query(
    'insert into attestations (id, profile_id, kind, value, attested_by, how, verified_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [row.id, row.profileId, row.kind, row.value, row.attestedBy, row.how, row.verifiedAt],
  );
}

/**
 * Somebody vouches. Of two at once the second waits, so that both count right.
 *
 * @throws {TooManyAttestationsError}
 */
export async function attest(tx: Tx, row: NewAttestation): Promise<void> {
  await tx.query('select 1 as locked from profiles where id = $1 for no key update', [row.profileId]);
  const { n } = only(
    await tx.query<{ n: number }>('select count(*)::int as n from attestations where profile_id = $1', [row.profileId]),
  );
  if (n >= MAX_ATTESTATIONS) throw new TooManyAttestationsError(MAX_ATTESTATIONS);
  await insertAttestation(tx, row);
}

/** Puts a fresh attestation in place of those by the same attester that say the same. */
export async function replaceAttestation(tx: Tx, row: NewAttestation): Promise<void> {
  await tx.query(
    `update attestations set revoked_at = $5
     where profile_id = $1 and kind = $2 and value = $3 and attested_by = $4 and revoked_at is null`,
    [row.profileId, row.kind, row.value, row.attestedBy, row.verifiedAt],
  );
  await insertAttestation(tx, row);
}

export type StoredAttestation = {
  id: Id<'attestation'>;
  kind: VerificationKind;
  value: string;
  attestedBy: string;
  how: string;
  verifiedAt: Date;
  revokedAt: Date | null;
};

/** Everything that was ever attested of one profile, newest first: who, how, when, and whether it still stands. */
export async function listAttestations(db: Queryable, profileId: Id<'profile'>): Promise<StoredAttestation[]> {
  return db.query<StoredAttestation>(
    `select id, kind, value, attested_by as "attestedBy", how, verified_at as "verifiedAt", revoked_at as "revokedAt"
     from attestations where profile_id = $1 order by verified_at desc, id desc`,
    [profileId],
  );
}

/** Removes an item from the record; false when there is none that stands. */
export async function revokeAttestation(
  tx: Tx,
  organizationId: string,
  id: Id<'attestation'>,
  at: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update attestations a set revoked_at = $3 from profiles p
     where a.id = $2 and p.id = a.profile_id and p.organization_id = $1 and a.revoked_at is null returning 1`,
    [organizationId, id, at],
  );
  return rows.length > 0;
}

/** What stands verified about one person, as document 3 writes it. */
export async function readVerification(
  db: Queryable,
  profile: { id: Id<'profile'>; username: string; joinedAt: Date | null },
  now: number,
): Promise<VerificationRecord> {
  const rows = await db.query<{ kind: VerificationKind; value: string; verifiedAt: Date }>(
    'select kind, value, verified_at as "verifiedAt" from attestations where profile_id = $1 and revoked_at is null order by verified_at desc, id desc',
    [profile.id],
  );
  const attestations: Attestation[] = rows.map(({ kind, value, verifiedAt }) => ({
    kind,
    value,
    verifiedAt: verifiedAt.getTime(),
  }));
  return presentVerification(
    { username: profile.username, joinedAt: profile.joinedAt?.getTime() ?? null, attestations },
    now,
  );
}
