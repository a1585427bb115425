import type { Queryable } from '../../platform/db/db.ts';
import type { Tombstones } from '../../platform/db/tombstones.ts';
import { AppError, OutsideError } from '../../platform/errors.ts';
import { idFromName } from '../../platform/ids.ts';
import type { ProfileUpstream } from '../../providers/profile-source/port.ts';
import type { Profile } from '../../providers/shapes/profile.ts';
import { networkName } from './person-keys.ts';
import { findByUsername, type StoredProfile } from './profile-store.ts';

export class ProfileNotFoundError extends AppError {
  readonly kind = 'profile-not-found';

  constructor() {
    super('profile not found');
  }
}

/** A profile as document 3 shows it, with its stable names. */
export function publicProfile({ id, username, profile }: Pick<StoredProfile, 'id' | 'username' | 'profile'>): Profile {
  return { ...profile, publicIdentifier: username, profileUrn: `urn:colloquy:profile:${id}` };
}

/**
 * The organization's own profile, else the configured upstream's; not that of somebody whom the organization erased.
 *
 * @throws {ProfileNotFoundError} when neither has one; {OutsideError} when the upstream has to be asked and is down
 */
export async function findProfile(
  { db, upstream, erased }: { db: Queryable; upstream: ProfileUpstream | null; erased: Tombstones },
  organizationId: string,
  username: string,
  signal: AbortSignal,
): Promise<Profile> {
  const own = await findByUsername(db, organizationId, username);
  if (own !== null) return publicProfile(own);
  if (upstream === null) throw new ProfileNotFoundError();
  const name = networkName(username);
  if (await erased.isNameClosed(db, organizationId, name)) throw new ProfileNotFoundError();
  const found = await upstream.lookUp({ scope: organizationId, username: name }, signal);
  if (found.status === 'not-found') throw new ProfileNotFoundError();
  if (found.status === 'unavailable')
    throw new OutsideError('the profile provider does not answer', { retryable: true, note: found.fault });
  // Erased while the upstream was asked.
  if (await erased.isNameClosed(db, organizationId, name)) throw new ProfileNotFoundError();
  // No row of ours is behind it: the same person of the same organization has the same id nevertheless.
  const id = idFromName<'profile'>(`upstream profile\n${organizationId}\n${name}`);
  return publicProfile({ id, username: name, profile: found.profile });
}
