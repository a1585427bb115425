import type { InvitationRule, RowState } from '@colloquy/contract/console';
import { email, LANGUAGES, lineOfText } from '@colloquy/contract/shared';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { emailKey } from '../candidates/index.ts';
import type { InterviewStatus } from './interview.ts';

/** A row of a list as it was given. */
export type GivenRow = { email: string; name: string; language: string };
type Fault = { column: 'email' | 'name' | 'language'; rule: InvitationRule };

/** The newest invitation of an address to a job. */
export type Invited = { id: Id<'interview'>; status: InterviewStatus; isOpen: boolean };

export type CheckedRow = { state: RowState; faults: Fault[]; sameAs: number | null; invited: Invited | null };

const EMAIL_MAX = 254;
const NAME_MAX = 200;
const name = lineOfText(NAME_MAX);

/**
 * What would become of each row, before anything is sent.
 *
 * @param known by the comparable form of the address
 */
export function checkRows(rows: readonly GivenRow[], known: ReadonlyMap<string, Invited>): CheckedRow[] {
  const first = new Map<string, number>();
  return rows.map((row, index) => {
    const faults = [...emailFaults(row.email), ...nameFaults(row.name), ...languageFaults(row.language)];
    const key = emailKey(row.email.trim());
    const sameAs = first.get(key) ?? null;
    if (sameAs === null && emailFaults(row.email).length === 0) first.set(key, index + 1);
    const invited = known.get(key) ?? null;
    return { state: stateOf(faults, sameAs, invited), faults, sameAs, invited };
  });
}

function stateOf(faults: readonly Fault[], sameAs: number | null, invited: Invited | null): RowState {
  if (faults.length > 0) return 'faulty';
  if (sameAs !== null) return 'repeated';
  if (invited === null) return 'ready';
  return invited.isOpen ? 'open' : 'earlier';
}

function emailFaults(given: string): Fault[] {
  const text = given.trim();
  const fault = (rule: InvitationRule): Fault[] => [{ column: 'email', rule }];
  if (text === '') return fault('missing');
  if (text.length > EMAIL_MAX) return fault('too-long');
  if (email.safeParse(text).success) return [];
  const parts = text.split('@').length - 1;
  return fault(parts === 0 ? 'no-at' : parts > 1 ? 'several-at' : 'not-an-address');
}

function nameFaults(given: string): Fault[] {
  const text = given.trim();
  if (text === '' || name.safeParse(text).success) return [];
  return [{ column: 'name', rule: [...text].length > NAME_MAX ? 'too-long' : 'line-break' }];
}

function languageFaults(given: string): Fault[] {
  const text = given.trim();
  return text === '' || LANGUAGES.some((language) => language === text)
    ? []
    : [{ column: 'language', rule: 'unknown-language' }];
}

/** Interviews that can still be begun or taken up again at an instant. */
const OPEN = `(i.status = 'SCHEDULED' and i.expires_at > $3) or i.status = 'STARTED'
  or (i.status in ('CANDIDATE_DROP_OFF', 'TECHNICAL_GLITCH') and i.due_at > $3)`;

/** Who of these addresses was invited to a job, by the comparable form: the open invitation where there is one, else the newest. */
export async function invitedTo(
  db: Queryable,
  job: { id: Id<'job'>; accountId: Id<'account'> },
  emails: readonly string[],
  now: number,
): Promise<Map<string, Invited>> {
  const rows = await db.query<Invited & { key: string }>(
    `select distinct on (c.email_key) c.email_key as key, i.id, i.status, (${OPEN}) as "isOpen"
     from candidates c join interviews i on i.candidate_id = c.id and i.job_id = $1
     where c.account_id = $4 and c.email_key = any($2::text[])
     order by c.email_key, (${OPEN}) desc, i.id desc`,
    [job.id, [...new Set(emails.map((one) => emailKey(one.trim())))], new Date(now), job.accountId],
  );
  return new Map(rows.map(({ key, ...invited }) => [key, invited]));
}

/** Lists of one job are sent one after the other: the second finds what the first made. */
export async function lockInvitations(tx: Tx, jobId: Id<'job'>): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 81))', [jobId]);
}
