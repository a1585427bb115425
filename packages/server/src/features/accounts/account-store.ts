import { only, type Queryable, type Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';

/** An organization's user: jobs, interviews, sessions and conversations belong to one. */
export type Account = {
  id: Id<'account'>;
  organizationId: string;
  userId: string;
  /** For trying things out: a script answers its interviews, and nothing of it joins what is live. */
  isTest: boolean;
};

/** What the user of a test account begins with: it is named so in lists, records and erasures. */
export const TEST_USER = 'test:';

/**
 * The account of these two names; made when a key first names them.
 *
 * @param isTest of one that is made; one that is there stays what it is
 */
export async function ensureAccount(
  tx: Tx,
  ids: IdSource,
  names: { organizationId: string; userId: string },
  isTest = false,
): Promise<Account> {
  await tx.query(
    `insert into accounts (id, organization_id, user_id, is_test) values ($1, $2, $3, $4)
     on conflict (organization_id, user_id) do nothing`,
    [ids.next(), names.organizationId, names.userId, isTest],
  );
  const account = await findAccount(tx, names);
  if (account === null) throw new Error('an account vanished while it was made');
  return account;
}

/** Whether a live account may have these names: not those of a test account, made or to be made. */
export async function mayBeLive(db: Queryable, names: { organizationId: string; userId: string }): Promise<boolean> {
  const known = await findAccount(db, names);
  return known === null ? !names.userId.startsWith(TEST_USER) : !known.isTest;
}

/** False for an account that is not there. */
export async function isTestAccount(db: Queryable, id: Id<'account'>): Promise<boolean> {
  const [row] = await db.query<{ isTest: boolean }>('select is_test as "isTest" from accounts where id = $1', [id]);
  return row?.isTest ?? false;
}

/** Null for an account that is not there. */
export async function organizationOfAccount(db: Queryable, id: Id<'account'>): Promise<string | null> {
  const [row] = await db.query<{ organizationId: string }>(
    'select organization_id as "organizationId" from accounts where id = $1',
    [id],
  );
  return row?.organizationId ?? null;
}

export async function findAccount(
  db: Queryable,
  names: { organizationId: string; userId: string },
): Promise<Account | null> {
  const [row] = await db.query<{ id: Id<'account'>; isTest: boolean }>(
    'select id, is_test as "isTest" from accounts where organization_id = $1 and user_id = $2',
    [names.organizationId, names.userId],
  );
  return row ? { ...row, ...names } : null;
}

/** Origins that may embed this account's rooms; empty means any, with a warning at start. */
export async function parentOrigins(db: Queryable, accountId: Id<'account'>): Promise<string[]> {
  const [row] = await db.query<{ origins: string[] }>('select parent_origins as origins from accounts where id = $1', [
    accountId,
  ]);
  return row?.origins ?? [];
}

/** Whether an origin is one of these: `https://*.example.com` is every subdomain, on the same port. */
function isAllowedOrigin(origins: readonly string[], origin: string): boolean {
  return origins.some((allowed) => {
    const [scheme, suffix] = allowed.split('*');
    if (scheme === undefined || suffix === undefined) return new URL(allowed).origin === origin;
    const end = new URL(`${scheme}any${suffix}`).origin.slice(`${scheme}any`.length);
    return origin.startsWith(scheme) && origin.endsWith(end) && origin.length > scheme.length + end.length;
  });
}

/** Candidates are led only to sites of the account: without parent origins there is none. */
export async function mayLeadTo(db: Queryable, accountId: Id<'account'>, url: string): Promise<boolean> {
  const origin = URL.parse(url)?.origin;
  return origin !== undefined && isAllowedOrigin(await parentOrigins(db, accountId), origin);
}

/** @returns false for an account that no key has ever named */
export async function setParentOrigins(
  tx: Tx,
  names: { organizationId: string; userId: string },
  origins: readonly string[],
): Promise<boolean> {
  const rows = await tx.query(
    'update accounts set parent_origins = $3 where organization_id = $1 and user_id = $2 returning 1 as found',
    [names.organizationId, names.userId, origins],
  );
  return rows.length > 0;
}

/** How many accounts with sessions let any site embed their rooms. */
export async function countOpenEmbedders(db: Queryable): Promise<number> {
  const { n } = only(
    await db.query<{ n: number }>(
      `select count(*)::int as n from accounts where parent_origins = '{}'
         and exists (select from list_totals where list = 'sessions' and key = accounts.id::text)`,
    ),
  );
  return n;
}

/** How the account is shown to candidates: by its organization's name, where that has been given one. */
export async function accountName(db: Queryable, accountId: Id<'account'>): Promise<string> {
  const [row] = await db.query<{ name: string }>(
    `select coalesce(o.display_name, a.organization_id) as name
     from accounts a left join organizations o on o.id = a.organization_id where a.id = $1`,
    [accountId],
  );
  return row?.name ?? '';
}
