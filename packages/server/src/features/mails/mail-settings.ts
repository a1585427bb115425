import type { Language } from '@colloquy/contract/shared';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';

/** How an organization writes. */
export type MailSettings = {
  /** Candidates are mailed an invitation unless a call says otherwise. */
  invitations: boolean;
  /** Where answers of candidates go; null: nobody would read one. */
  contact: string | null;
  /** Where the organization is told of requests and reports; null: it is not. */
  notices: string | null;
  /** Language of what the organization is told. */
  language: Language;
  /** IANA name of the zone that dates are told in. */
  timeZone: string;
};

const DEFAULTS: MailSettings = { invitations: false, contact: null, notices: null, language: 'en', timeZone: 'UTC' };
const COLUMNS = `s.invitations, s.contact, s.notices, s.language, s.time_zone as "timeZone"`;

/** Of the organization that an account belongs to. */
export async function mailSettings(db: Queryable, accountId: Id<'account'>): Promise<MailSettings> {
  const [row] = await db.query<MailSettings>(
    `select ${COLUMNS} from mail_settings s join accounts a on a.organization_id = s.organization_id where a.id = $1`,
    [accountId],
  );
  return row ?? DEFAULTS;
}

export async function organizationMail(db: Queryable, organizationId: string): Promise<MailSettings> {
  const [row] = await db.query<MailSettings>(`select ${COLUMNS} from mail_settings s where s.organization_id = $1`, [
    organizationId,
  ]);
  return row ?? DEFAULTS;
}

/** Changes what is named. */
export async function changeMailSettings(
  tx: Tx,
  organizationId: string,
  change: Partial<MailSettings>,
): Promise<MailSettings> {
  const settings = { ...(await organizationMail(tx, organizationId)), ...change };
  await tx.query(
    `insert into mail_settings (organization_id, invitations, contact, notices, language, time_zone)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (organization_id) do update set invitations = excluded.invitations, contact = excluded.contact,
       notices = excluded.notices, language = excluded.language, time_zone = excluded.time_zone`,
    [organizationId, settings.invitations, settings.contact, settings.notices, settings.language, settings.timeZone],
  );
  return settings;
}
