import { hasOwner, makeOwnerLink, OWNER_LINK_MINUTES } from '../features/people/index.ts';
import { enterUrl } from '../surfaces/console/enter-url.ts';
import { byName } from './by-name.ts';
import type { Output } from './commands/command.ts';
import type { Context } from './context.ts';

type Needed = Pick<Context, 'config' | 'db' | 'ids' | 'clock' | 'origin'>;

/**
 * The way in while nobody has one: a new link at each start, which the next start takes back. Null once an organization
 * has an owner, for a process without pages, and in production, where `colloquy owner` gives one.
 */
export async function firstOwnerLink(context: Needed): Promise<{ url: string; minutes: number } | null> {
  const { config, db } = context;
  if (config.environment === 'production' || config.role === 'worker' || (await hasOwner(db))) return null;
  return ownerLink(context, null);
}

/** Says it to whoever started the server. */
export async function reportFirstOwner(context: Needed, output: Pick<Output, 'problem'>): Promise<void> {
  const link = await firstOwnerLink(context);
  if (link === null) return;
  output.problem(`no organization has an owner yet: open this within ${link.minutes} minutes, once\n  ${link.url}`);
}

/** @param organizationId null: whoever opens it says which */
export async function ownerLink(
  { db, ids, clock, origin }: Needed,
  organizationId: string | null,
): Promise<{ url: string; minutes: number }> {
  const { token } = await db.transaction((tx) => makeOwnerLink(tx, { ids, clock }, organizationId));
  return { url: enterUrl(byName(origin.current), token), minutes: OWNER_LINK_MINUTES };
}
