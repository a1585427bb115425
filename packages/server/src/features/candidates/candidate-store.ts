import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';

/** The form that e-mail addresses are compared in: case is folded, nothing else. */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

/** One candidate per account and e-mail; made when first named. */
export async function ensureCandidate(
  tx: Tx,
  ids: IdSource,
  accountId: Id<'account'>,
  email: string,
): Promise<Id<'candidate'>> {
  const key = emailKey(email);
  const [made] = await tx.query<{ id: Id<'candidate'> }>(
    'insert into candidates (id, account_id, email_key) values ($1, $2, $3) on conflict (account_id, email_key) do nothing returning id',
    [ids.next(), accountId, key],
  );
  if (made) return made.id;
  const [known] = await tx.query<{ id: Id<'candidate'> }>(
    'select id from candidates where account_id = $1 and email_key = $2',
    [accountId, key],
  );
  if (!known) throw new Error('a candidate vanished while it was made');
  return known.id;
}

export async function findCandidate(
  db: Queryable,
  accountId: Id<'account'>,
  email: string,
): Promise<Id<'candidate'> | null> {
  const [row] = await db.query<{ id: Id<'candidate'> }>(
    'select id from candidates where account_id = $1 and email_key = $2',
    [accountId, emailKey(email)],
  );
  return row?.id ?? null;
}
