import type { Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import { ensureCandidate } from './candidate-store.ts';
import { type CvIntake, insertIntake } from './cv-intake-store.ts';

/** The candidate of an interview: from the e-mail alone at once, the CV follows by a task. */
export async function registerCandidate(
  tx: Tx,
  deps: { ids: IdSource; enqueueCvFetch(tx: Tx, intakeId: string): Promise<void> },
  input: { accountId: Id<'account'>; email: string; cvLink: string | null },
): Promise<{ candidateId: Id<'candidate'>; intake: CvIntake | null }> {
  const candidateId = await ensureCandidate(tx, deps.ids, input.accountId, input.email);
  if (input.cvLink === null) return { candidateId, intake: null };
  const intake: CvIntake = {
    id: deps.ids.next(),
    candidateId,
    link: input.cvLink,
    status: 'PENDING',
    reason: null,
    blobKey: null,
    username: null,
  };
  await insertIntake(tx, intake);
  await deps.enqueueCvFetch(tx, intake.id);
  return { candidateId, intake };
}
