import type { CandidateOutcome } from '@colloquy/contract/shared';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import { type Id, type IdSource, idTime } from '../../platform/ids.ts';
import { InterviewNotFoundError, isCompleted, lockInterview } from '../interviews/index.ts';
import { NothingToDecideError } from './errors.ts';

/** What the organization decided about a candidate, and who recorded it. */
type CandidateDecision = {
  outcome: CandidateOutcome;
  at: Date;
  /** Null for a call with a key, and for somebody who is gone. */
  by: string | null;
};

/** The decision that stands; null: none does. */
export async function findDecision(db: Queryable, interviewId: Id<'interview'>): Promise<CandidateDecision | null> {
  const [row] = await db.query<{ id: string; outcome: CandidateOutcome | null; by: string | null }>(
    `select d.id, d.outcome, p.name as by from candidate_decisions d left join people p on p.id = d.person_id
     where d.interview_id = $1 order by d.id desc limit 1`,
    [interviewId],
  );
  if (row === undefined || row.outcome === null) return null;
  return { outcome: row.outcome, at: new Date(idTime(row.id)), by: row.by };
}

/**
 * Records what was decided; null takes it back. Nothing is overwritten. The same decision again adds nothing.
 *
 * @throws {InterviewNotFoundError} @throws {NothingToDecideError}
 */
export async function recordDecision(
  tx: Tx,
  deps: { ids: IdSource },
  interviewId: Id<'interview'>,
  { outcome, personId }: { outcome: CandidateOutcome | null; personId: Id<'person'> | null },
): Promise<CandidateDecision | null> {
  const interview = await lockInterview(tx, interviewId);
  if (interview === null) throw new InterviewNotFoundError();
  if (!isCompleted(interview.status)) throw new NothingToDecideError();
  const current = await findDecision(tx, interviewId);
  if ((current?.outcome ?? null) === outcome) return current;
  await tx.query('insert into candidate_decisions (id, interview_id, outcome, person_id) values ($1, $2, $3, $4)', [
    deps.ids.next(),
    interviewId,
    outcome,
    personId,
  ]);
  return findDecision(tx, interviewId);
}
