import type { PersonRef } from '../../features/data-rights/index.ts';
import { type Command, type CommandInput, required, text, UsageError } from './command.ts';

/** How a command is told of a person. */
export const PERSON_OPTIONS: Command['options'] = {
  organization: { type: 'string', description: 'Organization that holds the person', required: true },
  user: {
    type: 'string',
    description:
      'User whose account holds the interviews; with --username, every account of the organization when left out',
  },
  email: { type: 'string', description: 'Address of the person' },
  interview: { type: 'string', description: 'Id of an interview or conversation with the person' },
  username: { type: 'string', description: "Username, or an earlier one, of the person's profile" },
};

/** @throws {UsageError} */
export function refOf(input: CommandInput): PersonRef {
  const organizationId = required(input, 'organization');
  const [email, interviewId, username] = ['email', 'interview', 'username'].map((name) => text(input, name));
  if ([email, interviewId, username].filter((value) => value !== undefined).length !== 1)
    throw new UsageError('give the person by one of --email, --interview and --username');
  if (username !== undefined) return { organizationId, userId: text(input, 'user') ?? null, by: { username } };
  const userId = required(input, 'user');
  return { organizationId, userId, by: email === undefined ? { interviewId: interviewId ?? '' } : { email } };
}
