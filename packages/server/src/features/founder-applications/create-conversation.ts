import type { Language } from '@colloquy/contract/shared';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import { createInterview, type Emit, type Interview, type NewInterview } from '../interviews/index.ts';
import { APPLICATION_TYPE } from './application-blueprints.ts';
import { type Conversation, statusOfConversation } from './conversation.ts';
import { insertConversation, type ListedConversation } from './conversation-store.ts';
import { type Given, givenFields } from './given-fields.ts';
import type { Programme } from './programme.ts';

export type NewConversation = {
  accountId: Id<'account'>;
  programme: Programme | null;
  /** The programme's own when left out. */
  cohort: string | null;
  source: string | null;
  /** The programme's own when left out, else English. */
  language: Language | null;
  given: Given;
  /** Of the given e-mail, or a new one without an e-mail. */
  candidateId: Id<'candidate'>;
} & Pick<NewInterview, 'externalId' | 'metadata' | 'linkDays' | 'returnUrl'>;

/** An interview with the form that it fills. */
export async function createConversation(
  tx: Tx,
  deps: { ids: IdSource; clock: Clock; emit: Emit },
  { accountId, programme, given, candidateId, ...input }: NewConversation,
): Promise<{ conversation: ListedConversation; interview: Interview }> {
  const language = input.language ?? programme?.language ?? 'en';
  const interview = await createInterview(tx, deps, {
    accountId,
    door: 'CONVERSATION',
    interviewerId: null,
    interviewType: APPLICATION_TYPE,
    language,
    candidateId,
    email: given.email,
    givenName: given.name,
    cvIntakeId: null,
    externalId: input.externalId ?? null,
    returnUrl: input.returnUrl ?? null,
    ...(input.metadata === undefined ? {} : { metadata: input.metadata }),
    ...(input.linkDays === undefined ? {} : { linkDays: input.linkDays }),
  });
  const known = {
    // In a transaction this waits for no more than the program's own code, once.
    given: await givenFields(given, language),
    said: [],
    noAnswers: [],
    modelSaid: null,
    pitchSummary: null,
    corrections: [],
  };
  const conversation: Conversation = {
    ...known,
    id: interview.id,
    accountId,
    programmeId: programme?.id ?? null,
    cohort: input.cohort ?? programme?.cohort ?? null,
    source: input.source,
    status: statusOfConversation(known),
    confirmedAt: null,
    changedAt: new Date(deps.clock.now()),
  };
  await insertConversation(tx, conversation);
  return {
    conversation: {
      ...conversation,
      startedAt: null,
      recordingAt: null,
      recordingType: null,
      linkVersion: interview.linkVersion,
    },
    interview,
  };
}
