import { isAllowedOrigin, parentOrigins } from '../../features/accounts/index.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';
import type { Id } from '../../platform/ids.ts';

/**
 * Candidates are led only to sites of the account: without parent origins there is none.
 *
 * @throws {InvalidRequestError} that names the field
 */
export async function checkReturnUrl(
  db: Queryable,
  accountId: Id<'account'>,
  returnUrl: string | undefined,
): Promise<void> {
  if (returnUrl === undefined) return;
  const origin = URL.parse(returnUrl)?.origin;
  if (origin !== undefined && isAllowedOrigin(await parentOrigins(db, accountId), origin)) return;
  throw new InvalidRequestError([
    {
      code: 'invalid_value',
      path: ['returnUrl'],
      message: 'must be at one of the parent origins of the account (colloquy origins set)',
    },
  ]);
}
