import type { Declaration } from '@colloquy/contract/shared';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';

/** Whether the candidate has been heard: what they said is read to be counted, never for one of them. */
export async function hasDeclared(db: Queryable, interviewId: Id<'interview'>): Promise<boolean> {
  const rows = await db.query('select 1 from declared_categories where interview_id = $1', [interviewId]);
  return rows.length > 0;
}

/** The first stands. @returns whether it is what was said, now or before */
export async function saveDeclaration(tx: Tx, interviewId: Id<'interview'>, said: Declaration): Promise<boolean> {
  const { sex, race, age, disability } = said;
  const values = [interviewId, sex, race, age, disability];
  await tx.query(
    `insert into declared_categories (interview_id, sex, race, age, disability) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    values,
  );
  const same = await tx.query(
    `select 1 from declared_categories where interview_id = $1 and sex is not distinct from $2
       and race is not distinct from $3 and age is not distinct from $4 and disability is not distinct from $5`,
    values,
  );
  return same.length > 0;
}
