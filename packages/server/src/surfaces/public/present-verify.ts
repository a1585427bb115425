import type { VerifyState } from '@colloquy/contract/public';
import type { Identity } from '../../features/accounts/index.ts';
import { CODE_ATTESTER, claimedName, type VerifyView } from '../../features/verification/index.ts';
import { presentIdentity } from '../kit/present-identity.ts';

/** What the page shows, addresses masked. */
export function presentVerifyState(
  { claimant, mayClaim, open, confirmed }: VerifyView,
  identity: Identity,
): VerifyState {
  const { firstName, lastName } = claimant.profile;
  return {
    organization: claimant.organization,
    identity: presentIdentity(identity),
    name: `${firstName} ${lastName}`.trim() || claimant.username,
    mayClaim,
    pending:
      open === null
        ? null
        : {
            id: open.id,
            kind: open.kind,
            email: maskEmail(open.email),
            expiresAt: open.sentAt === null ? null : new Date(open.code.expiresAt).toISOString(),
            triesLeft: open.code.triesLeft,
          },
    confirmed: confirmed.flatMap(({ kind, value, attestedBy, verifiedAt }) => {
      if (kind === 'identity') return [];
      const name = attestedBy === CODE_ATTESTER ? claimedName(kind, value) : null;
      return [{ kind, value, name, at: verifiedAt.toISOString() }];
    }),
  };
}

/** `mara.lindt@example.com` as `m…@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}…${email.slice(at)}`;
}
