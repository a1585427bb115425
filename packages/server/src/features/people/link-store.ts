import type { ConsoleLanguage, Role } from '@colloquy/contract/console';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';

/** A way into the console, good once. */
export type SignInLink = {
  id: Id<'sign-in-link'>;
  kind: 'OWNER' | 'INVITATION' | 'SIGN_IN';
  organizationId: string | null;
  email: string | null;
  role: Role | null;
  madeBy: Id<'person'> | null;
  personId: Id<'person'> | null;
  expiresAt: Date;
  /** Of the page on which it was asked for. */
  language: ConsoleLanguage | null;
  /** Of an invitation: whether its token is in the mail to its address and nowhere else. */
  isByMail: boolean;
};

const COLUMNS = `id, kind,
  email, role,
  language,
  organization_id as "organizationId",
  made_by as "madeBy",
  person_id as "personId",
  expires_at as "expiresAt",
  coalesce(hash = mailed_hash, false) as "isByMail"`;

export async function insertLink(tx: Tx, link: Omit<SignInLink, 'isByMail'> & { hash: Buffer }): Promise<void> {
  await tx.query(
    `insert into sign_in_links (id, hash, kind, organization_id, email, role, made_by, person_id, expires_at, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      link.id,
      link.hash,
      link.kind,
      link.organizationId,
      link.email,
      link.role,
      link.madeBy,
      link.personId,
      link.expiresAt,
      link.language,
    ],
  );
}

/** The unused link of a digest that is still good. */
export async function findLink(db: Queryable, hash: Buffer, now: Date): Promise<SignInLink | null> {
  const [row] = await db.query<SignInLink>(
    `select ${COLUMNS} from sign_in_links where hash = $1 and used_at is null and expires_at > $2`,
    [hash, now],
  );
  return row ?? null;
}

/** The same, used up by this: of two who come at once, one gets it. */
export async function takeLink(tx: Tx, hash: Buffer, now: Date): Promise<SignInLink | null> {
  const [row] = await tx.query<SignInLink>(
    `update sign_in_links set used_at = $2 where hash = $1 and used_at is null and expires_at > $2 returning ${COLUMNS}`,
    [hash, now],
  );
  return row ?? null;
}

/** Owner's links that were not used: a new one takes their place. */
export async function dropOwnerLinks(tx: Tx, organizationId: string | null): Promise<void> {
  await tx.query(
    `delete from sign_in_links where kind = 'OWNER' and used_at is null and organization_id is not distinct from $1`,
    [organizationId],
  );
}

/** Open invitations of an organization, newest first; those past their time stay for thirty days. */
export function listInvitations(db: Queryable, organizationId: string): Promise<SignInLink[]> {
  return db.query<SignInLink>(
    `select ${COLUMNS} from sign_in_links where organization_id = $1 and kind = 'INVITATION' and used_at is null order by id desc`,
    [organizationId],
  );
}

export async function lockInvitation(
  tx: Tx,
  organizationId: string,
  id: Id<'sign-in-link'>,
): Promise<SignInLink | null> {
  const [row] = await tx.query<SignInLink>(
    `select ${COLUMNS} from sign_in_links
     where id = $1 and organization_id = $2 and kind = 'INVITATION' and used_at is null for update`,
    [id, organizationId],
  );
  return row ?? null;
}

/** An invitation that was neither used nor withdrawn, of whichever organization. */
export async function lockOpenInvitation(tx: Tx, id: Id<'sign-in-link'>): Promise<SignInLink | null> {
  const [row] = await tx.query<SignInLink>(
    `select ${COLUMNS} from sign_in_links where id = $1 and kind = 'INVITATION' and used_at is null for update`,
    [id],
  );
  return row ?? null;
}

export async function renewLink(
  tx: Tx,
  id: string,
  fresh: { hash: Buffer; expiresAt: Date; madeBy: string; isByMail: boolean },
): Promise<void> {
  await tx.query('update sign_in_links set hash = $2, expires_at = $3, made_by = $4, mailed_hash = $5 where id = $1', [
    id,
    fresh.hash,
    fresh.expiresAt,
    fresh.madeBy,
    fresh.isByMail ? fresh.hash : null,
  ]);
}

export async function deleteLink(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from sign_in_links where id = $1', [id]);
}

/** Open invitations of an address: a new one takes their place. */
export async function dropInvitations(tx: Tx, organizationId: string, email: string): Promise<void> {
  await tx.query(
    `delete from sign_in_links where organization_id = $1 and kind = 'INVITATION' and used_at is null and lower(email) = lower($2)`,
    [organizationId, email],
  );
}

/** A link that was asked for by an address and not used. */
export async function lockAsked(tx: Tx, id: Id<'sign-in-link'>): Promise<SignInLink | null> {
  const [row] = await tx.query<SignInLink>(
    `select ${COLUMNS} from sign_in_links
     where id = $1 and kind = 'SIGN_IN' and organization_id is null and used_at is null for update`,
    [id],
  );
  return row ?? null;
}

export async function setMailed(
  tx: Tx,
  id: Id<'sign-in-link'>,
  link: { hash: Buffer; personId: Id<'person'>; expiresAt: Date },
): Promise<void> {
  await tx.query('update sign_in_links set hash = $2, person_id = $3, expires_at = $4 where id = $1', [
    id,
    link.hash,
    link.personId,
    link.expiresAt,
  ]);
}

/** Links mailed to a person since an instant, but this one. */
export async function countMailed(
  tx: Tx,
  personId: Id<'person'>,
  but: Id<'sign-in-link'>,
  since: Date,
): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from sign_in_links
     where person_id = $1 and id <> $2 and organization_id is null and expires_at > $3`,
    [personId, but, since],
  );
  return row?.n ?? 0;
}

/** The open invitations of an address, used up by this. */
export async function takeInvitationsOf(tx: Tx, email: string, now: Date): Promise<SignInLink[]> {
  return tx.query<SignInLink>(
    `update sign_in_links set used_at = $2
     where kind = 'INVITATION' and lower(email) = lower($1) and used_at is null and expires_at > $2 returning ${COLUMNS}`,
    [email, now],
  );
}

/** Links that nobody can use any more, past this instant. */
export async function dropOldLinks(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from sign_in_links where expires_at < $1', [before]);
}

/** Asked for by an address whose mail was never written, past this instant: perhaps nobody's. */
export async function dropUnwritten(db: Queryable, before: Date): Promise<void> {
  await db.query(`delete from sign_in_links where kind = 'SIGN_IN' and person_id is null and expires_at < $1`, [
    before,
  ]);
}
