import { catalogueLanguage, JOINED_LANGUAGES, type Language } from '@colloquy/contract/shared';
import { foldWords } from './fold-words.ts';
import type { Hesitation } from './heard.ts';
import { type InterviewerQuestion, type RequestCategory, requestWords } from './request-words.ts';

/** `own-question`: something about the job, before the end. */
export type CandidateRequest = RequestCategory | InterviewerQuestion | Hesitation | 'own-question';

const BY_PRECEDENCE: readonly RequestCategory[] = ['person', 'stop', 'skip', 'pause', 'repeat'];
const QUESTIONS: readonly InterviewerQuestion[] = ['ai', 'result'];
/** Languages whose questions are known by their words: they are often written without a mark. */
const UNMARKED: ReadonlySet<string> = new Set(JOINED_LANGUAGES);

/** Longer words say more than a request; scripts of few characters a word say as much in fewer. */
const LONGEST = 90;
const LONGEST_DENSE = 40;
/** Letters that may be next to the request: a greeting, a name, a reason in a word or two. */
const EXTRA = 24;
const EXTRA_DENSE = 10;
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}]/u;

/** What the candidate asks of the interviewer instead of answering; null when the words say anything else. */
export function requestIn(language: Language, text: string): CandidateRequest | null {
  const dense = DENSE.test(text);
  if (text.length > (dense ? LONGEST_DENSE : LONGEST)) return null;
  const folded = foldWords(text);
  const words = requestWords(language);
  const isSaidBy = (pattern: RegExp): boolean => {
    const found = pattern.exec(folded)?.[0];
    return found !== undefined && folded.length - found.length <= (dense ? EXTRA_DENSE : EXTRA);
  };
  const request = BY_PRECEDENCE.find((kind) => isSaidBy(words.requests[kind]));
  if (request !== undefined) return request;
  if (!UNMARKED.has(catalogueLanguage(language)) && !/[?？؟]/u.test(text)) return null;
  return QUESTIONS.find((kind) => isSaidBy(words.questions[kind])) ?? null;
}

/** Whether the words ask to pass on, whatever else they say. */
export function asksToSkip(language: Language, text: string): boolean {
  return requestWords(language).requests.skip.test(foldWords(text));
}
