import { findAccount } from '../../features/accounts/index.ts';
import type { Id } from '../../platform/ids.ts';
import type { Context } from '../context.ts';
import { CommandError, type CommandInput, required } from './command.ts';

/** The account that --organization and --user name. @throws {CommandError} where none has ever been made */
export async function accountOf({ db }: Pick<Context, 'db'>, input: CommandInput): Promise<Id<'account'>> {
  const names = { organizationId: required(input, 'organization'), userId: required(input, 'user') };
  const account = await findAccount(db, names);
  if (account === null) throw new CommandError('no key was ever made for this account');
  return account.id;
}
