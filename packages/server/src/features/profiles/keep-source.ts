import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Tombstones } from '../../platform/db/tombstones.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import type { Profile } from '../../providers/shapes/profile.ts';
import { mergeProfiles, type ProfileSourceKind } from './merge-profiles.ts';
import { networkName, personKeys } from './person-keys.ts';
import {
  absorbProfile,
  addKeys,
  findByKeys,
  insertProfile,
  isUsernameTaken,
  listSources,
  lockOrganization,
  saveProfile,
  upsertSource,
} from './profile-store.ts';
import { refreshSource } from './refresh-source.ts';
import { findUsername } from './usernames.ts';

export type NewSource = {
  organizationId: string;
  kind: ProfileSourceKind;
  /** Stable over repeated imports of the same person. */
  sourceId: string;
  profile: Profile;
  /** Addresses that whoever brings the source says are the person's. Those that a CV mentions are none of them. */
  emails: readonly string[];
  /** Day of joining a network; null keeps the one that is known. */
  joinedAt: Date | null;
  /**
   * The youngest tombstone when the work began that brings it: who was erased since is not written again. Null
   * for a call of its own, which comes before the erasure or after it.
   */
  afterMark: number | null;
};

export type KeepSourceDeps = { ids: IdSource; clock: Clock; erased: Tombstones };

export type KeptSource = {
  profileId: Id<'profile'>;
  username: string;
  outcome: 'created' | 'updated' | 'unchanged';
  /** What became of the source's earlier content: kept where it came back empty, or gone. */
  notes: string[];
};

/**
 * Adds what one source says about a person, or renews it, and merges all sources again by the rules of
 * docs/operations/merging.md. Nothing of the caller's transaction may be locked before. Null for a person who was erased
 * since the work began.
 */
export async function keepSource(tx: Tx, deps: KeepSourceDeps, source: NewSource): Promise<KeptSource | null> {
  await deps.erased.enter(tx);
  const now = new Date(deps.clock.now());
  const keys = personKeys({
    kind: source.kind,
    emails: source.emails,
    sourceId: source.sourceId,
    publicIdentifier: source.profile.publicIdentifier,
  });
  if (source.afterMark !== null && (await wasErased(tx, deps, source, keys, source.afterMark))) return null;
  await lockOrganization(tx, source.organizationId);
  const [known, ...others] = await findByKeys(tx, source.organizationId, keys);
  const profileId = known?.id ?? deps.ids.next<'profile'>();
  const username =
    known?.username ??
    (await findUsername(
      {
        publicIdentifier: source.kind === 'cv' ? '' : source.profile.publicIdentifier,
        firstName: source.profile.firstName,
        lastName: source.profile.lastName,
        seed: profileId,
      },
      (requested) => isUsernameTaken(tx, source.organizationId, requested),
    ));
  if (!known) await insertProfile(tx, { id: profileId, organizationId: source.organizationId, username, at: now });
  for (const other of others) await absorbProfile(tx, profileId, other.id);
  await addKeys(tx, source.organizationId, profileId, keys);
  const sources = await listSources(tx, profileId);
  const previous = sources.find(({ kind, sourceId }) => kind === source.kind && sourceId === source.sourceId);
  const { profile, notes } = previous
    ? refreshSource(previous.profile, source.profile)
    : { profile: source.profile, notes: [] };
  const isKnownDay = source.joinedAt === null || source.joinedAt.getTime() === known?.joinedAt?.getTime();
  const isKnownContent = previous && JSON.stringify(sorted(previous.profile)) === JSON.stringify(sorted(profile));
  if (isKnownContent && isKnownDay && others.length === 0) {
    return { profileId, username, outcome: 'unchanged', notes };
  }
  await upsertSource(tx, {
    id: deps.ids.next(),
    profileId,
    kind: source.kind,
    sourceId: source.sourceId,
    receivedAt: now,
    profile,
  });
  const merged = mergeProfiles(await listSources(tx, profileId));
  await saveProfile(tx, profileId, merged, source.joinedAt, now);
  return { profileId, username, outcome: known ? 'updated' : 'created', notes };
}

function wasErased(
  tx: Tx,
  { erased }: KeepSourceDeps,
  { organizationId, profile }: NewSource,
  keys: readonly string[],
  afterMark: number,
): Promise<boolean> {
  const tombstones = keys.map((key) => `key:${key}`);
  if (profile.publicIdentifier !== '') tombstones.push(`name:${networkName(profile.publicIdentifier)}`);
  return erased.isAnyErased(
    tx,
    tombstones.map((mark) => ({ scope: organizationId, mark })),
    afterMark,
  );
}

/** With keys in one order: the database does not keep theirs. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}
