import type { PromptReply } from '@colloquy/content/schema/prompt';
import { wordCount } from '@colloquy/content/schema/spoken';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { ModelAccess } from '../dialogue/index.ts';
import { isMachineTalk, statesProtectedTopic } from '../interviewers/index.ts';
import type { Interview } from '../interviews/index.ts';
import { hasOnlyFiguresOf, holdsMarkup, isOfWords, isSameSaid } from '../model-usage/index.ts';
import { type Conversation, knownFields } from './conversation.ts';
import { fieldValue, type PitchSummary, SUMMARY_FIELDS, type TextField } from './extraction/index.ts';

export type PitchReply = PromptReply<'pitch-summary.v1'>;

const MOST_SENTENCES = 7;
const WORDS = { least: 3, most: 40 };
const LONGEST = 350;
const LONGEST_TEXT = 1_500;
/** No conversation is told of much later for its summary's sake. */
const CALL_MS = 20_000;

type Stated = { id: TextField; text: string };

/** The rule that a pitch's summary breaks, by the name that the prompt gives it; null when every sentence may be shown. */
export function brokenPitchRule(
  { sentences }: PitchReply,
  stated: readonly Stated[],
  isInLanguage: (text: string) => boolean,
): string | null {
  if (sentences.length === 0 || sentences.length > MOST_SENTENCES) return 'count';
  for (const [index, { fields, sentence }] of sentences.entries()) {
    const cited = stated.filter(({ id }) => fields.includes(id));
    if (cited.length === 0 || cited.length !== new Set(fields).size) return 'unknown-field';
    const words = wordCount(sentence);
    if (words < WORDS.least || words > WORDS.most || sentence.length > LONGEST) return 'length';
    if (holdsMarkup(sentence) || isMachineTalk(sentence)) return 'form';
    if (statesProtectedTopic(sentence).length > 0) return 'protected-topic';
    const said = cited.map(({ text }) => text).join(' ');
    if (!hasOnlyFiguresOf(sentence, said)) return 'number';
    if (!isOfWords(sentence, said)) return 'not-of-fields';
    if (!isInLanguage(sentence)) return 'language';
    if (sentences.slice(0, index).some((earlier) => isSameSaid(earlier.sentence, sentence))) return 'repeat';
  }
  return null;
}

/** A model's summary of what is known of a pitch; null where there is nothing to sum up, or nothing that can be used. */
export async function summarisePitch(
  { ask, isIn, nameOf }: Pick<ModelAccess, 'ask' | 'isIn' | 'nameOf'>,
  interview: Pick<Interview, 'id' | 'language'>,
  conversation: Conversation,
  signal: AbortSignal,
): Promise<PitchSummary | null> {
  const known = knownFields(conversation);
  const stated = SUMMARY_FIELDS.flatMap((id): Stated[] => {
    const text = fieldValue(known, 'founder', id);
    return text === null ? [] : [{ id, text: text.slice(0, LONGEST_TEXT) }];
  });
  if (stated.length < 2) return null;
  const { language } = interview;
  const names = known.flatMap(({ field, value }) => (field === 'name' ? [value] : []));
  const answer = await ask({
    subject: { kind: 'interview', id: interview.id },
    prompt: 'pitch-summary.v1',
    data: { language: nameOf(language), fields: stated },
    names,
    check: (reply) => brokenPitchRule(reply, stated, (text) => isIn(text, language)),
    sample: 1,
    callMs: CALL_MS,
    deadlineAt: Date.now() + 2 * CALL_MS,
    signal,
    mayFallBack: true,
  });
  if (answer.kind !== 'used') return null;
  const gap = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(answer.reply.sentences[0]?.sentence ?? '') ? '' : ' ';
  const text = answer.reply.sentences.map(({ sentence }) => sentence.trim()).join(gap);
  return { text, of: digestOf(known) };
}

/** The model's summary while it rests on what is known; null once a text has changed. */
export function summaryInForce(conversation: Conversation): string | null {
  const { pitchSummary } = conversation;
  return pitchSummary !== null && pitchSummary.of === digestOf(knownFields(conversation)) ? pitchSummary.text : null;
}

function digestOf(known: Parameters<typeof fieldValue>[0]): string {
  const texts = SUMMARY_FIELDS.map((id) => fieldValue(known, 'founder', id));
  return sha256(JSON.stringify(texts)).toString('hex');
}
