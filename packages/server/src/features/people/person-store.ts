import type { ConsoleLanguage, Role } from '@colloquy/contract/console';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';

/** Somebody who works in the console. */
export type Person = {
  id: Id<'person'>;
  email: string;
  name: string;
  /** What they read; null where they never said. */
  language: ConsoleLanguage | null;
};

export type Member = Person & { role: Role };

/** The form that addresses are compared in. */
export function addressKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

export async function findPersonByEmail(db: Queryable, email: string): Promise<Person | null> {
  const [row] = await db.query<Person>('select id, email, name, language from people where email_key = $1', [
    addressKey(email),
  ]);
  return row ?? null;
}

export async function findPerson(db: Queryable, id: Id<'person'>): Promise<Person | null> {
  const [row] = await db.query<Person>('select id, email, name, language from people where id = $1', [id]);
  return row ?? null;
}

/** What they read from now on. */
export async function setLanguage(tx: Tx, id: Id<'person'>, language: ConsoleLanguage): Promise<void> {
  await tx.query('update people set language = $2 where id = $1 and language is distinct from $2', [id, language]);
}

/** The person of this address; made where there is none. */
export async function ensurePerson(
  tx: Tx,
  deps: { ids: IdSource },
  facts: { email: string; name: string },
): Promise<Person> {
  await tx.query(
    'insert into people (id, email, email_key, name) values ($1, $2, $3, $4) on conflict (email_key) do nothing',
    [deps.ids.next(), facts.email, addressKey(facts.email), facts.name],
  );
  const person = await findPersonByEmail(tx, facts.email);
  if (person === null) throw new Error('a person vanished while they were made');
  return person;
}

/** Whether a member is mailed of what their role has to do with. */
export async function hasMemberNotices(db: Queryable, organizationId: string, id: Id<'person'>): Promise<boolean> {
  const [row] = await db.query<{ notices: boolean }>(
    'select notices from memberships where organization_id = $1 and person_id = $2',
    [organizationId, id],
  );
  return row?.notices ?? false;
}

export async function setMemberNotices(
  tx: Tx,
  organizationId: string,
  id: Id<'person'>,
  notices: boolean,
): Promise<void> {
  await tx.query('update memberships set notices = $3 where organization_id = $1 and person_id = $2', [
    organizationId,
    id,
    notices,
  ]);
}

/** By name. */
export function listMembers(db: Queryable, organizationId: string): Promise<Member[]> {
  return db.query<Member>(
    `select p.id, p.email, p.name, p.language, m.role from memberships m join people p on p.id = m.person_id
     where m.organization_id = $1 order by lower(p.name), p.id`,
    [organizationId],
  );
}

export async function findMember(
  db: Queryable,
  organizationId: string,
  personId: Id<'person'>,
): Promise<Member | null> {
  const [row] = await db.query<Member>(
    `select p.id, p.email, p.name, p.language, m.role from memberships m join people p on p.id = m.person_id
     where m.organization_id = $1 and m.person_id = $2`,
    [organizationId, personId],
  );
  return row ?? null;
}

export async function setMembership(tx: Tx, organizationId: string, personId: string, role: Role): Promise<void> {
  await tx.query(
    `insert into memberships (person_id, organization_id, role) values ($1, $2, $3)
     on conflict (person_id, organization_id) do update set role = $3`,
    [personId, organizationId, role],
  );
}

/** Passkeys of this organization go along. Whoever is left in none is forgotten, with their sessions. */
export async function deleteMembership(tx: Tx, organizationId: string, personId: string): Promise<void> {
  await tx.query('delete from memberships where organization_id = $1 and person_id = $2', [organizationId, personId]);
  await tx.query('delete from console_sessions where organization_id = $1 and person_id = $2', [
    organizationId,
    personId,
  ]);
  await tx.query('delete from passkeys where organization_id = $1 and person_id = $2', [organizationId, personId]);
  await tx.query('delete from people p where id = $1 and not exists (select from memberships where person_id = p.id)', [
    personId,
  ]);
}

export async function countOwners(db: Queryable, organizationId: string): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from memberships where organization_id = $1 and role = 'OWNER'`,
    [organizationId],
  );
  return row?.n ?? 0;
}

/** Whether any organization has an owner. */
export async function hasOwner(db: Queryable): Promise<boolean> {
  const [row] = await db.query(`select 1 from memberships where role = 'OWNER' limit 1`);
  return row !== undefined;
}

/** Organizations of a person with their names and the person's role, by name. */
export function membershipsOf(
  db: Queryable,
  personId: Id<'person'>,
): Promise<{ id: string; displayName: string; role: Role }[]> {
  return db.query(
    `select o.id, o.display_name as "displayName", m.role from memberships m join organizations o on o.id = m.organization_id
     where m.person_id = $1 order by lower(o.display_name), o.id`,
    [personId],
  );
}
