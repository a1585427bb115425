import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { IdSource } from '../../platform/ids.ts';
import { dropOwnerLinks, insertLink } from './link-store.ts';
import { makeToken } from './token.ts';

export const OWNER_LINK_MINUTES = 60;

/**
 * A link for whoever runs the system: its holder becomes an owner. Earlier ones for the same organization that were not
 * used open nothing any more.
 *
 * @param organizationId null: whoever opens it says which, and it is good only while no organization has an owner
 */
export async function makeOwnerLink(
  tx: Tx,
  deps: { ids: IdSource; clock: Clock },
  organizationId: string | null,
): Promise<{ token: string; expiresAt: Date }> {
  await dropOwnerLinks(tx, organizationId);
  const { token, hash } = makeToken();
  const expiresAt = new Date(deps.clock.now() + OWNER_LINK_MINUTES * 60_000);
  await insertLink(tx, {
    id: deps.ids.next(),
    hash,
    kind: 'OWNER',
    organizationId,
    email: null,
    role: null,
    madeBy: null,
    personId: null,
    expiresAt,
    language: null,
  });
  return { token, expiresAt };
}
