import type { Config } from '../config/config.ts';
import type { FetchCvDeps } from '../features/candidates/index.ts';
import { keepSource } from '../features/profiles/index.ts';

/** Makes what was read of a CV a source of the candidate's profile, where the operator has that on. */
export function cvProfileKeeper(
  config: Pick<Config, 'cvProfiles'>,
  deps: Parameters<typeof keepSource>[1],
): FetchCvDeps['keepProfile'] {
  return async (tx, { intakeId, organizationId, isTest, email, afterMark }, { profile }) => {
    // Profiles are the organization's, and live.
    if (!config.cvProfiles || isTest) return null;
    // The address that the account named, never those in the CV: anybody can write another's into theirs.
    const kept = await keepSource(tx, deps, {
      organizationId,
      kind: 'cv',
      sourceId: intakeId,
      profile,
      emails: [email],
      joinedAt: null,
      afterMark,
    });
    return kept?.username ?? null;
  };
}
