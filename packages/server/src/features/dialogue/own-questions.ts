import type { Language } from '@colloquy/contract/shared';
import type { Blueprint } from '../interviewers/index.ts';
import { findFacts } from './find-facts.ts';
import { stemsIn } from './own-question-words.ts';
import type { PhraseBook } from './phrase-book.ts';
import { rankFacts, replyOf } from './rank-facts.ts';
import { requestWords } from './request-words.ts';
import type { OwnQuestionReply, OwnReply } from './state.ts';
import type { DialogueRecord, Turn } from './transcript.ts';

/** Words that are in so many of the interviewer's phrases serve every subject, and tell none. */
const PLAIN_FROM = 3;

/**
 * Answers a candidate's question from the job's approved facts only: what surely answers it, else openly what may, else
 * openly nothing.
 */
export function answerOwnQuestion(
  { language, approvedFacts }: Pick<Blueprint, 'language' | 'approvedFacts'>,
  phrases: Pick<PhraseBook, 'sentences'>,
  text: string,
): OwnQuestionReply {
  if (!isOwnQuestion(language, phrases, text)) return { kind: 'no-question' };
  return replyOf(rankFacts(approvedFacts, language, text, plainWordsOf(language, phrases)));
}

/** Whether the facts tell of all that the words ask about, surely an answer or not. */
export function isToldOf(
  { language, approvedFacts }: Pick<Blueprint, 'language' | 'approvedFacts'>,
  phrases: Pick<PhraseBook, 'sentences'>,
  text: string,
): boolean {
  return findFacts(approvedFacts, language, text, plainWordsOf(language, phrases)).length > 0;
}

/** What is said to it. @param variant by count, so that no wording comes twice */
export function spokenReply(
  reply: OwnReply,
  phrases: Pick<PhraseBook, 'known' | 'near' | 'unknown'>,
  variant: number,
): string {
  switch (reply.kind) {
    case 'known':
      return phrases.known(reply.fact, variant);
    case 'near':
      return phrases.near(reply.facts, variant);
    case 'unknown':
      return phrases.unknown(variant);
  }
}

const plain = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Words of a language that go with any subject, counted in what the interviewer says, all about the job aside. */
export function plainWordsOf(language: Language, phrases: Pick<PhraseBook, 'sentences'>): ReadonlySet<string> {
  const sentences = phrases.sentences();
  const known = plain.get(sentences);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const word of stemsIn(language, sentence)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const found = new Set([...counts].filter(([, count]) => count >= PLAIN_FROM).map(([word]) => word));
  plain.set(sentences, found);
  return found;
}

/** Turns in which the candidate asked something of their own. */
export function ownQuestions(
  { turns }: DialogueRecord,
  language: Language,
  phrases: Pick<PhraseBook, 'sentences'>,
): Turn[] {
  return turns.filter(
    ({ speaker, questionKey, skipped, text, reply }) =>
      speaker === 'candidate' &&
      questionKey === null &&
      !skipped &&
      (reply !== undefined || isOwnQuestion(language, phrases, text)),
  );
}

/** How somebody begins who has nothing to ask. */
const NO =
  /^\s*(?:no|nope|nah|none|nothing|nein|nee|nö|keine?|nichts|non|aucune?|rien|ninguna?|nada|não|nenhuma?|nessuna?|niente|geen|niets|nej|nei|ingen|inga|inget|ei|tidak|tiada|tak|belum|không|нет|ничего|вопросов нет|नहीं|जी नहीं)(?!\p{L})/iu;

/** Whether the candidate's words ask something; "no, thank you" does not. */
function isOwnQuestion(language: Language, phrases: Pick<PhraseBook, 'sentences'>, text: string): boolean {
  if (/[?？؟]/u.test(text)) return true;
  if (!requestWords(language).asking.test(text)) return false;
  const telling = stemsIn(language, text);
  for (const word of plainWordsOf(language, phrases)) telling.delete(word);
  return telling.size >= (NO.test(text) ? 6 : 1);
}

/** Longer words than these ask for nothing in passing. */
const LONGEST_ASIDE = 160;
/** Words that may come before what is asked: "sorry, ", "by the way, ". */
const BEFORE_ASKING = 14;

/** Whether an answer is nothing but a question of the candidate: one sentence with its mark that begins as questions do. */
export function isAside(language: Language, text: string): boolean {
  const said = text.trim();
  if (
    said.length > LONGEST_ASIDE ||
    !/[?？؟]$/u.test(said) ||
    /[.!?。！？\n].*\S/su.test(said.slice(BEFORE_ASKING, -1))
  )
    return false;
  const asking = requestWords(language).asking.exec(said);
  if (asking === null) return false;
  // Languages that ask at the end of a sentence say so there.
  return (
    asking.index <= BEFORE_ASKING || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Devanagari}]/u.test(said)
  );
}
