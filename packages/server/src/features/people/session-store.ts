import type { ConsoleLanguage, Role } from '@colloquy/contract/console';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Way } from './ways.ts';

type Row = {
  id: Id<'console-session'>;
  /** The only organization it opens; null for all of the person's. */
  organizationId: string | null;
  seenAt: Date;
  expiresAt: Date;
  personId: Id<'person'>;
  name: string;
  email: string;
  way: Way | null;
  freshAt: Date | null;
  language: ConsoleLanguage | null;
  /** In the organization that was asked for; null where the session opens none of that name. */
  role: Role | null;
  displayName: string | null;
  accountId: Id<'account'> | null;
};

export async function insertSession(
  tx: Tx,
  session: {
    id: string;
    hash: Buffer;
    personId: string;
    organizationId: string | null;
    seenAt: Date;
    expiresAt: Date;
    way: Way;
    freshAt: Date | null;
  },
): Promise<void> {
  await tx.query(
    `insert into console_sessions (id, hash, person_id, organization_id, seen_at, expires_at, way, fresh_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      session.id,
      session.hash,
      session.personId,
      session.organizationId,
      session.seenAt,
      session.expiresAt,
      session.way,
      session.freshAt,
    ],
  );
}

/** A session with its person and their rights as they are now, in one statement: every request asks. */
export async function findSession(
  db: Queryable,
  hash: Buffer,
  organizationId: string | null,
  { now, seenSince }: { now: Date; seenSince: Date },
): Promise<Row | null> {
  const [row] = await db.query<Row>(
    `select s.id, s.organization_id as "organizationId", s.seen_at as "seenAt", s.expires_at as "expiresAt",
       s.way, s.fresh_at as "freshAt", p.id as "personId", p.name, p.email, p.language, m.role, o.display_name as "displayName", o.account_id as "accountId"
     from console_sessions s join people p on p.id = s.person_id
     left join memberships m on m.person_id = p.id and m.organization_id = $2
       and (s.organization_id is null or s.organization_id = m.organization_id)
     left join organizations o on o.id = m.organization_id
     where s.hash = $1 and s.expires_at > $3 and s.seen_at > $4`,
    [hash, organizationId, now, seenSince],
  );
  return row ?? null;
}

export async function touchSession(db: Queryable, id: string, at: Date): Promise<void> {
  await db.query('update console_sessions set seen_at = $2 where id = $1 and seen_at < $2', [id, at]);
}

export async function deleteSession(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from console_sessions where id = $1', [id]);
}

/** Other sessions of a person that a passkey began; of a session of one organization those of that one. */
export async function deletePasskeySessions(
  tx: Tx,
  { sessionId, person, only }: { sessionId: string; person: { id: string }; only: string | null },
): Promise<void> {
  await tx.query(
    `delete from console_sessions
     where person_id = $1 and id <> $2 and way = 'PASSKEY' and ($3::text is null or organization_id = $3)`,
    [person.id, sessionId, only],
  );
}

/** Sessions that have ended. */
export async function dropOldSessions(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from console_sessions where expires_at <= $1', [now]);
}
