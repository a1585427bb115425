import type { Language } from '@colloquy/contract/shared';
import { segmenterOf } from '@colloquy/language/text/sentences';
import type { Blueprint } from '../interviewers/index.ts';
import type { PhraseBook } from './phrase-book.ts';
import { requestWords } from './request-words.ts';
import type { OwnQuestionReply } from './state.ts';
import type { DialogueRecord, Turn } from './transcript.ts';

/** Words of three letters or more may carry a topic. */
const MIN_WORD = 3;
/** From this weight on a fact shares the subject of a question. */
const ENOUGH = 4;
/** Subjects that candidates ask about in other words than descriptions use: pay, working hours, leave. */
const SUBJECTS: readonly RegExp[] = [
  /(?<!\p{L})(?:salary|pay|paid|wages?|earn|compensation|gehalt\p{L}*|vergütung\p{L}*|bezahl\p{L}*|lohn|verdien\p{L}*|zahlen|tarif\p{L}*|salaire\p{L}*|rémunération|payée?|sueldo|salario|retribución|cobrar\p{L}*|salaris|loon|verdien\p{L}*|gaji|upah|lương|thu nhập|stipendio|retribuzione|salário|remuneração)(?!\p{L})|給与|給料|時給|月給|年収|급여|연봉|월급|薪|工资/iu,
  /(?<!\p{L})(?:working hours|hours|shifts?|arbeitszeit\p{L}*|schicht\p{L}*|horaires?|horarios?|jornada|turnos?|werktijd\p{L}*|uren|jam kerja|sif|giờ làm\p{L}*|thời gian làm việc|orario)(?!\p{L})|勤務時間|シフト|근무 ?시간|工作时间/iu,
  /(?<!\p{L})(?:holidays?|vacation|annual leave|days off|days of leave|urlaub\p{L}*|congés|vacaciones|vakantie\p{L}*|cuti|nghỉ phép|ferie|férias)(?!\p{L})|休暇|有給|휴가|연차|年假/iu,
];
/** Words that are in so many of the interviewer's phrases serve every subject, and tell none. */
const PLAIN_FROM = 3;

/**
 * Answers a candidate's question from the job's approved facts only: the fact that shares most of the question's
 * telling words, else openly nothing. Words that are in several facts tell nothing apart and count less.
 */
export function answerOwnQuestion(
  blueprint: Blueprint,
  phrases: Pick<PhraseBook, 'sentences'>,
  text: string,
): OwnQuestionReply {
  if (!isOwnQuestion(blueprint.language, phrases, text)) return { kind: 'no-question' };
  const asked = words(blueprint.language, text);
  for (const word of plainWords(blueprint.language, phrases.sentences())) asked.delete(word);
  const facts = blueprint.approvedFacts.map((fact) => ({
    text: fact.text,
    words: words(blueprint.language, fact.text),
  }));
  const frequency = new Map<string, number>();
  for (const fact of facts) for (const word of fact.words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  let best: { text: string; weight: number } | null = null;
  for (const fact of facts) {
    let weight = 0;
    for (const word of fact.words) if (asked.has(word)) weight += weightOf(word) / (frequency.get(word) ?? 1);
    if (SUBJECTS.some((subject) => subject.test(text) && subject.test(fact.text))) weight += ENOUGH;
    if (best === null || weight > best.weight) best = { text: fact.text, weight };
  }
  return best !== null && best.weight >= ENOUGH ? { kind: 'known', fact: best.text } : { kind: 'unknown' };
}

/** What is said to it; null where nothing was asked. @param variant by count, so that no wording comes twice */
export function spokenReply(
  reply: OwnQuestionReply,
  phrases: Pick<PhraseBook, 'known' | 'unknown'>,
  variant: number,
): string | null {
  if (reply.kind === 'no-question') return null;
  return reply.kind === 'known' ? phrases.known(reply.fact, variant) : phrases.unknown(variant);
}

/** Whether a fact is about what the question asks, where that is pay, hours or leave; anything else may be asked in any words. */
export function isOfItsSubject(question: string, fact: string): boolean {
  return SUBJECTS.every((subject) => !subject.test(question) || subject.test(fact));
}

const plain = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Words of a language that go with any subject, counted in what the interviewer says, all about the job aside. */
function plainWords(language: Language, sentences: readonly string[]): ReadonlySet<string> {
  const known = plain.get(sentences);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const word of words(language, sentence)) counts.set(word, (counts.get(word) ?? 0) + 1);
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
    ({ speaker, questionKey, skipped, text }) =>
      speaker === 'candidate' && questionKey === null && !skipped && isOwnQuestion(language, phrases, text),
  );
}

/** How somebody begins who has nothing to ask. */
const NO =
  /^\s*(?:no|nope|nah|none|nothing|nein|nee|nö|keine?|nichts|non|aucune?|rien|ninguna?|nada|não|nenhuma?|nessuna?|niente|geen|niets|nej|nei|ingen|inga|inget|ei|tidak|tiada|tak|belum|không|нет|ничего|вопросов нет|नहीं|जी नहीं)(?!\p{L})/iu;

/** Whether the candidate's words ask something; "no, thank you" does not. */
function isOwnQuestion(language: Language, phrases: Pick<PhraseBook, 'sentences'>, text: string): boolean {
  if (/[?？؟]/u.test(text)) return true;
  if (!requestWords(language).asking.test(text)) return false;
  const telling = words(language, text);
  for (const word of plainWords(language, phrases.sentences())) telling.delete(word);
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

/** A sign of a script that writes words in one or two says as much as several letters. */
function weightOf(word: string): number {
  return /[\p{sc=Han}\p{sc=Hangul}]/u.test(word) ? 2 * word.length : word.length;
}

function words(language: string, text: string): Set<string> {
  const segments = segmenterOf(language, 'word').segment(text.normalize('NFKC').toLowerCase());
  const found = new Set<string>();
  for (const { segment, isWordLike } of segments) {
    if (isWordLike && ([...segment].length >= MIN_WORD || /[\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}]/u.test(segment)))
      found.add(segment.slice(0, 6));
  }
  return found;
}
