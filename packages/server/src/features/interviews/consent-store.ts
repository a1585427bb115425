import type { ConsentPurpose, Language } from '@colloquy/contract/shared';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';

export type ConsentDecision = {
  purpose: ConsentPurpose;
  given: boolean;
  textVersion: number;
  text: string;
  language: Language;
};
export type Consent = { purpose: ConsentPurpose; given: boolean; textVersion: number; language: Language; at: Date };

/** Adds decisions to the ledger; none is ever changed, and they go only where they were not the candidate's. */
export async function recordConsents(
  tx: Tx,
  deps: { ids: IdSource; at: Date },
  interviewId: Id<'interview'>,
  decisions: readonly ConsentDecision[],
): Promise<void> {
  for (const decision of decisions) {
    await tx.query(
      'insert into consents (id, interview_id, purpose, given, text_version, text_hash, language, at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
      [
        deps.ids.next(),
        interviewId,
        decision.purpose,
        decision.given,
        decision.textVersion,
        sha256(decision.text),
        decision.language,
        deps.at,
      ],
    );
  }
}

/** They were decided by somebody who was not the candidate. */
export async function dropConsents(tx: Tx, interviewId: Id<'interview'>): Promise<void> {
  await tx.query('delete from consents where interview_id = $1', [interviewId]);
}

/** The latest decision on each purpose. */
export function currentConsents(db: Queryable, interviewId: Id<'interview'>): Promise<Consent[]> {
  return db.query<Consent>(
    `select distinct on (purpose) purpose, given, text_version as "textVersion", language, at
     from consents where interview_id = $1 order by purpose, id desc`,
    [interviewId],
  );
}
