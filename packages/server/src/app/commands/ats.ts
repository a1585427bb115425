import { connect, disconnect, readConnection } from '../../features/ats/index.ts';
import { atsSealer } from '../ats.ts';
import { readGiven } from '../read-file.ts';
import { accountOf } from './account-of.ts';
import { type Command, CommandError, text, UsageError } from './command.ts';

const ACCOUNT = {
  organization: { type: 'string', description: 'Organization of the account', required: true },
  user: { type: 'string', description: 'User of the account', required: true },
} as const;
const OWNER = '--organization NAME --user NAME';
/** Keys and secrets of systems are far shorter. */
const MOST_CHARACTERS = 1_000;

export const atsConnect: Command = {
  name: 'ats connect',
  summary: "Keep the key of an organization's own Ashby account, sealed, and say where its stage webhook goes",
  usage: `colloquy ats connect ${OWNER} [--stage TITLE] FILE`,
  options: {
    ...ACCOUNT,
    stage: {
      type: 'string',
      description:
        'A candidate who comes to the stage of this title is invited; the second line of FILE is the secret of the webhook, the first the key',
    },
  },
  positionals: ['FILE'],
  async run(context, input, output) {
    const [key = '', secret = ''] = readGiven(input.positionals[0] ?? '')
      .toString('utf8')
      .split(/\r?\n/)
      .map((line) => line.trim());
    const stage = text(input, 'stage');
    if (!isSecret(key)) throw new CommandError('the first line of the file is no key');
    if (stage !== undefined && !isSecret(secret)) throw new CommandError('the second line of the file is no secret');
    if (stage !== undefined && (stage.trim() === '' || stage.length > 200))
      throw new UsageError('--stage must have 1 to 200 characters');
    const accountId = await accountOf(context, input);
    const id = await context.db.transaction((tx) =>
      connect(
        tx,
        { ids: context.ids, sealer: atsSealer(context) },
        { accountId, system: 'ashby', key, webhook: stage === undefined ? null : { secret, stage: stage.trim() } },
      ),
    );
    output.line(`${context.origin.current}/ats/ashby/webhooks/${id}`);
    return 0;
  },
};

export const atsShow: Command = {
  name: 'ats show',
  summary: 'Say whether an account is connected to Ashby, and what starts an interview',
  usage: `colloquy ats show ${OWNER}`,
  options: ACCOUNT,
  positionals: [],
  async run(context, input, output) {
    const found = await readConnection(context.db, await accountOf(context, input), 'ashby');
    if (found === null) throw new CommandError('not connected: colloquy ats connect');
    output.line(`${context.origin.current}/ats/ashby/webhooks/${found.id}\t${found.stage ?? '-'}`);
    return 0;
  },
};

export const atsDisconnect: Command = {
  name: 'ats disconnect',
  summary: 'Forget the key of an Ashby account; its webhook is refused from then on',
  usage: `colloquy ats disconnect ${OWNER}`,
  options: ACCOUNT,
  positionals: [],
  async run(context, input) {
    const accountId = await accountOf(context, input);
    const was = await context.db.transaction((tx) => disconnect(tx, accountId, 'ashby'));
    if (!was) throw new CommandError('not connected');
    return 0;
  },
};

function isSecret(given: string): boolean {
  return given.length >= 8 && given.length <= MOST_CHARACTERS && /^[\x21-\x7e]+$/.test(given);
}
