import { adminEndpoints } from '@colloquy/contract/admin';
import { VERIFY_LANGUAGES } from '@colloquy/contract/shared';
import { findByUsername } from '../../features/profiles/index.ts';
import {
  attest,
  judgeClaim,
  listAttestations,
  revokeAttestation,
  startClaim,
} from '../../features/verification/index.ts';
import { parseId } from '../../platform/ids.ts';
import type { Context } from '../context.ts';
import { checked } from './checked.ts';
import { asCommandError, type Command, CommandError, type CommandInput, required, text } from './command.ts';

const PERSON = {
  organization: { type: 'string', description: 'Organization that the profile belongs to', required: true },
  username: { type: 'string', description: 'Username of the profile', required: true },
} as const;

export const verifyClaim: Command = {
  name: 'verify claim',
  summary: 'Send a code to an address at work or school, to be typed by the person',
  usage: `colloquy verify claim --organization NAME --username NAME --kind workplace|education --email ADDRESS [--employer NAME] [--language ${VERIFY_LANGUAGES.join('|')}]`,
  options: {
    ...PERSON,
    kind: { type: 'string', description: 'workplace or education', required: true },
    email: { type: 'string', description: 'Address at the work or school domain', required: true },
    employer: { type: 'string', description: 'Name of the workplace, on your word' },
    language: { type: 'string', description: 'Language of the mail; en when left out' },
  },
  positionals: [],
  async run(context, input, output) {
    const { kind, email, employer, language } = checked(adminEndpoints.createClaim.body, {
      ...person(input),
      kind: required(input, 'kind'),
      email: required(input, 'email'),
      employer: text(input, 'employer'),
      language: text(input, 'language'),
    });
    const { db, claims, verifyLinks, clock } = context;
    const profile = await findPerson(context, input);
    const judged = await judgeClaim({ kind, email, employer, language: language ?? 'en' });
    const claimant = { profileId: profile.id, profile: profile.profile };
    const claim = await asCommandError(() => db.transaction((tx) => startClaim(tx, claims, claimant, judged)));
    output.line(verifyLinks.claimPage(claim.id, clock.now()).url);
    output.problem(`will say: ${claim.value}; the running server sends the code`);
    return 0;
  },
};

export const verifyLink: Command = {
  name: 'verify link',
  summary: 'Print the link to the page where a person confirms workplace and school',
  usage: 'colloquy verify link --organization NAME --username NAME',
  options: PERSON,
  positionals: [],
  async run(context, input, output) {
    const profile = await findPerson(context, input);
    output.line(context.verifyLinks.profilePage(profile.id, context.clock.now()).url);
    return 0;
  },
};

export const verifyAttest: Command = {
  name: 'verify attest',
  summary: 'Vouch for something about a person: who, how and what',
  usage:
    'colloquy verify attest --organization NAME --username NAME --kind identity|education|workplace --value TEXT --by NAME --how TEXT',
  options: {
    ...PERSON,
    kind: { type: 'string', description: 'identity, education or workplace', required: true },
    value: { type: 'string', description: 'What was verified, a sentence for people', required: true },
    by: { type: 'string', description: 'Who vouches', required: true },
    how: { type: 'string', description: 'How it was verified', required: true },
  },
  positionals: [],
  async run(context, input, output) {
    const { kind, value, attestedBy, how } = checked(adminEndpoints.attest.body, {
      ...person(input),
      kind: required(input, 'kind'),
      value: required(input, 'value'),
      attestedBy: required(input, 'by'),
      how: required(input, 'how'),
    });
    const profile = await findPerson(context, input);
    const id = context.ids.next<'attestation'>();
    const verifiedAt = new Date(context.clock.now());
    await context.db.transaction((tx) =>
      attest(tx, { id, profileId: profile.id, kind, value, attestedBy, how, verifiedAt }),
    );
    output.line(id);
    return 0;
  },
};

export const verifyList: Command = {
  name: 'verify list',
  summary: 'List what was attested about a person, newest first',
  usage: 'colloquy verify list --organization NAME --username NAME',
  options: PERSON,
  positionals: [],
  async run(context, input, output) {
    const profile = await findPerson(context, input);
    for (const row of await listAttestations(context.db, profile.id)) {
      const state = row.revokedAt === null ? 'stands' : `revoked ${row.revokedAt.toISOString()}`;
      output.line(
        [row.id, row.kind, row.value, row.attestedBy, row.how, row.verifiedAt.toISOString(), state].join('\t'),
      );
    }
    return 0;
  },
};

export const verifyRevoke: Command = {
  name: 'verify revoke',
  summary: 'Take an attestation back; the item is gone from the look-up at once',
  usage: 'colloquy verify revoke --organization NAME ID',
  options: { organization: PERSON.organization },
  positionals: ['ID'],
  async run({ db, clock }, input, output) {
    const id = parseId<'attestation'>(input.positionals[0] ?? '');
    const organizationId = required(input, 'organization');
    const at = new Date(clock.now());
    const done = id !== null && (await db.transaction((tx) => revokeAttestation(tx, organizationId, id, at)));
    if (!done) throw new CommandError('no attestation that stands has this id');
    output.line(`${id} revoked ${at.toISOString()}`);
    return 0;
  },
};

function person(input: CommandInput): { organizationId: string; username: string } {
  return { organizationId: required(input, 'organization'), username: required(input, 'username') };
}

async function findPerson({ db }: Context, input: CommandInput) {
  const { organizationId, username } = person(input);
  const profile = await findByUsername(db, organizationId, username);
  if (profile === null) throw new CommandError('profile not found');
  return profile;
}
