import { callerString } from '@colloquy/contract/shared';
import { z } from 'zod';
import { note } from '../../features/audit/index.ts';
import { ownerLink } from '../first-owner.ts';
import { checked } from './checked.ts';
import { type Command, required } from './command.ts';

export const owner: Command = {
  name: 'owner',
  summary:
    'Print a link that makes its holder an owner of an organization in the console; also when nobody can sign in',
  usage: 'colloquy owner --organization NAME',
  options: {
    organization: { type: 'string', description: 'Organization, made where there is none', required: true },
  },
  positionals: [],
  served: true,
  async run(context, input, output) {
    const { organization } = checked(z.strictObject({ organization: callerString }), {
      organization: required(input, 'organization'),
    });
    const { url, minutes } = await ownerLink(context, organization);
    await context.db.transaction((tx) =>
      note(tx, context, { organizationId: organization, personId: null, action: 'owner.link-made' }),
    );
    output.line(url);
    output.problem(`good for ${minutes} minutes, once; an earlier one for ${organization} opens nothing any more`);
    return 0;
  },
};
