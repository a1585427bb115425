import type { consoleEndpoints } from '@colloquy/contract/console';
import {
  type Asking,
  inviteMember,
  listInvitations,
  listMembers,
  type MadeLink,
  mailInvitation,
  makeSignInLink,
  removeMember,
  renewInvitation,
  setRole,
  withdrawInvitation,
} from '../../features/people/index.ts';
import { toInstant } from '../../platform/clock.ts';
import { parseId } from '../../platform/ids.ts';
import { type Actor, by, type ReadHandler, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { enterUrl } from './enter-url.ts';

export function listMembersHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.listMembers> {
  return async (_input, { organizationId, person }) => {
    const members = await listMembers(deps.db, organizationId);
    const invitations = await listInvitations(deps.db, organizationId);
    const now = deps.clock.now();
    return {
      members: members.map(({ id, name, email, role }) => ({ id, name, email, role, you: id === person.id })),
      invitations: invitations.flatMap(({ id, email, role, expiresAt }) =>
        email === null || role === null
          ? []
          : [{ id, email, role, expiresAt: toInstant(expiresAt.getTime()), expired: expiresAt.getTime() <= now }],
      ),
    };
  };
}

export function inviteMemberHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.inviteMember> {
  return async (tx, { body, origin }, actor) => {
    const made = await inviteMember(tx, deps, asking(actor), body);
    return { body: copied(made, origin), noted: by(actor, 'member.invited', 'invitation', made.id) };
  };
}

export function renewInvitationHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.renewInvitation> {
  return async (tx, { params, origin }, actor) => {
    const made = await renewInvitation(tx, deps, asking(actor), parseId<'sign-in-link'>(params.id));
    return { body: copied(made, origin), noted: by(actor, 'invitation.renewed', 'invitation', made.id) };
  };
}

/** The copied link opens nothing once the mail is written. */
export function mailInvitationHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.mailInvitation> {
  return async (tx, { params }, actor) => {
    await mailInvitation(tx, deps, asking(actor), parseId<'sign-in-link'>(params.id));
    return { body: { done: true }, noted: by(actor, 'invitation.mailed', 'invitation', params.id) };
  };
}

export function withdrawInvitationHandler(): WriteHandler<typeof consoleEndpoints.withdrawInvitation> {
  return async (tx, { params }, actor) => {
    await withdrawInvitation(tx, asking(actor), parseId<'sign-in-link'>(params.id));
    return { body: { done: true }, noted: by(actor, 'invitation.withdrawn', 'invitation', params.id) };
  };
}

export function setRoleHandler(): WriteHandler<typeof consoleEndpoints.setRole> {
  return async (tx, { params, body }, actor) => {
    await setRole(tx, asking(actor), parseId<'person'>(params.id), body.role);
    return { body: { done: true }, noted: by(actor, `member.made-${body.role.toLowerCase()}`, 'person', params.id) };
  };
}

export function removeMemberHandler(): WriteHandler<typeof consoleEndpoints.removeMember> {
  return async (tx, { params }, actor) => {
    await removeMember(tx, asking(actor), parseId<'person'>(params.id));
    return { body: { done: true }, noted: by(actor, 'member.removed', 'person', params.id) };
  };
}

export function leaveOrganizationHandler(): WriteHandler<typeof consoleEndpoints.leaveOrganization> {
  return async (tx, _input, actor) => {
    await removeMember(tx, asking(actor), actor.person.id);
    return { body: { done: true }, noted: by(actor, 'member.left', 'person', actor.person.id) };
  };
}

export function linkForMemberHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.linkForMember> {
  return async (tx, { params, origin }, actor) => {
    const made = await makeSignInLink(tx, deps, asking(actor), parseId<'person'>(params.id));
    return { body: copied(made, origin), noted: by(actor, 'member.link-made', 'person', params.id) };
  };
}

function asking({ organizationId, person, role }: Actor): Asking {
  return { organizationId, personId: person.id, role };
}

/** The link begins as the page does on which it is copied. */
function copied({ id, token, expiresAt }: MadeLink, origin: string) {
  return { id, link: enterUrl(origin, token), expiresAt: toInstant(expiresAt.getTime()) };
}
