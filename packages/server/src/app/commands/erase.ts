import { erasePerson, PersonNotFoundError } from '../../features/data-rights/index.ts';
import { type Command, CommandError, required, UsageError } from './command.ts';

export const erase: Command = {
  name: 'erase',
  summary: 'Erase one person of one account, with everything said and stored',
  usage: 'colloquy erase --organization NAME --user NAME (--email ADDRESS | --interview ID)',
  options: {
    organization: { type: 'string', description: 'Organization of the account', required: true },
    user: { type: 'string', description: 'User of the account', required: true },
    email: { type: 'string', description: 'Address of the person' },
    interview: { type: 'string', description: 'An interview, session or conversation held with the person' },
  },
  positionals: [],
  async run({ db, dataRights }, input, output) {
    const { email, interview } = input.values;
    if ((email === undefined) === (interview === undefined))
      throw new UsageError('give the person by --email or by --interview');
    try {
      const receipt = await db.transaction((tx) =>
        erasePerson(tx, dataRights, {
          organizationId: required(input, 'organization'),
          userId: required(input, 'user'),
          by: email === undefined ? { interviewId: required(input, 'interview') } : { email: required(input, 'email') },
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
