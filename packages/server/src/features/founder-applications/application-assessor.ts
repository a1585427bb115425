import type { Tx } from '../../platform/db/db.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { AnswerAssessor, Assessed, Assessment } from '../dialogue/index.ts';
import type { Blueprint, Question } from '../interviewers/index.ts';
import { type Conversation, knownFields } from './conversation.ts';
import { findConversation } from './conversation-store.ts';
import { type Extraction, extractFounderApplication } from './extraction/index.ts';
import { givenQuestions } from './given-fields.ts';
import { keepConversation } from './keep-conversation.ts';
import { missingSlots, QUESTION_PLAN } from './question-plan.ts';
import { placedInLog, spokenTurns } from './spoken-turns.ts';

/**
 * After each answer the whole transcript is read anew: what stands in it already is not asked, what is missing is
 * asked once more in other words.
 */
export function createApplicationAssessor(ids: IdSource): AnswerAssessor {
  return {
    async assess({ question, ...assessed }) {
      const conversation = await findConversation(assessed.db, assessed.interview.id);
      const read = await readAnew(assessed);
      const known = withGiven(read, conversation);
      return {
        assessment: {
          ...judge(question, known),
          settled: settledQuestions(assessed.blueprint, known, conversation),
        },
        keep: (tx) => keepReading(tx, ids, assessed.interview.id, read),
      };
    },
    async settledAtStart({ db, interview, blueprint }) {
      const conversation = await findConversation(db, interview.id);
      return settledQuestions(blueprint, withGiven({ fields: [], noAnswers: [] }, conversation), conversation);
    },
    async reread(tx, assessed) {
      await keepReading(tx, ids, assessed.interview.id, await readAnew(assessed));
    },
  };
}

/** Reads the whole transcript; places are those of the log. */
export async function readAnew({ blueprint, record }: Pick<Assessed, 'blueprint' | 'record'>): Promise<Extraction> {
  const { turns, ids } = spokenTurns(await record());
  return placedInLog(extractFounderApplication({ language: blueprint.language, turns }), ids);
}

export function keepReading(
  tx: Tx,
  ids: IdSource,
  id: Conversation['id'],
  { fields, noAnswers }: Extraction,
): Promise<void> {
  return keepConversation(tx, ids, id, () => ({ said: fields, noAnswers }));
}

function withGiven(read: Extraction, conversation: Conversation | null): Extraction {
  const given = conversation?.given ?? [];
  return { ...read, fields: knownFields({ given, said: read.fields, corrections: [] }) };
}

function judge(question: Question, known: Extraction): Assessment {
  const plan = QUESTION_PLAN.find(({ key }) => key === question.key);
  if (plan === undefined) return { missing: [], content: 'enough', declined: false };
  const missing = missingSlots(known, plan);
  // "I have none" closes a question without filling anything; that there is no other founder is an answer.
  const open = missingSlots({ ...known, noAnswers: [] }, plan).filter((slot) => slot !== 'coFounders');
  return {
    missing: missing.length === 0 ? [] : ['too-short'],
    content: missing.length === 0 && open.length === 0 ? 'enough' : 'thin',
    declined: false,
  };
}

function settledQuestions(
  { questions }: Blueprint,
  known: Extraction,
  conversation: Pick<Conversation, 'given'> | null,
): string[] {
  const given: readonly string[] = givenQuestions(conversation?.given ?? []);
  return questions.flatMap(({ key }) => {
    const plan = QUESTION_PLAN.find((planned) => planned.key === key);
    return plan !== undefined && (given.includes(key) || missingSlots(known, plan).length === 0) ? [key] : [];
  });
}
