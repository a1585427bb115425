import type { VERIFY_LANGUAGES } from '@colloquy/contract/shared';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Profile } from '../../providers/shapes/profile.ts';
import type { ClaimCode } from './claim-code.ts';

export type ClaimKind = 'education' | 'workplace';

/** Languages that the page of a verification is written in. */
export type MailLanguage = (typeof VERIFY_LANGUAGES)[number];

export type Claim = {
  id: Id<'claim'>;
  profileId: Id<'profile'>;
  kind: ClaimKind;
  email: string;
  /** The sentence that stands verified once the code is confirmed. */
  value: string;
  /** The hash is empty until the first code is sent. */
  code: ClaimCode;
  language: MailLanguage;
  /** How often a code was asked for. */
  asked: number;
  askedAt: number;
  sentAt: number | null;
};

/** The person behind a claim or a page and the organization that asks, as the page and the mail name them. */
export type Claimant = {
  profileId: Id<'profile'>;
  organizationId: string;
  organization: string;
  username: string;
  profile: Profile;
};

type ClaimRow = Omit<Claim, 'code' | 'askedAt' | 'sentAt'> & {
  codeHash: string;
  expiresAt: Date;
  triesLeft: number;
  usedAt: Date | null;
  askedAt: Date;
  sentAt: Date | null;
};

const CLAIM = `id, profile_id as "profileId", kind, email, value, language, asked, asked_at as "askedAt", sent_at as "sentAt",
  code_hash as "codeHash", expires_at as "expiresAt", tries_left as "triesLeft", used_at as "usedAt"`;
const FIND = `select ${CLAIM} from claims where id = $1`;
const LOCK = `${FIND} for update`;
const OPEN = `select ${CLAIM} from claims where profile_id = $1 and used_at is null and asked_at > $2 order by asked_at desc, id desc limit 1`;

function toClaim({ codeHash, expiresAt, triesLeft, usedAt, askedAt, sentAt, ...row }: ClaimRow): Claim {
  return {
    ...row,
    askedAt: askedAt.getTime(),
    sentAt: sentAt?.getTime() ?? null,
    code: { hash: codeHash, expiresAt: expiresAt.getTime(), triesLeft, usedAt: usedAt?.getTime() ?? null },
  };
}

export async function findClaim(db: Queryable, id: Id<'claim'>): Promise<Claim | null> {
  const [row] = await db.query<ClaimRow>(FIND, [id]);
  return row ? toClaim(row) : null;
}

export async function lockClaim(tx: Tx, id: Id<'claim'>): Promise<Claim | null> {
  const [row] = await tx.query<ClaimRow>(LOCK, [id]);
  return row ? toClaim(row) : null;
}

/** The newest claim of a profile that was asked for since and is not confirmed. */
export async function findOpenClaim(db: Queryable, profileId: Id<'profile'>, since: Date): Promise<Claim | null> {
  const [row] = await db.query<ClaimRow>(OPEN, [profileId, since]);
  return row ? toClaim(row) : null;
}

/** The profile that stands for one that was given out in a link: itself, or the one that it was merged into. */
export async function findCurrentProfile(db: Queryable, id: Id<'profile'>): Promise<Id<'profile'> | null> {
  const [row] = await db.query<{ id: Id<'profile'> }>(
    'select id from profiles where id = $1 union all select profile_id as id from profile_aliases where former_id = $1',
    [id],
  );
  return row?.id ?? null;
}

export async function findClaimant(db: Queryable, profileId: Id<'profile'>): Promise<Claimant | null> {
  const [row] = await db.query<Claimant>(
    `select p.id as "profileId", p.organization_id as "organizationId", coalesce(o.display_name, p.organization_id) as organization, p.username, p.content as profile
     from profiles p left join organizations o on o.id = p.organization_id where p.id = $1`,
    [profileId],
  );
  return row ?? null;
}

export async function insertClaim(
  tx: Tx,
  claim: Pick<Claim, 'id' | 'profileId' | 'kind' | 'email' | 'value' | 'language'> & { triesLeft: number; at: Date },
): Promise<void> {
  await tx.query(
    `insert into claims (id, profile_id, kind, email, value, language, code_hash, expires_at, tries_left, at, asked, asked_at)
     values ($1, $2, $3, $4, $5, $6, '', $8, $7, $8, 1, $8)`,
    [claim.id, claim.profileId, claim.kind, claim.email, claim.value, claim.language, claim.triesLeft, claim.at],
  );
}

export async function askAgain(tx: Tx, id: Id<'claim'>, at: Date): Promise<void> {
  await tx.query('update claims set asked = asked + 1, asked_at = $2 where id = $1', [id, at]);
}

export async function saveCode(tx: Tx, id: Id<'claim'>, code: ClaimCode, sentAt: Date | null): Promise<void> {
  await tx.query(
    'update claims set code_hash = $2, expires_at = $3, tries_left = $4, used_at = $5, sent_at = coalesce($6, sent_at) where id = $1',
    [
      id,
      code.hash,
      new Date(code.expiresAt),
      code.triesLeft,
      code.usedAt === null ? null : new Date(code.usedAt),
      sentAt,
    ],
  );
}

/**
 * Codes asked for at a profile and at an address (of any organization) within their spans, and when the address was
 * last asked for. Locks both until the
 * transaction ends: requests at once cannot slip past the limits together.
 */
export async function countAsked(
  tx: Tx,
  subject: { profileId: Id<'profile'>; email: string },
  since: { profile: Date; email: Date },
): Promise<{ profile: number; email: number; lastAt: number | null }> {
  for (const name of [`claims of profile\n${subject.profileId}`, `claims of address\n${subject.email}`]) {
    await tx.query('select pg_advisory_xact_lock($1::bigint)', [sha256(name).readBigInt64BE(0).toString()]);
  }
  const [row] = await tx.query<{ profile: number; email: number; lastAt: Date | null }>(
    `select
       coalesce((select sum(asked) from claims where profile_id = $1 and asked_at > $3), 0)::int as profile,
       coalesce((select sum(asked) from claims where email = $2 and asked_at > $4), 0)::int as email,
       (select max(asked_at) from claims where email = $2) as "lastAt"`,
    [subject.profileId, subject.email, since.profile, since.email],
  );
  return { profile: row?.profile ?? 0, email: row?.email ?? 0, lastAt: row?.lastAt?.getTime() ?? null };
}

/** What was confirmed stands as an attestation: an old claim holds an address for nothing. */
export async function dropOldClaims(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from claims where asked_at < $1', [before]);
}

/** Of these ids, those whose claim is still there. */
export async function existingClaims(db: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>('select id from claims where id = any($1::uuid[])', [ids]);
  return new Set(rows.map(({ id }) => id));
}
