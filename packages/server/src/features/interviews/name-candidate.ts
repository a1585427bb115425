import type { Tx } from '../../platform/db/db.ts';
import type { IdSource } from '../../platform/ids.ts';
import { dropEmptyCandidate, ensureCandidate } from '../candidates/index.ts';
import type { Interview } from './interview.ts';

/**
 * The candidate's e-mail became known, or another one holds from now on: the interview hangs on the candidate of that
 * e-mail, so that whoever asks for the data of an address finds it. A candidate left without anything goes.
 *
 * @param interview locked by the caller
 */
export async function nameCandidate(
  tx: Tx,
  ids: IdSource,
  interview: Pick<Interview, 'id' | 'accountId' | 'candidateId' | 'email'>,
  email: string,
): Promise<void> {
  if (interview.email === email) return;
  const candidateId = await ensureCandidate(tx, ids, interview.accountId, email);
  await tx.query('update interviews set candidate_id = $2, email = $3 where id = $1', [
    interview.id,
    candidateId,
    email,
  ]);
  if (candidateId !== interview.candidateId) await dropEmptyCandidate(tx, interview.candidateId);
}
