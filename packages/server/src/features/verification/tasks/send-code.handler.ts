import type { Db } from '../../../platform/db/db.ts';
import { InvariantError } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import type { TaskHandler } from '../../../platform/tasks/tasks.ts';
import { type PostDeps, postMail } from '../../mails/index.ts';
import { lockClaim } from '../claim-store.ts';

/** Posts the mail that today is posted at once. */
export function createSendCodeHandler(deps: PostDeps & { db: Db }): TaskHandler<{ claimId: string }> {
  return async ({ claimId }) => {
    const id = parseId<'claim'>(claimId);
    if (id === null) throw new InvariantError('the claim of a task has no id');
    await deps.db.transaction(async (tx) => {
      if ((await lockClaim(tx, id)) !== null) await postMail(tx, deps, { kind: 'verification-code', claimId: id });
    });
  };
}
