import type { Blueprint } from '../interviewers/index.ts';
import type { DialogueRecord, Turn } from './transcript.ts';

export type OwnQuestionReply = { kind: 'known'; fact: string } | { kind: 'unknown' } | { kind: 'no-question' };

/** Words of three letters or more carry a topic; shorter ones and those of every third sentence do not. */
const MIN_WORD = 3;

/**
 * Answers a candidate's question from the job's approved facts only: the fact that shares most of the question's
 * telling words, else openly nothing. Words that stand in several facts tell nothing apart and count less.
 */
export function answerOwnQuestion(blueprint: Blueprint, text: string): OwnQuestionReply {
  if (!isOwnQuestion(blueprint.language, text)) return { kind: 'no-question' };
  const asked = words(blueprint.language, text);
  const facts = blueprint.approvedFacts.map((fact) => ({
    text: fact.text,
    words: words(blueprint.language, fact.text),
  }));
  const frequency = new Map<string, number>();
  for (const fact of facts) for (const word of fact.words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  let best: { text: string; weight: number } | null = null;
  for (const fact of facts) {
    let weight = 0;
    for (const word of fact.words) if (asked.has(word)) weight += word.length / (frequency.get(word) ?? 1);
    if (best === null || weight > best.weight) best = { text: fact.text, weight };
  }
  return best !== null && best.weight >= 4 ? { kind: 'known', fact: best.text } : { kind: 'unknown' };
}

/** Turns in which the candidate asked something of their own. */
export function ownQuestions({ turns }: DialogueRecord, language: string): Turn[] {
  return turns.filter(
    ({ speaker, questionKey, skipped, text }) =>
      speaker === 'candidate' && questionKey === null && !skipped && isOwnQuestion(language, text),
  );
}

/** Whether the candidate's words ask something; "no, thank you" does not. */
function isOwnQuestion(language: string, text: string): boolean {
  return /[?？؟]/u.test(text) || words(language, text).size >= 3;
}

function words(language: string, text: string): Set<string> {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text.normalize('NFKC').toLowerCase());
  const found = new Set<string>();
  for (const { segment, isWordLike } of segments) {
    if (isWordLike && ([...segment].length >= MIN_WORD || /[\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}]/u.test(segment)))
      found.add(segment.slice(0, 6));
  }
  return found;
}
