import { chooseModel } from '../../features/model-usage/index.ts';
import { type Command, CommandError, required } from './command.ts';

const OPTIONS = {
  organization: { type: 'string', description: 'The organization', required: true },
} as const;

function choosing(allowed: boolean): Command['run'] {
  return async ({ db, clock, config }, input, output) => {
    const organization = required(input, 'organization').trim();
    if (organization === '') throw new CommandError('--organization must name an organization');
    await db.transaction((tx) => chooseModel(tx, organization, allowed, new Date(clock.now())));
    output.line(`${organization}: ${allowed ? 'a language model may read' : 'no language model reads'} its interviews`);
    if (allowed && config.model === null) output.problem('no language model is configured: COLLOQUY_MODEL');
    return 0;
  };
}

export const modelOn: Command = {
  name: 'model on',
  summary: 'Let the configured language model read the interviews of an organization again',
  usage: 'colloquy model on --organization NAME',
  options: OPTIONS,
  positionals: [],
  run: choosing(true),
};

export const modelOff: Command = {
  name: 'model off',
  summary: 'Keep the configured language model from the interviews of an organization, those under way included',
  usage: 'colloquy model off --organization NAME',
  options: OPTIONS,
  positionals: [],
  run: choosing(false),
};
