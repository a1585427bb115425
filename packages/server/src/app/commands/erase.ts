import { erasePerson, PersonNotFoundError } from '../../features/data-rights/index.ts';
import { type Command, CommandError, required } from './command.ts';

export const erase: Command = {
  name: 'erase',
  summary: 'Erase one person of one account, with everything said and stored',
  usage: 'colloquy erase --organization NAME --user NAME --email ADDRESS',
  options: {
    organization: { type: 'string', description: 'Organization of the account', required: true },
    user: { type: 'string', description: 'User of the account', required: true },
    email: { type: 'string', description: 'Address of the person', required: true },
  },
  positionals: [],
  async run({ db, dataRights }, input, output) {
    try {
      const receipt = await db.transaction((tx) =>
        erasePerson(tx, dataRights, {
          organizationId: required(input, 'organization'),
          userId: required(input, 'user'),
          email: required(input, 'email'),
        }),
      );
      output.line(
        `receipt ${receipt.id}: ${Object.entries(receipt.counts)
          .map(([what, n]) => `${n} ${what}`)
          .join(', ')}`,
      );
      return 0;
    } catch (error) {
      if (error instanceof PersonNotFoundError) throw new CommandError(error.message);
      throw error;
    }
  },
};
