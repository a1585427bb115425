import type { Role } from '@colloquy/contract/console';
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
};

const COLUMNS = `id, kind,
  email, role,
  organization_id as "organizationId",
  made_by as "madeBy",
  person_id as "personId",
  expires_at as "expiresAt"`;

export async function insertLink(tx: Tx, link: SignInLink & { hash: Buffer }): Promise<void> {
  await tx.query(
    `insert into sign_in_links (id, hash, kind, organization_id, email, role, made_by, person_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
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

export async function renewLink(
  tx: Tx,
  id: string,
  fresh: { hash: Buffer; expiresAt: Date; madeBy: string },
): Promise<void> {
  await tx.query('update sign_in_links set hash = $2, expires_at = $3, made_by = $4 where id = $1', [
    id,
    fresh.hash,
    fresh.expiresAt,
    fresh.madeBy,
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

/** Links that nobody can use any more, past this instant. */
export async function dropOldLinks(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from sign_in_links where expires_at < $1', [before]);
}
