import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';

/** The person whom a provider knows by this name; null for nobody. */
export async function findOutside(db: Queryable, issuer: string, subject: string): Promise<Id<'person'> | null> {
  const [row] = await db.query<{ id: Id<'person'> }>(
    'select person_id as id from outside_identities where issuer = $1 and subject = $2',
    [issuer, subject],
  );
  return row?.id ?? null;
}

export async function keepOutside(
  tx: Tx,
  { issuer, subject, personId, at }: { issuer: string; subject: string; personId: Id<'person'>; at: Date },
): Promise<void> {
  await tx.query(
    `insert into outside_identities (issuer, subject, person_id, used_at) values ($1, $2, $3, $4)
     on conflict (issuer, subject) do update set used_at = excluded.used_at`,
    [issuer, subject, personId, at],
  );
}
