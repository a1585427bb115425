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

/** Adds decisions to the ledger; nothing in it is ever changed. */
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

/** The latest decision on each purpose. */
export function currentConsents(db: Queryable, interviewId: Id<'interview'>): Promise<Consent[]> {
  return db.query<Consent>(
    `select distinct on (purpose) purpose, given, text_version as "textVersion", language, at
     from consents where interview_id = $1 order by purpose, id desc`,
    [interviewId],
  );
}
