import { type consoleEndpoints, shadesOf } from '@colloquy/contract/console';
import { findOrganization, type Organization, setOrganization, userOf } from '../../features/accounts/index.ts';
import { OrganizationNotFoundError } from '../../features/people/index.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { by, type ReadHandler, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { shownPerson } from './entry.ts';

export function getMeHandler(): ReadHandler<typeof consoleEndpoints.getMe> {
  return async (_input, { person, role, organizationId, displayName }) => ({
    person: shownPerson(person),
    role,
    organization: { id: organizationId, displayName },
  });
}

export function getOrganizationHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.getOrganization> {
  return (_input, { organizationId }) => present(deps.db, organizationId);
}

export function setOrganizationHandler(): WriteHandler<typeof consoleEndpoints.setOrganization> {
  return async (tx, { body }, actor) => {
    await setOrganization(tx, actor.organizationId, body);
    return { body: await present(tx, actor.organizationId), noted: by(actor, 'organization.changed') };
  };
}

async function present(db: Queryable, id: string) {
  const organization: Organization | null = await findOrganization(db, id);
  if (organization === null) throw new OrganizationNotFoundError();
  const { accountId, ...shown } = organization;
  const shades = shown.colour === null ? null : shadesOf(shown.colour);
  return { ...shown, shades, user: await userOf(db, accountId) };
}
