import type { Tx } from '../../platform/db/db.ts';
import { OverBudgetError, PoolBusyError } from '../../platform/workers/worker-pool.ts';
import type { AnswerAssessor, Assessment, DialogueRecord, Judgement, ModelAccess, Reread } from '../dialogue/index.ts';
import type { Blueprint, Question } from '../interviewers/index.ts';
import type { Interview } from '../interviews/index.ts';
import { type Conversation, knownFields } from './conversation.ts';
import { findConversation } from './conversation-store.ts';
import type { Extraction, ExtractionInput, Turn } from './extraction/index.ts';
import { givenQuestions } from './given-fields.ts';
import { type KeepDeps, keepConversation } from './keep-conversation.ts';
import { type ReadAnswer, withModelReading } from './model-reading.ts';
import { missingSlots, QUESTION_PLAN } from './question-plan.ts';
import { readByModel } from './read-by-model.ts';
import { placedInLog, spokenTurns } from './spoken-turns.ts';

/** What the founder's conversation and its form hold when an answer is assessed. */
type Material = {
  record: DialogueRecord;
  conversation: Conversation | null;
  /** Whether the founder agreed that a language model reads. */
  isReadByModel: boolean;
};

/**
 * Reads a conversation as `loadExtraction` gives it, apart from the thread that serves requests when it is long. Then
 * it rejects with `OverBudgetError` or `PoolBusyError` when it was not read in time.
 *
 * @param lane who asks, to be fair to others
 */
export type FounderReader = (input: ExtractionInput, lane: string) => Extraction | Promise<Extraction>;

/**
 * After each answer the whole transcript is read again: what is in it already is not asked, what is missing is
 * asked once more in other words. Where a language model may read, it files the latest answer besides.
 */
export function createApplicationAssessor(
  deps: KeepDeps,
  reader: FounderReader,
  access: ModelAccess | null = null,
): AnswerAssessor<Material> {
  return {
    async gather({ db, interview, record }) {
      return {
        record: await record(),
        conversation: await findConversation(db, interview.id),
        isReadByModel: access !== null && (await access.mayRead(db, interview)),
      };
    },
    assess({ question, interview, blueprint, material: { record, conversation, isReadByModel } }, limits) {
      const judgement = (read: Extraction, filed: ReadAnswer | null): Judgement => {
        const answers = withAnswer(conversation?.modelSaid ?? null, filed) ?? [];
        const known = withGiven(withModelReading(read, answers, textsOf(record)), conversation);
        return {
          assessment: { ...judge(question, known), settled: settledQuestions(blueprint, known, conversation) },
          keep: (tx) => keepReading(tx, deps, interview.id, { read, record, filed }),
        };
      };
      const read = readAgain(reader, { interview, blueprint, record }, false);
      if (access !== null && isReadByModel)
        return Promise.resolve(read).then(async (found) =>
          judgement(found, await readByModel(access, { interview, question }, record, found, limits)),
        );
      return read instanceof Promise ? read.then((found) => judgement(found, null)) : judgement(read, null);
    },
    async settledAtStart({ db, interview, blueprint }) {
      const conversation = await findConversation(db, interview.id);
      return settledQuestions(blueprint, withGiven({ fields: [], noAnswers: [] }, conversation), conversation);
    },
    reread({ interview, blueprint, material: { record } }) {
      const reread = (read: Extraction): Reread => ({
        keep: (tx) => keepReading(tx, deps, interview.id, { read, record }),
      });
      const read = readAgain(reader, { interview, blueprint, record }, false);
      return read instanceof Promise ? read.then(reread, unreadInTime) : reread(read);
    },
  };
}

/**
 * Reads the whole transcript; places are those of the log. While the conversation runs, the questions that are still
 * to come are at its end: a text that will be asked for is taken from another answer only when it is announced there.
 */
export function readAgain(
  reader: FounderReader,
  {
    interview,
    blueprint,
    record,
  }: { interview: Pick<Interview, 'accountId'>; blueprint: Blueprint; record: DialogueRecord },
  isOver: boolean,
): Extraction | Promise<Extraction> {
  const { turns, ids } = spokenTurns(record);
  const asked = new Set(turns.map(({ questionKey }) => questionKey));
  const toCome = isOver ? [] : blueprint.questions.filter(({ key }) => !asked.has(key));
  const pending = toCome.map(({ key, text }): Turn => ({ speaker: 'interviewer', questionKey: key, text }));
  const read = reader({ language: blueprint.language, turns: [...turns, ...pending] }, interview.accountId);
  return read instanceof Promise ? read.then((found) => placedInLog(found, ids)) : placedInLog(read, ids);
}

/** What was not read in time is read with the next answer, and at the end by a task that is repeated. */
function unreadInTime(error: unknown): Reread {
  if (error instanceof OverBudgetError || error instanceof PoolBusyError) return { keep: async () => undefined };
  throw error;
}

export function keepReading(
  tx: Tx,
  deps: KeepDeps,
  id: Conversation['id'],
  { read, record, filed = null }: { read: Extraction; record: DialogueRecord; filed?: ReadAnswer | null },
): Promise<void> {
  return keepConversation(tx, deps, id, ({ modelSaid: before }) => {
    const modelSaid = withAnswer(before, filed);
    const { fields, noAnswers } = withModelReading(read, modelSaid ?? [], textsOf(record));
    return { said: fields, noAnswers, modelSaid };
  });
}

/** An answer that was read again counts as it was read last. */
function withAnswer(before: readonly ReadAnswer[] | null, filed: ReadAnswer | null): ReadAnswer[] | null {
  if (filed === null) return before === null ? null : [...before];
  return [...(before ?? []).filter(({ turn }) => turn !== filed.turn), filed];
}

function textsOf({ turns }: DialogueRecord): (turn: number) => string | undefined {
  const texts = new Map(turns.map(({ id, text, skipped }) => [id, skipped ? '' : text]));
  return (turn) => texts.get(turn);
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
