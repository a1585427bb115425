import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';

export type Passkey = {
  id: Id<'passkey'>;
  personId: Id<'person'>;
  /** The only organization that it opens; null for all of the person's. */
  organizationId: string | null;
  /** The host that it is good for. */
  host: string;
  /** base64url, as the device names it. */
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  isSynced: boolean;
  name: string;
  usedAt: Date | null;
};

const COLUMNS = `id, host,
  counter, transports,
  name,
  person_id as "personId",
  organization_id as "organizationId",
  credential_id as "credentialId",
  public_key as "publicKey",
  is_synced as "isSynced",
  used_at as "usedAt"`;

/** @returns false where the device's passkey is known already */
export async function insertPasskey(tx: Tx, passkey: Omit<Passkey, 'usedAt'>): Promise<boolean> {
  const rows = await tx.query(
    `insert into passkeys (id, person_id, organization_id, host, credential_id, public_key, counter, transports, is_synced, name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (credential_id) do nothing returning id`,
    [
      passkey.id,
      passkey.personId,
      passkey.organizationId,
      passkey.host,
      passkey.credentialId,
      Buffer.from(passkey.publicKey),
      passkey.counter,
      passkey.transports,
      passkey.isSynced,
      passkey.name,
    ],
  );
  return rows.length > 0;
}

/** Whose passkeys a session knows: the person's, or of them those that open the session's one organization alone. */
export type PasskeyOwner = { personId: Id<'person'>; only: string | null };
const OWNED = 'where person_id = $1 and ($2::text is null or organization_id = $2)';

/** Oldest first. */
export function listPasskeys(db: Queryable, { personId, only }: PasskeyOwner): Promise<Passkey[]> {
  return db.query<Passkey>(`select ${COLUMNS} from passkeys ${OWNED} order by id`, [personId, only]);
}

export async function findPasskey(db: Queryable, credentialId: string): Promise<Passkey | null> {
  const [row] = await db.query<Passkey>(`select ${COLUMNS} from passkeys where credential_id = $1`, [credentialId]);
  return row ?? null;
}

/** @returns false where it was removed, or used in the meantime: its counter is another one */
export async function usePasskey(
  tx: Tx,
  id: Id<'passkey'>,
  counter: { from: number; to: number },
  at: Date,
): Promise<boolean> {
  const rows = await tx.query(
    'update passkeys set counter = $3, used_at = $4 where id = $1 and counter = $2 returning id',
    [id, counter.from, counter.to, at],
  );
  return rows.length > 0;
}

export async function setPasskeyName(
  tx: Tx,
  { personId, only }: PasskeyOwner,
  id: Id<'passkey'>,
  name: string,
): Promise<boolean> {
  const rows = await tx.query(`update passkeys set name = $4 ${OWNED} and id = $3 returning id`, [
    personId,
    only,
    id,
    name,
  ]);
  return rows.length > 0;
}

export async function deletePasskey(tx: Tx, { personId, only }: PasskeyOwner, id: Id<'passkey'>): Promise<boolean> {
  const rows = await tx.query(`delete from passkeys ${OWNED} and id = $3 returning id`, [personId, only, id]);
  return rows.length > 0;
}

/** @param personId null for whoever is not signed in yet */
export async function insertChallenge(
  db: Queryable,
  challenge: { hash: Buffer; personId: Id<'person'> | null; expiresAt: Date },
): Promise<void> {
  await db.query('insert into passkey_challenges (hash, person_id, expires_at) values ($1, $2, $3)', [
    challenge.hash,
    challenge.personId,
    challenge.expiresAt,
  ]);
}

/** Whether it stands open for this person, or for nobody in particular. */
export async function findChallenge(
  db: Queryable,
  hash: Buffer,
  personId: Id<'person'> | null,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    'select 1 from passkey_challenges where hash = $1 and person_id is not distinct from $2 and expires_at > $3',
    [hash, personId, now],
  );
  return rows.length > 0;
}

/** @returns whether it stood there: of two who answer it at once, one is heard */
export async function takeChallenge(tx: Tx, hash: Buffer): Promise<boolean> {
  const rows = await tx.query('delete from passkey_challenges where hash = $1 returning 1 as taken', [hash]);
  return rows.length > 0;
}

export async function dropOldChallenges(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from passkey_challenges where expires_at <= $1', [now]);
}
