import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';

/** What somebody did in the console, in ids alone. Its instant is in its id. */
export type AuditEntry = {
  id: Id<'audit-entry'>;
  /** Null for a command of the operator. */
  personId: Id<'person'> | null;
  /** Of the person now; null for one who is gone. */
  personName: string | null;
  action: string;
  aboutKind: string | null;
  aboutId: string | null;
};

/** What an entry is about. */
export type About = { kind: string; id: string };

/** In the transaction of what it tells, so that neither stands without the other. */
export async function note(
  tx: Tx,
  deps: { ids: IdSource },
  entry: { organizationId: string; personId: Id<'person'> | null; action: string; about?: About | undefined },
): Promise<void> {
  await tx.query(
    'insert into audit_entries (id, organization_id, person_id, action, about_kind, about_id) values ($1, $2, $3, $4, $5, $6)',
    [
      deps.ids.next(),
      entry.organizationId,
      entry.personId,
      entry.action,
      entry.about?.kind ?? null,
      entry.about?.id ?? null,
    ],
  );
}

/**
 * Who did this to one thing first, where somebody did it in the console; the name is null where the person is gone.
 *
 * @returns null for what a program or a command did
 */
export async function whoDid(
  db: Queryable,
  organizationId: string,
  action: string,
  aboutId: string,
): Promise<{ name: string | null } | null> {
  const [row] = await db.query<{ name: string | null }>(
    `select p.name from audit_entries e left join people p on p.id = e.person_id
     where e.about_id = $3 and e.action = $2 and e.organization_id = $1 and e.person_id is not null
     order by e.id limit 1`,
    [organizationId, action, aboutId],
  );
  return row ?? null;
}

export type AuditFilter = { personId?: string | undefined; action?: string | undefined };

/** Newest first, those older than `before`. */
export function listAudit(
  db: Queryable,
  organizationId: string,
  { personId, action }: AuditFilter,
  page: { before: string | null; limit: number },
): Promise<AuditEntry[]> {
  const values: unknown[] = [organizationId, page.limit];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const where = ['e.organization_id = $1'];
  if (page.before !== null) where.push(`e.id < ${bind(page.before)}`);
  if (personId !== undefined) where.push(`e.person_id = ${bind(personId)}`);
  if (action !== undefined) where.push(`e.action = ${bind(action)}`);
  return db.query<AuditEntry>(
    `select e.id, e.person_id as "personId", p.name as "personName", e.action, e.about_kind as "aboutKind", e.about_id as "aboutId"
     from audit_entries e left join people p on p.id = e.person_id
     where ${where.join(' and ')} order by e.id desc limit $2`,
    values,
  );
}
