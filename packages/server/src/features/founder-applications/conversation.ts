import type { Id } from '../../platform/ids.ts';
import { type Correction, withCorrections } from './corrections.ts';
import {
  type ConversationStatus,
  type FoundField,
  fieldValue,
  type NoAnswer,
  type PitchSummary,
  statusOf,
} from './extraction/index.ts';
import type { ReadAnswer } from './model-reading.ts';

/** The form next to a founder's interview, with the same id: where each field comes from stays with it. */
export type Conversation = {
  id: Id<'interview'>;
  accountId: Id<'account'>;
  programmeId: Id<'programme'> | null;
  cohort: string | null;
  source: string | null;
  /** What came with the link. */
  given: FoundField[];
  /** Read out of the transcript; `turn` is the sequence number of the turn in the log. */
  said: FoundField[];
  noAnswers: NoAnswer[];
  /** What a language model found in single answers; null while none has read any. `said` holds it, too. */
  modelSaid: ReadAnswer[] | null;
  pitchSummary: PitchSummary | null;
  /** What the founder typed on the summary page, one for each field. */
  corrections: Correction[];
  status: ConversationStatus;
  confirmedAt: Date | null;
  /** When what is known of it changed; null where an earlier program knew it last. */
  changedAt: Date | null;
};

/** Every field with its origins: what holds is for `fieldValue` and `conversationDetails` to say. */
export function knownFields({
  given,
  said,
  corrections,
}: Pick<Conversation, 'given' | 'said' | 'corrections'>): FoundField[] {
  return withCorrections([...given, ...withoutShortNames(said, given)], corrections);
}

export function statusOfConversation(conversation: Pick<Conversation, 'given' | 'said' | 'corrections'>) {
  return statusOf(knownFields(conversation));
}

export function emailOf(conversation: Pick<Conversation, 'given' | 'said' | 'corrections'>): string | null {
  return fieldValue(knownFields(conversation), 'founder', 'email');
}

/** "It's Rosa" takes nothing away from the full name that came with the link. */
function withoutShortNames(said: readonly FoundField[], given: readonly FoundField[]): readonly FoundField[] {
  const whole = fieldValue(given, 'founder', 'name');
  const spoken = fieldValue(said, 'founder', 'name');
  if (whole === null || spoken === null) return said;
  const words = new Set(wordsOf(whole));
  const isPart = spoken !== whole && wordsOf(spoken).every((word) => words.has(word));
  const names = ['firstName', 'lastName', 'name'];
  return isPart ? said.filter(({ person, field }) => person !== 'founder' || !names.includes(field)) : said;
}

function wordsOf(name: string): string[] {
  return name.normalize('NFKC').toLowerCase().split(/\s+/u);
}
