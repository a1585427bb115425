import { erasePerson, maskEarlier, PersonNotFoundError } from '../../features/data-rights/index.ts';
import { type Command, CommandError } from './command.ts';
import { PERSON_OPTIONS, refOf } from './person-ref.ts';

export const erase: Command = {
  name: 'erase',
  summary:
    "Erase one person: the account's interviews with them, the organization's profile of them, files, mails and their text on record",
  usage:
    'colloquy erase --organization NAME --user NAME (--email ADDRESS | --interview ID)\ncolloquy erase --organization NAME [--user NAME] --username NAME',
  options: PERSON_OPTIONS,
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
