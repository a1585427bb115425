import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import type { Programme } from './programme.ts';

const COLUMNS = `p.id, p.account_id as "accountId", p.slug, p.name, p.cohort, p.language, p.ask,
  p.why_program as "whyProgram", p.closed_at as "closedAt"`;

/** @returns false when another programme has the slug; nothing is stored then */
export async function insertProgramme(tx: Tx, programme: Programme): Promise<boolean> {
  const p = programme;
  const rows = await tx.query(
    `insert into programmes (id, account_id, slug, name, cohort, language, ask, why_program, closed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (slug) do nothing returning 1 as made`,
    [p.id, p.accountId, p.slug, p.name, p.cohort, p.language, p.ask, p.whyProgram, p.closedAt],
  );
  return rows.length > 0;
}

export async function updateProgramme(tx: Tx, programme: Programme): Promise<void> {
  const p = programme;
  await tx.query(
    'update programmes set name = $2, cohort = $3, language = $4, ask = $5, why_program = $6, closed_at = $7 where id = $1',
    [p.id, p.name, p.cohort, p.language, p.ask, p.whyProgram, p.closedAt],
  );
}

export async function findProgramme(db: Queryable, id: Id<'programme'>): Promise<Programme | null> {
  const [row] = await db.query<Programme>(`select ${COLUMNS} from programmes p where p.id = $1`, [id]);
  return row ?? null;
}

export async function lockProgramme(tx: Tx, id: Id<'programme'>): Promise<Programme | null> {
  const [row] = await tx.query<Programme>(`select ${COLUMNS} from programmes p where p.id = $1 for update`, [id]);
  return row ?? null;
}

export async function findBySlug(db: Queryable, slug: string): Promise<Programme | null> {
  // No slug holds NUL, and the database takes none.
  if (slug.includes('\u0000')) return null;
  const [row] = await db.query<Programme>(`select ${COLUMNS} from programmes p where p.slug = $1`, [slug]);
  return row ?? null;
}

/** Newest first; an account has few. */
export function listProgrammes(db: Queryable, accountId: Id<'account'>): Promise<Programme[]> {
  return db.query<Programme>(`select ${COLUMNS} from programmes p where p.account_id = $1 order by p.id desc`, [
    accountId,
  ]);
}
