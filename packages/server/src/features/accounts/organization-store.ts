import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';

/** An organization that the console knows; every other is called by its id. */
export type Organization = {
  id: string;
  displayName: string;
  privacyUrl: string | null;
  /** `#rrggbb`. */
  colour: string | null;
  /** Days that recordings are kept; null: as long as the operator says. */
  retentionDays: number | null;
  /** The account that jobs made in the console belong to. */
  accountId: Id<'account'>;
};

export type OrganizationSettings = Pick<Organization, 'displayName' | 'privacyUrl' | 'colour' | 'retentionDays'>;

const SELECT = `select o.id, o.display_name as "displayName", o.settings->>'privacyUrl' as "privacyUrl",
  (o.settings->>'retentionDays')::int as "retentionDays", o.settings->>'colour' as colour, o.account_id as "accountId" from organizations o`;

export async function findOrganization(db: Queryable, id: string): Promise<Organization | null> {
  const [row] = await db.query<Organization>(`${SELECT} where o.id = $1`, [id]);
  return row ?? null;
}

/** Locked, so that whatever counts its members agrees with whatever changes them. */
export async function lockOrganization(tx: Tx, id: string): Promise<Organization | null> {
  const [row] = await tx.query<Organization>(`${SELECT} where o.id = $1 for update`, [id]);
  return row ?? null;
}

/** Does nothing where there is one of this id. */
export async function insertOrganization(
  tx: Tx,
  organization: { id: string; displayName: string; accountId: Id<'account'> },
): Promise<void> {
  await tx.query(
    'insert into organizations (id, display_name, account_id) values ($1, $2, $3) on conflict (id) do nothing',
    [organization.id, organization.displayName, organization.accountId],
  );
}

export async function setOrganization(tx: Tx, id: string, settings: OrganizationSettings): Promise<void> {
  const { displayName, ...others } = settings;
  await tx.query('update organizations set display_name = $2, settings = settings || $3::jsonb where id = $1', [
    id,
    displayName,
    JSON.stringify(others),
  ]);
}

/** Every live account of an organization: the console shows what belongs to any of them, and nothing of test keys. */
export async function accountsOf(db: Queryable, organizationId: string): Promise<Id<'account'>[]> {
  const rows = await db.query<{ id: Id<'account'> }>(
    'select id from accounts where organization_id = $1 and not is_test order by id',
    [organizationId],
  );
  return rows.map(({ id }) => id);
}

/** The user that an account stands for in the API. */
export async function userOf(db: Queryable, accountId: Id<'account'>): Promise<string> {
  const [row] = await db.query<{ name: string }>('select user_id as name from accounts where id = $1', [accountId]);
  return row?.name ?? '';
}

/** How many a choice is made from at most. */
const OFFERED = 50;

/** Organizations that keys were made for, by name, with their users. */
export function knownOrganizations(db: Queryable, only: string | null): Promise<{ id: string; users: string[] }[]> {
  return db.query<{ id: string; users: string[] }>(
    `select organization_id as id, (array_agg(user_id order by user_id))[1:${OFFERED}] as users from accounts
     where ($1::text is null or organization_id = $1) and not is_test group by organization_id order by organization_id limit ${OFFERED}`,
    [only],
  );
}
