import type { adminEndpoints } from '@colloquy/contract/admin';
import { findAccount, parentOrigins, setParentOrigins } from '../../features/accounts/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { ReadHandler, WriteHandler } from '../../platform/http/endpoint.ts';
import type { Administrator } from './admin-wire.ts';
import type { AdminDeps } from './deps.ts';

export class AccountNotFoundError extends AppError {
  readonly kind = 'account-not-found';

  constructor() {
    super('no key was ever made for this account');
  }
}

export function getParentOriginsHandler(
  deps: AdminDeps,
): ReadHandler<typeof adminEndpoints.getParentOrigins, Administrator> {
  return async ({ query }) => {
    const account = await findAccount(deps.db, query);
    if (account === null) throw new AccountNotFoundError();
    return { success: true, data: { origins: await parentOrigins(deps.db, account.id) } };
  };
}

export function setParentOriginsHandler(): WriteHandler<typeof adminEndpoints.setParentOrigins, Administrator> {
  return async (tx, { body }) => {
    const origins = [...new Set(body.origins)];
    if (!(await setParentOrigins(tx, body, origins))) throw new AccountNotFoundError();
    return { body: { success: true, data: { origins } } };
  };
}
