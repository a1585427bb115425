import type { AnswerToAssess, AssessmentLimits, DialogueRecord, ModelAccess } from '../dialogue/index.ts';
import { brokenFounderRule } from './check-model-reading.ts';
import { type Extraction, type FieldName, TEXT_FIELDS, TEXT_OF_QUESTION } from './extraction/index.ts';
import { type ReadAnswer, readAnswerOf } from './model-reading.ts';
import { QUESTION_PLAN } from './question-plan.ts';

/** Left for writing what was found. */
const RESERVE_MS = 500;
/** Shorter answers hold one thing, which rules find. */
const FEWEST_WORDS = 5;
const LONGEST_ANSWER = 8_000;
/** What is asked for an address, a number or a name goes to no model, and what the rules found of that is masked elsewhere. */
const RULES_ALONE: ReadonlySet<string> = new Set([
  'founder_name',
  'founder_email',
  'founder_phone',
  'founder_network',
  'founder_current_location',
  'pitch_deck',
]);
const ADDRESSES: readonly FieldName[] = ['email', 'phone', 'network', 'pitchDeck'];

/** What each text of the form is about, as its question's purpose says. */
const FIELDS = TEXT_FIELDS.map((field) => {
  const question = QUESTION_PLAN.find(({ key }) => TEXT_OF_QUESTION[key] === field);
  return { id: field, about: question?.purpose ?? field };
});

/**
 * Has a language model file the latest answer. Null where it is too short to hold more than its question asks for, or
 * where the model gives nothing that can be used: the rules' reading counts.
 */
export async function readByModel(
  { ask }: ModelAccess,
  { interview, question }: Pick<AnswerToAssess<unknown>, 'interview' | 'question'>,
  { turns }: Pick<DialogueRecord, 'turns'>,
  read: Extraction,
  { deadlineAt, signal }: AssessmentLimits,
): Promise<ReadAnswer | null> {
  if (RULES_ALONE.has(question.key)) return null;
  const turn = turns.findLast(({ speaker, skipped }) => speaker === 'candidate' && !skipped);
  const words = turn?.text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (turn === undefined || (words < FEWEST_WORDS && turn.text.length < 40)) return null;
  const text = turn.text.slice(0, LONGEST_ANSWER);
  const until = deadlineAt - RESERVE_MS;
  const answer = await ask({
    subject: { kind: 'interview', id: interview.id },
    prompt: 'read-founder.v1',
    data: { question: question.text, fields: FIELDS, answer: text },
    // Who founded the company with whom is what is looked for: names are told, addresses and numbers are not.
    names: read.fields.flatMap(({ field, turn: at, span }) =>
      at === turn.id && span !== null && ADDRESSES.includes(field) ? [text.slice(span.start, span.end)] : [],
    ),
    check: (reply) => brokenFounderRule(reply, text),
    sample: 1,
    callMs: Math.max(0, until - Date.now()),
    deadlineAt: until,
    signal,
    mayFallBack: true,
  });
  return answer.kind === 'used' ? readAnswerOf(answer.reply, turn.id, text) : null;
}
