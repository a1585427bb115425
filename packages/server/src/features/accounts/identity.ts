import { type Shades, shadesOf } from '@colloquy/contract/console';
import type { Queryable } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';

/** Who an organization is to candidates and to whoever reads its reports. */
export type Identity = {
  /** As it is called; its id where nobody has named it. */
  name: string;
  logo: { hash: string; width: number; height: number } | null;
  /** On light and on dark paper. */
  shades: Shades | null;
  /** Address for questions, and where answers to mails go. */
  contact: string | null;
  privacyUrl: string | null;
  /** IANA name of the zone that dates are told in. */
  timeZone: string;
};

type Row = Omit<Identity, 'logo' | 'shades'> & {
  colour: string | null;
  hash: string | null;
  width: number | null;
  height: number | null;
};

const SELECT = `select coalesce(o.display_name, a.organization_id) as name, o.settings->>'colour' as colour,
  o.settings->>'privacyUrl' as "privacyUrl", s.contact, coalesce(s.time_zone, 'UTC') as "timeZone",
  l.hash, l.width, l.height`;
const OF_ACCOUNT = `from accounts a left join organizations o on o.id = a.organization_id
  left join mail_settings s on s.organization_id = a.organization_id
  left join organization_logos l on l.organization_id = a.organization_id where a.id = $1`;
const BY_ID = `from (select $1::text as organization_id) a left join organizations o on o.id = a.organization_id
  left join mail_settings s on s.organization_id = a.organization_id
  left join organization_logos l on l.organization_id = a.organization_id`;

const NOBODY: Identity = { name: '', logo: null, shades: null, contact: null, privacyUrl: null, timeZone: 'UTC' };

/** Of the organization that an account belongs to: the one place where pages, reports and mails ask. */
export async function identityOf(db: Queryable, accountId: Id<'account'>): Promise<Identity> {
  const [row] = await db.query<Row>(`${SELECT} ${OF_ACCOUNT}`, [accountId]);
  return row === undefined ? NOBODY : identityFrom(row);
}

/** The same by the organization's id, also where no account is there any more. */
export async function organizationIdentity(db: Queryable, organizationId: string): Promise<Identity> {
  const [row] = await db.query<Row>(`${SELECT} ${BY_ID}`, [organizationId]);
  return row === undefined ? NOBODY : identityFrom(row);
}

function identityFrom({ colour, hash, width, height, ...facts }: Row): Identity {
  return {
    ...facts,
    logo: hash === null || width === null || height === null ? null : { hash, width, height },
    shades: colour === null ? null : shadesOf(colour),
  };
}
