import { adminEndpoints } from '@colloquy/contract/admin';
import { FOUNDER_QUESTIONS } from '@colloquy/contract/shared';
import { changeProgramme, createProgramme, listProgrammes } from '../../features/founder-applications/index.ts';
import { idTime, parseId } from '../../platform/ids.ts';
import { accountOf } from './account-of.ts';
import { checked } from './checked.ts';
import { asCommandError, type Command, required, text } from './command.ts';

const ACCOUNT = {
  organization: { type: 'string', description: 'Organization of the account', required: true },
  user: { type: 'string', description: 'User of the account', required: true },
} as const;

export const programmesCreate: Command = {
  name: 'programmes create',
  summary: 'Create a programme that founders apply to; prints the address of its page',
  usage:
    'colloquy programmes create --organization NAME --user NAME --name NAME [--slug SLUG] [--cohort NAME] [--language CODE] [--ask LIST] [--why-program TEXT]',
  options: {
    ...ACCOUNT,
    name: { type: 'string', description: 'Name, as founders read and hear it', required: true },
    slug: { type: 'string', description: 'Name in addresses; made from the name when left out' },
    cohort: { type: 'string', description: 'Cohort that applications are counted to' },
    language: { type: 'string', description: 'Language of the conversation; en when left out' },
    ask: { type: 'string', description: `Comma list of ${FOUNDER_QUESTIONS.join(', ')}; all when left out` },
    'why-program': { type: 'string', description: 'Own wording of the question why they want to join' },
  },
  positionals: [],
  async run(context, input, output) {
    const body = checked(adminEndpoints.createProgramme.body, {
      organizationId: required(input, 'organization'),
      userId: required(input, 'user'),
      name: required(input, 'name'),
      slug: text(input, 'slug'),
      cohort: text(input, 'cohort'),
      language: text(input, 'language'),
      ask: text(input, 'ask')
        ?.split(',')
        .map((key) => key.trim()),
      whyProgram: text(input, 'why-program'),
    });
    const accountId = await accountOf(context, input);
    const programme = await asCommandError(() =>
      context.db.transaction((tx) =>
        createProgramme(tx, context.ids, {
          accountId,
          name: body.name,
          slug: body.slug ?? null,
          cohort: body.cohort ?? null,
          language: body.language,
          ask: body.ask ?? null,
          whyProgram: body.whyProgram ?? null,
        }),
      ),
    );
    output.line(`${context.origin.current}/apply/${programme.slug}`);
    output.problem(`id ${programme.id}`);
    return 0;
  },
};

export const programmesList: Command = {
  name: 'programmes list',
  summary: 'List the programmes of an account, newest first',
  usage: 'colloquy programmes list --organization NAME --user NAME',
  options: ACCOUNT,
  positionals: [],
  async run(context, input, output) {
    for (const { id, slug, name, cohort, language, closedAt } of await listProgrammes(
      context.db,
      await accountOf(context, input),
    )) {
      const state = closedAt === null ? 'open' : `closed ${closedAt.toISOString()}`;
      output.line([id, slug, name, cohort ?? '-', language, new Date(idTime(id)).toISOString(), state].join('\t'));
    }
    return 0;
  },
};

export const programmesClose: Command = {
  name: 'programmes close',
  summary: 'Close a programme: it takes no new applications, those that were begun go on',
  usage: 'colloquy programmes close ID',
  options: {},
  positionals: ['ID'],
  async run({ db, clock }, input, output) {
    const id = parseId<'programme'>(input.positionals[0] ?? '');
    const { slug, closedAt } = await asCommandError(() =>
      db.transaction((tx) => changeProgramme(tx, clock, id, { open: false })),
    );
    output.line(`${slug} closed ${closedAt?.toISOString() ?? ''}`);
    return 0;
  },
};
