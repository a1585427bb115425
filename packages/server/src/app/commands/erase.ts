import { erasePerson, maskEarlier, PersonNotFoundError, type PersonRef } from '../../features/data-rights/index.ts';
import { type Command, CommandError, type CommandInput, required, text, UsageError } from './command.ts';

export const erase: Command = {
  name: 'erase',
  summary:
    "Erase one person: the account's interviews with them, the organization's profile of them, files, mails and their text on record",
  usage:
    'colloquy erase --organization NAME --user NAME (--email ADDRESS | --interview ID)\ncolloquy erase --organization NAME [--user NAME] --username NAME',
  options: {
    organization: { type: 'string', description: 'Organization that holds the person', required: true },
    user: {
      type: 'string',
      description:
        'User whose account holds the interviews; with --username, every account of the organization when left out',
    },
    email: { type: 'string', description: 'Address of the person' },
    interview: { type: 'string', description: 'Id of an interview or conversation with the person' },
    username: { type: 'string', description: "Username, or an earlier one, of the person's profile" },
  },
  positionals: [],
  check: (input) => void refOf(input),
  async run({ db, dataRights }, input, output) {
    const ref = refOf(input);
    try {
      const earlier = await maskEarlier(db, dataRights, ref);
      const receipt = await db.transaction((tx) => erasePerson(tx, dataRights, ref, earlier));
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

function refOf(input: CommandInput): PersonRef {
  const organizationId = required(input, 'organization');
  const [email, interviewId, username] = ['email', 'interview', 'username'].map((name) => text(input, name));
  if ([email, interviewId, username].filter((value) => value !== undefined).length !== 1)
    throw new UsageError('give the person by one of --email, --interview and --username');
  if (username !== undefined) return { organizationId, userId: text(input, 'user') ?? null, by: { username } };
  const userId = required(input, 'user');
  return { organizationId, userId, by: email === undefined ? { interviewId: interviewId ?? '' } : { email } };
}
