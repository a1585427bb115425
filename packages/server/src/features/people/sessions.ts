import type { Role } from '@colloquy/contract/console';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import { SignedOutError } from './errors.ts';
import type { Person } from './person-store.ts';
import { findSession, insertSession, touchSession } from './session-store.ts';
import { hashOfToken, makeToken } from './token.ts';
import type { Way } from './ways.ts';

const HOUR = 3_600_000;
export const SESSION_LIFE_MS = 7 * 24 * HOUR;
/** Of a session by a link that somebody else held, too, where its person has a way in of their own. */
export const LENT_SESSION_LIFE_MS = 24 * HOUR;
export const SESSION_IDLE_MS = 12 * HOUR;
/** How much later than it was a session may say that it was last used. */
const TOUCH_MS = 60_000;

/** Somebody who is signed in. */
export type SignedIn = {
  sessionId: Id<'console-session'>;
  person: Person;
  /** The only organization that the session opens; null for all of the person's. */
  only: string | null;
  expiresAt: Date;
  /** Null of a session that began before ways were noted. */
  way: Way | null;
  /** When they last showed who they are; null: not known. */
  freshAt: Date | null;
  /** What they are in the organization that was asked for; null where they have no part in it. */
  membership: { organizationId: string; displayName: string; accountId: Id<'account'>; role: Role } | null;
};

/**
 * @param of.lifeMs seven days when left out
 * @param of.freshAt epoch ms at which the person showed who they are; now when left out, null where nobody knows
 * @returns the token, which exists here and with its holder alone
 */
export async function openSession(
  tx: Tx,
  deps: { ids: IdSource; clock: Clock },
  of: { personId: Id<'person'>; organizationId: string | null; way: Way; freshAt?: number | null; lifeMs?: number },
): Promise<{ token: string; expiresAt: Date }> {
  const { token, hash } = makeToken();
  const now = deps.clock.now();
  const { freshAt: shownAt = now, lifeMs = SESSION_LIFE_MS, ...facts } = of;
  const expiresAt = new Date(now + lifeMs);
  // Never later than now, whatever clock it was read from.
  const freshAt = shownAt === null ? null : new Date(Math.min(shownAt, now));
  await insertSession(tx, { id: deps.ids.next(), hash, ...facts, seenAt: new Date(now), expiresAt, freshAt });
  return { token, expiresAt };
}

/**
 * Who holds a token, and what they may in an organization at this instant.
 *
 * @param isUsed whether the session counts as used by this
 * @throws {SignedOutError} for one that is unknown, over, or was not used for twelve hours
 */
export async function readSession(
  db: Queryable,
  clock: Clock,
  token: string,
  organizationId: string | null,
  { isUsed }: { isUsed: boolean },
): Promise<SignedIn> {
  const hash = hashOfToken(token);
  const now = clock.now();
  const span = { now: new Date(now), seenSince: new Date(now - SESSION_IDLE_MS) };
  const row = hash === null ? null : await findSession(db, hash, organizationId, span);
  if (row === null) throw new SignedOutError();
  if (isUsed && now - row.seenAt.getTime() > TOUCH_MS) await touchSession(db, row.id, span.now);
  const { role, displayName, accountId } = row;
  return {
    sessionId: row.id,
    person: { id: row.personId, name: row.name, email: row.email, language: row.language },
    only: row.organizationId,
    expiresAt: row.expiresAt,
    way: row.way,
    freshAt: row.freshAt,
    membership:
      organizationId === null || role === null || displayName === null || accountId === null
        ? null
        : { organizationId, displayName, accountId, role },
  };
}
