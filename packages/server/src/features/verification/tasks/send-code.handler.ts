import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { InvariantError } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { TaskHandler } from '../../../platform/tasks/tasks.ts';
import { CODE_LIFE_MS, issueCode } from '../claim-code.ts';
import { claimMail } from '../claim-mail.ts';
import { existingClaims, findClaimant, lockClaim, saveCode } from '../claim-store.ts';
import type { VerifyLinks } from '../verify-links.ts';

/** Nobody waits any more for a code that was asked for so long ago. */
const WAIT_MAX_MS = 24 * 3_600_000;

export type SendCodeDeps = { db: Db; clock: Clock; mail: Mail; verifyLinks: VerifyLinks; codeKeys: readonly string[] };

/** The code exists in memory and in the mail only; its 15 minutes begin when it is sent. */
export function createSendCodeHandler(deps: SendCodeDeps): TaskHandler<{ claimId: string }> {
  return async ({ claimId }) => {
    const id = parseId<'claim'>(claimId);
    if (id === null) throw new InvariantError('the claim of a task has no id');
    const message = await deps.db.transaction(async (tx) => {
      const claim = await lockClaim(tx, id);
      const now = deps.clock.now();
      if (claim === null || claim.code.usedAt !== null || claim.askedAt <= now - WAIT_MAX_MS) return null;
      const claimant = await findClaimant(tx, claim.profileId);
      if (claimant === null) return null;
      const { code, stored } = issueCode(claim.id, { key: deps.codeKeys[0] ?? '', now, randomBytes });
      await saveCode(tx, claim.id, stored, new Date(now));
      return claimMail({
        claimId: claim.id,
        to: claim.email,
        language: claim.language,
        name: `${claimant.profile.firstName} ${claimant.profile.lastName}`.trim() || claimant.username,
        organization: claimant.organization,
        code,
        minutes: CODE_LIFE_MS / 60_000,
        url: deps.verifyLinks.claimPage(claim.id, now).url,
      });
    });
    if (message === null) return;
    await deps.mail.send(message);
    // Erased while it was sent: whoever takes back the mails of the person may have been here before.
    if (!(await existingClaims(deps.db, [id])).has(id)) await deps.mail.forget([id]);
  };
}
