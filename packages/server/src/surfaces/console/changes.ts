import type { consoleEndpoints } from '@colloquy/contract/console';
import { accountsOf } from '../../features/accounts/index.ts';
import { listOfAccounts } from '../../features/interviews/index.ts';
import type { ReadHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';

/** Waits until an interview of the organization moved, or is new; a mark of before is answered at once. */
export function waitForChangesHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.waitForChanges> {
  return async ({ query, gone }, { organizationId, sessionId }) => {
    const left = gone();
    const accounts = await accountsOf(deps.db, organizationId);
    const mark = async (): Promise<string> => {
      const [newest] = await listOfAccounts(deps.db, accounts, {}, { before: null, limit: 1 });
      return `${deps.changes.mark(accounts)}-${newest?.id ?? ''}`;
    };
    const found = await mark();
    if (query.after === '' || query.after !== found) return { mark: found, changed: query.after !== '' };
    await deps.changes.wait(accounts, sessionId, left);
    const later = await mark();
    return { mark: later, changed: later !== found };
  };
}
