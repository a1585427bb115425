import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { ProfilePosition } from '../../providers/shapes/profile.ts';

export type CvIntake = {
  id: Id<'cv-intake'>;
  candidateId: Id<'candidate'>;
  link: string;
  status: 'PENDING' | 'PARSED' | 'FAILED';
  /** In words, for the account. */
  reason: string | null;
  blobKey: string | null;
  username: string | null;
};

const COLUMNS = `id, candidate_id as "candidateId", link, status, reason, blob_key as "blobKey", profile_username as username`;

export async function insertIntake(
  tx: Tx,
  intake: { id: Id<'cv-intake'>; candidateId: Id<'candidate'>; link: string },
): Promise<void> {
  await tx.query(`insert into cv_intakes (id, candidate_id, link, status) values ($1, $2, $3, 'PENDING')`, [
    intake.id,
    intake.candidateId,
    intake.link,
  ]);
}

export async function findIntake(db: Queryable, id: Id<'cv-intake'>): Promise<CvIntake | null> {
  const [row] = await db.query<CvIntake>(`select ${COLUMNS} from cv_intakes where id = $1`, [id]);
  return row ?? null;
}

/** A post as reports and questions name it; a year of 0 is not known, or lasts. */
export type CvPost = Pick<ProfilePosition, 'companyName' | 'title' | 'description'> & {
  start: { year: number };
  end: { year: number };
};

/**
 * The posts that a read CV names, in its order, and its language; null until it is read, and where it could not be. As a
 * language model read them, where its candidate agreed to that.
 */
export async function findCvPosts(
  db: Queryable,
  id: Id<'cv-intake'>,
): Promise<{ language: string; posts: CvPost[] } | null> {
  const [row] = await db.query<{ language: string; posts: CvPost[] }>(
    `select content->>'language' as language,
       coalesce(model_posts, content->'profile'->'position', '[]'::jsonb) as posts
     from cv_intakes where id = $1 and status = 'PARSED' and content is not null`,
    [id],
  );
  return row ?? null;
}

/** What of a CV is read again: its text, and whose name is in it. `pending` while its file is being read. */
export async function findCvText(
  db: Queryable,
  id: Id<'cv-intake'>,
): Promise<{ text: string; name: string | null; language: string } | 'pending' | null> {
  const [row] = await db.query<{
    status: CvIntake['status'];
    text: string | null;
    name: string | null;
    language: string;
  }>(
    `select status, content->>'text' as text, cv_name as name, coalesce(content->>'language', '') as language
     from cv_intakes where id = $1`,
    [id],
  );
  if (row === undefined || row.status === 'FAILED') return null;
  const { status, text, name, language } = row;
  if (status === 'PENDING') return 'pending';
  return text === null ? null : { text, name, language };
}

export async function keepModelPosts(tx: Tx, id: Id<'cv-intake'>, posts: readonly CvPost[]): Promise<void> {
  const kept = JSON.stringify(posts).replaceAll('\\u0000', '');
  await tx.query('update cv_intakes set model_posts = $2 where id = $1', [id, kept]);
}

/** By id; those that are gone are left out. */
export async function findIntakes(db: Queryable, ids: readonly Id<'cv-intake'>[]): Promise<Map<string, CvIntake>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<CvIntake>(`select ${COLUMNS} from cv_intakes where id = any($1::uuid[])`, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks the row: a late task finds it gone and ends, or holds it until it has written. */
export async function lockPending(tx: Tx, id: Id<'cv-intake'>): Promise<CvIntake | null> {
  const [row] = await tx.query<CvIntake>(
    `select ${COLUMNS} from cv_intakes where id = $1 and status = 'PENDING' for update`,
    [id],
  );
  return row ?? null;
}

export async function settleIntake(
  tx: Tx,
  id: Id<'cv-intake'>,
  outcome:
    | { status: 'PARSED'; blobKey: string; content: unknown; name: string | null; username: string | null }
    | { status: 'FAILED'; reason: string; blobKey: string | null },
): Promise<void> {
  const parsed = outcome.status === 'PARSED' ? outcome : null;
  await tx.query(
    'update cv_intakes set status = $2, reason = $3, blob_key = $4, content = $5, cv_name = $6, profile_username = $7 where id = $1',
    [
      id,
      outcome.status,
      outcome.status === 'FAILED' ? outcome.reason : null,
      outcome.blobKey,
      parsed === null ? null : JSON.stringify(parsed.content).replaceAll('\\u0000', ''),
      parsed?.name ?? null,
      parsed?.username ?? null,
    ],
  );
}

/** Whose CV it is: the organization that asked for it and the address of the candidate. */
export type CvOwner = {
  intakeId: string;
  organizationId: string;
  isTest: boolean;
  email: string;
  /** The youngest tombstone when the CV was brought in. */
  afterMark: number;
};

export async function findOwner(db: Queryable, id: Id<'cv-intake'>): Promise<CvOwner | null> {
  const [row] = await db.query<CvOwner>(
    `select v.id as "intakeId", a.organization_id as "organizationId", a.is_test as "isTest", c.email_key as email,
       v.after_mark as "afterMark"
     from cv_intakes v join candidates c on c.id = v.candidate_id join accounts a on a.id = c.account_id where v.id = $1`,
    [id],
  );
  return row ?? null;
}
