import { adminEndpoints } from '@colloquy/contract/admin';
import { findAccount, parentOrigins, setParentOrigins } from '../../features/accounts/index.ts';
import { checked } from './checked.ts';
import { type Command, CommandError, type CommandInput, required, UsageError } from './command.ts';

const ACCOUNT = {
  organization: { type: 'string', description: 'Organization of the account', required: true },
  user: { type: 'string', description: 'User of the account', required: true },
} as const;

const UNKNOWN = 'no key was ever made for this account';

export const originsSet: Command = {
  name: 'origins set',
  summary: 'Name the sites that may embed the rooms of an account; replaces the list',
  usage: 'colloquy origins set --organization NAME --user NAME --origin ORIGIN [--origin ORIGIN …] | --any',
  options: {
    ...ACCOUNT,
    origin: { type: 'string', description: 'An origin such as https://careers.example.com', multiple: true },
    any: { type: 'boolean', description: 'Let any site embed again' },
  },
  positionals: [],
  async run({ db }, input, output) {
    const given = input.values.origin;
    if ((given === undefined) !== (input.values.any === true)) throw new UsageError('--origin, once or more, or --any');
    const { origins, ...names } = checked(adminEndpoints.setParentOrigins.body, {
      ...account(input),
      origins: given ?? [],
    });
    const unique = [...new Set(origins)];
    if (!(await db.transaction((tx) => setParentOrigins(tx, names, unique)))) throw new CommandError(UNKNOWN);
    for (const origin of unique) output.line(origin);
    if (unique.length === 0) output.problem('any site may embed the rooms of this account now');
    return 0;
  },
};

export const originsList: Command = {
  name: 'origins list',
  summary: 'List the sites that may embed the rooms of an account',
  usage: 'colloquy origins list --organization NAME --user NAME',
  options: ACCOUNT,
  positionals: [],
  async run({ db }, input, output) {
    const found = await findAccount(db, account(input));
    if (found === null) throw new CommandError(UNKNOWN);
    const origins = await parentOrigins(db, found.id);
    for (const origin of origins) output.line(origin);
    if (origins.length === 0) output.problem('none is named: any site may embed the rooms of this account');
    return 0;
  },
};

function account(input: CommandInput): { organizationId: string; userId: string } {
  return { organizationId: required(input, 'organization'), userId: required(input, 'user') };
}
