import type { consoleEndpoints } from '@colloquy/contract/console';
import {
  findOrganization,
  type Logo,
  lockOrganization,
  organizationIdentity,
  readLogo,
  removeLogo,
  setLogo,
  setOrganization,
  userOf,
} from '../../features/accounts/index.ts';
import { changeMailSettings, endPause, organizationMail, sendTestMail } from '../../features/mails/index.ts';
import {
  hasMemberNotices,
  OrganizationNotFoundError,
  organizationsOf,
  StaleSignInError,
} from '../../features/people/index.ts';
import type { Queryable } from '../../platform/db/db.ts';
import type { MailOutcome } from '../../platform/mail/mail.ts';
import { presentIdentity } from '../kit/present-identity.ts';
import { LogoRefusedError } from './console-errors.ts';
import { type Actor, by, type Input, type ReadHandler, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { shownPerson } from './entry.ts';

type E = typeof consoleEndpoints;

export function getMeHandler(deps: ConsoleDeps): ReadHandler<E['getMe']> {
  return async (_input, { person, only, role, organizationId, displayName }) => {
    const { timeZone, invitations } = await organizationMail(deps.db, organizationId);
    return {
      person: shownPerson(person),
      role,
      organization: { id: organizationId, displayName },
      timeZone,
      mail: { sent: deps.sendsMail, invitations },
      several: (await organizationsOf(deps.db, person.id, only)).length > 1,
      notices: await hasMemberNotices(deps.db, organizationId, person.id),
    };
  };
}

export function getOrganizationHandler(deps: ConsoleDeps): ReadHandler<E['getOrganization']> {
  return (_input, { organizationId }) => present(deps, deps.db, organizationId);
}

/** Where mail about candidates goes, and how long recordings are kept, are changed by a fresh sign-in alone. */
export function setOrganizationHandler(deps: ConsoleDeps): WriteHandler<E['setOrganization']> {
  return async (tx, { body }, actor) => {
    const { organizationId } = actor;
    const current = await lockOrganization(tx, organizationId);
    const mail = await organizationMail(tx, organizationId);
    if (current === null) throw new OrganizationNotFoundError();
    const { displayName, privacyUrl, colour, contact, timeZone = mail.timeZone } = body;
    const { retentionDays = current.retentionDays } = body;
    const { mailsInvitations: invitations = mail.invitations, notices = mail.notices } = body;
    const { noticesLanguage: language = mail.language } = body;
    const isGuarded = contact !== mail.contact || notices !== mail.notices || retentionDays !== current.retentionDays;
    if (isGuarded && !actor.isFresh) throw new StaleSignInError();
    await setOrganization(tx, organizationId, { displayName, privacyUrl, colour, retentionDays });
    const writes = { contact, timeZone, invitations, notices, language };
    const isOther = (Object.keys(writes) as (keyof typeof writes)[]).some((name) => writes[name] !== mail[name]);
    if (isOther) await changeMailSettings(tx, organizationId, writes);
    return { body: await present(deps, tx, organizationId), noted: by(actor, 'organization.changed') };
  };
}

/** Before the transaction, which waits for no mail server. A login that is taken ends the pause of all mail. */
export function sendTest(deps: ConsoleDeps) {
  return async (_input: Input<E['testMail']>, { person, displayName, organizationId }: Actor): Promise<MailOutcome> => {
    const { contact } = await organizationMail(deps.db, organizationId);
    const { email: to, name, language } = person;
    const test = { to, name, organization: displayName, contact, language: language ?? 'en' } as const;
    const outcome = await sendTestMail(deps, test);
    if (outcome.kind === 'sent' || outcome.kind === 'refused') await endPause(deps.db);
    return outcome;
  };
}

export function testMailHandler(): WriteHandler<E['testMail'], MailOutcome> {
  return async (_tx, _input, actor, outcome) => ({
    body: {
      to: actor.person.email,
      outcome: outcome.kind,
      ...(outcome.kind === 'written'
        ? { code: null, reply: null }
        : { code: outcome.reply.code, reply: outcome.reply.text }),
    },
    noted: by(actor, 'mail.tested'),
  });
}

/** Before the transaction. @throws {LogoRefusedError} */
export async function readPicture({ body }: Input<E['setLogo']>): Promise<Logo> {
  const read = readLogo(Buffer.from(body.data, 'base64'));
  if (!read.ok) throw new LogoRefusedError(read.rule);
  return read.logo;
}

export function setLogoHandler(deps: ConsoleDeps): WriteHandler<E['setLogo'], Logo> {
  return async (tx, _input, actor, logo) => {
    await setLogo(tx, actor.organizationId, logo);
    return { body: await present(deps, tx, actor.organizationId), noted: by(actor, 'organization.logo-changed') };
  };
}

export function removeLogoHandler(deps: ConsoleDeps): WriteHandler<E['removeLogo']> {
  return async (tx, _input, actor) => {
    await removeLogo(tx, actor.organizationId);
    return { body: await present(deps, tx, actor.organizationId), noted: by(actor, 'organization.logo-removed') };
  };
}

async function present(deps: ConsoleDeps, db: Queryable, id: string) {
  const organization = await findOrganization(db, id);
  if (organization === null) throw new OrganizationNotFoundError();
  const { displayName, colour, retentionDays, accountId } = organization;
  const { logo, shades, contact, privacyUrl, timeZone } = presentIdentity(await organizationIdentity(db, id));
  const { invitations, notices, language } = await organizationMail(db, id);
  return {
    id,
    displayName,
    contact,
    privacyUrl,
    colour,
    shades,
    logo,
    timeZone,
    retentionDays,
    mail: { sent: deps.sendsMail, from: deps.mailFrom() },
    mailsInvitations: invitations,
    notices,
    noticesLanguage: language,
    user: await userOf(db, accountId),
  };
}
