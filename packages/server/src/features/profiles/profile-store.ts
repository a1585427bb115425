import { sha256 } from '../../platform/crypto/digest.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Profile } from '../../providers/shapes/profile.ts';
import type { MergeSource, ProfileSourceKind } from './merge-profiles.ts';

export type StoredProfile = {
  id: Id<'profile'>;
  organizationId: string;
  username: string;
  profile: Profile;
  joinedAt: Date | null;
};

/** U+0000 cannot be stored in the database and means nothing in a profile. */
function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('\\u0000', '');
}

/** One writer of an organization's profiles at a time: two sources of one person never become two profiles. */
export async function lockOrganization(tx: Tx, organizationId: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1::bigint)', [
    sha256(`profiles\n${organizationId}`).readBigInt64BE(0).toString(),
  ]);
}

/** The profile that a name leads to: its username, or one that it had before it was merged. */
export async function findByUsername(
  db: Queryable,
  organizationId: string,
  username: string,
): Promise<StoredProfile | null> {
  if (username.includes('\u0000')) return null;
  const [row] = await db.query<StoredProfile>(
    `select id, organization_id as "organizationId", username, content as profile, joined_at as "joinedAt"
     from profiles where id = coalesce(
       (select id from profiles where organization_id = $1 and username = $2),
       (select profile_id from profile_aliases where organization_id = $1 and username = $2))`,
    [organizationId, username.toLowerCase()],
  );
  return row ?? null;
}

export async function isUsernameTaken(db: Queryable, organizationId: string, username: string): Promise<boolean> {
  const [row] = await db.query(
    `select 1 from profiles where organization_id = $1 and username = $2
     union all select 1 from profile_aliases where organization_id = $1 and username = $2`,
    [organizationId, username],
  );
  return row !== undefined;
}

/** Profiles that any of the keys leads to, oldest first. */
export async function findByKeys(
  db: Queryable,
  organizationId: string,
  keys: readonly string[],
): Promise<{ id: Id<'profile'>; username: string; joinedAt: Date | null }[]> {
  return db.query(
    `select distinct p.id, p.username, p.joined_at as "joinedAt" from profile_keys k join profiles p on p.id = k.profile_id
     where k.organization_id = $1 and k.key = any($2) order by p.id`,
    [organizationId, keys],
  );
}

export async function insertProfile(
  tx: Tx,
  row: { id: Id<'profile'>; organizationId: string; username: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into profiles (id, organization_id, username, content, provenance, updated_at) values ($1, $2, $3, '{}', '{}', $4)`,
    [row.id, row.organizationId, row.username, row.at],
  );
}

export async function saveProfile(
  tx: Tx,
  id: Id<'profile'>,
  merged: { profile: Profile; provenance: Record<string, string> },
  joinedAt: Date | null,
  at: Date,
): Promise<void> {
  await tx.query(
    'update profiles set content = $2, provenance = $3, joined_at = coalesce($4, joined_at), updated_at = $5 where id = $1',
    [id, toJson(merged.profile), toJson(merged.provenance), joinedAt, at],
  );
}

export async function addKeys(
  tx: Tx,
  organizationId: string,
  profileId: Id<'profile'>,
  keys: readonly string[],
): Promise<void> {
  await tx.query(
    'insert into profile_keys (organization_id, key, profile_id) select $1, key, $2 from unnest($3::text[]) key on conflict do nothing',
    [organizationId, profileId, keys],
  );
}

/** Another profile turned out to be the same person: all that hangs on it moves, its names and id become aliases. */
export async function absorbProfile(tx: Tx, into: Id<'profile'>, from: Id<'profile'>): Promise<void> {
  await tx.query(
    `update profile_sources s set profile_id = $1 where profile_id = $2
       and not exists (select 1 from profile_sources o where o.profile_id = $1 and o.kind = s.kind and o.source_id = s.source_id)`,
    [into, from],
  );
  await tx.query('update profile_keys set profile_id = $1 where profile_id = $2', [into, from]);
  await tx.query('update attestations set profile_id = $1 where profile_id = $2', [into, from]);
  await tx.query('update claims set profile_id = $1 where profile_id = $2', [into, from]);
  await tx.query('update identity_deliveries set profile_id = $1 where profile_id = $2', [into, from]);
  await tx.query(
    'update profiles p set joined_at = coalesce(p.joined_at, o.joined_at) from profiles o where p.id = $1 and o.id = $2',
    [into, from],
  );
  await tx.query('update profile_aliases set profile_id = $1 where profile_id = $2', [into, from]);
  await tx.query(
    `with gone as (delete from profiles where id = $2 returning organization_id, username)
     insert into profile_aliases (organization_id, username, profile_id, former_id)
       select organization_id, username, $1::uuid, $2::uuid from gone`,
    [into, from],
  );
}

export type StoredSource = MergeSource & { sourceId: string };

export async function listSources(db: Queryable, profileId: Id<'profile'>): Promise<StoredSource[]> {
  const rows = await db.query<Omit<StoredSource, 'receivedAt'> & { receivedAt: Date }>(
    'select id, kind, source_id as "sourceId", received_at as "receivedAt", content as profile from profile_sources where profile_id = $1 order by id',
    [profileId],
  );
  return rows.map((row) => ({ ...row, receivedAt: row.receivedAt.getTime() }));
}

export async function upsertSource(
  tx: Tx,
  source: {
    id: string;
    profileId: Id<'profile'>;
    kind: ProfileSourceKind;
    sourceId: string;
    receivedAt: Date;
    profile: Profile;
  },
): Promise<void> {
  await tx.query(
    `insert into profile_sources (id, profile_id, kind, source_id, received_at, content) values ($1, $2, $3, $4, $5, $6)
     on conflict (profile_id, kind, source_id) do update set received_at = excluded.received_at, content = excluded.content`,
    [source.id, source.profileId, source.kind, source.sourceId, source.receivedAt, toJson(source.profile)],
  );
}
