import type { Declaration } from '@colloquy/contract/shared';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';

/** Whether the candidate has been heard: what they said is read to be counted, never for one of them. */
export async function hasDeclared(db: Queryable, interviewId: Id<'interview'>): Promise<boolean> {
  const rows = await db.query('select 1 from declared_categories where interview_id = $1', [interviewId]);
  return rows.length > 0;
}

export async function saveDeclaration(tx: Tx, interviewId: Id<'interview'>, said: Declaration): Promise<void> {
  const { sex, race, age, disability } = said;
  await tx.query(
    `insert into declared_categories (interview_id, sex, race, age, disability) values ($1, $2, $3, $4, $5)
     on conflict (interview_id) do update
       set sex = excluded.sex, race = excluded.race, age = excluded.age, disability = excluded.disability`,
    [interviewId, sex, race, age, disability],
  );
}
