import { email, LANGUAGES } from '@colloquy/contract/shared';
import { z } from 'zod';
import {
  changeMailSettings,
  listMails,
  MAIL_STATES,
  type MailSettings,
  organizationMail,
  retryMail,
} from '../../features/mails/index.ts';
import { toInstant } from '../../platform/clock.ts';
import { idTime, parseId } from '../../platform/ids.ts';
import { checked } from './checked.ts';
import { type Command, CommandError, required, text, UsageError } from './command.ts';

const SHOWN = 200;

export const mailsList: Command = {
  name: 'mails list',
  summary: `List the newest ${SHOWN} mails with what became of them; no address is kept with them`,
  usage: 'colloquy mails list [--state WAITING|SENT|WRITTEN|FAILED|DROPPED]',
  options: { state: { type: 'string', description: 'Only those in this state' } },
  positionals: [],
  async run({ db }, input, output) {
    const named = text(input, 'state');
    const state = MAIL_STATES.find((known) => known === named) ?? null;
    if (named !== undefined && state === null) throw new UsageError(`--state must be one of ${MAIL_STATES.join(', ')}`);
    for (const { id, kind, state: of, tries, nextAt, settledAt, interviewId, reply } of await listMails(
      db,
      state,
      SHOWN,
    )) {
      const at = settledAt ?? nextAt;
      const when = `${toInstant(idTime(id))} ${of}${at === null ? '' : ` ${toInstant(at.getTime())}`}`;
      output.line([id, kind, when, `${tries} tries`, interviewId ?? '-', reply ?? ''].join('\t'));
    }
    return 0;
  },
};

export const mailsRetry: Command = {
  name: 'mails retry',
  summary: 'Try a mail that failed again',
  usage: 'colloquy mails retry ID',
  options: {},
  positionals: ['ID'],
  async run(context, input, output) {
    const id = parseId<'mail'>(input.positionals[0] ?? '');
    const isThere = id !== null && (await context.db.transaction((tx) => retryMail(tx, context, id)));
    if (!isThere) throw new CommandError('no mail that failed has this id');
    output.line(`${id} is tried again`);
    return 0;
  },
};

const NONE = 'none';
const address = z.union([z.literal(NONE), email]).transform((value) => (value === NONE ? null : value));

const changes = z.strictObject({
  invitations: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .optional(),
  contact: address.optional(),
  notices: address.optional(),
  language: z.enum(LANGUAGES).optional(),
  'time-zone': z.string().refine(isTimeZone, 'must be the name of a time zone, such as Europe/Berlin').optional(),
});

export const mailsSettings: Command = {
  name: 'mails settings',
  summary: 'Show, or change, how an organization writes to candidates and where it is told of requests and reports',
  usage:
    'colloquy mails settings --organization NAME [--invitations on|off] [--contact ADDRESS|none] [--notices ADDRESS|none] [--language CODE] [--time-zone NAME]',
  options: {
    organization: { type: 'string', description: 'The organization', required: true },
    invitations: { type: 'string', description: 'Whether candidates are mailed unless a call says otherwise' },
    contact: { type: 'string', description: 'Where replies of candidates go' },
    notices: { type: 'string', description: 'Who is told of requests and reports' },
    language: { type: 'string', description: 'Language of what is told there' },
    'time-zone': { type: 'string', description: 'Zone that dates are told in' },
  },
  positionals: [],
  async run({ db }, input, output) {
    const organization = required(input, 'organization');
    const given = checked(changes, {
      invitations: text(input, 'invitations'),
      contact: text(input, 'contact'),
      notices: text(input, 'notices'),
      language: text(input, 'language'),
      'time-zone': text(input, 'time-zone'),
    });
    const change = Object.fromEntries(
      Object.entries({ ...given, timeZone: given['time-zone'], 'time-zone': undefined }).filter(
        ([, to]) => to !== undefined,
      ),
    ) as Partial<MailSettings>;
    const settings =
      Object.keys(change).length === 0
        ? await organizationMail(db, organization)
        : await db.transaction((tx) => changeMailSettings(tx, organization, change));
    output.line(`invitations: ${settings.invitations ? 'on' : 'off, unless a call asks for one'}`);
    output.line(`contact: ${settings.contact ?? 'none: nobody reads replies'}`);
    output.line(`notices: ${settings.notices ?? 'none: nobody is told by mail'}`);
    output.line(`language: ${settings.language}; time zone: ${settings.timeZone}`);
    return 0;
  },
};

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
