import type { Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';

/** The form that e-mail addresses are compared in: case is folded, nothing else. */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

/** One candidate per account and e-mail, made when first named; without an e-mail, a new one. */
export async function ensureCandidate(
  tx: Tx,
  ids: IdSource,
  accountId: Id<'account'>,
  email: string | null,
): Promise<Id<'candidate'>> {
  const key = email === null ? null : emailKey(email);
  for (;;) {
    const [made] = await tx.query<{ id: Id<'candidate'> }>(
      'insert into candidates (id, account_id, email_key) values ($1, $2, $3) on conflict (account_id, email_key) do nothing returning id',
      [ids.next(), accountId, key],
    );
    if (made) return made.id;
    // Held until what is made for them stands: one that is being erased is waited for, and made again.
    const [known] = await tx.query<{ id: Id<'candidate'> }>(
      'select id from candidates where account_id = $1 and email_key = $2 for key share',
      [accountId, key],
    );
    if (known) return known.id;
  }
}

/** Holds a candidate against everything that would be made for them. Gives their account; null when there is none any more. */
export async function lockCandidate(tx: Tx, id: Id<'candidate'>): Promise<Id<'account'> | null> {
  const [row] = await tx.query<{ accountId: Id<'account'> }>(
    'select account_id as "accountId" from candidates where id = $1 for update',
    [id],
  );
  return row?.accountId ?? null;
}

/** Takes a candidate away that nothing hangs on any more. */
export async function dropEmptyCandidate(tx: Tx, id: Id<'candidate'>): Promise<void> {
  await tx.query(
    `delete from candidates where id = $1 and not exists (select from interviews where candidate_id = $1)
       and not exists (select from cv_intakes where candidate_id = $1)`,
    [id],
  );
}
