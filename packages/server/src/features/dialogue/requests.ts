import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { type CandidateRequest, REQUEST_WORDS } from './request-words.ts';

const KINDS: readonly CandidateRequest[] = ['person', 'stop', 'skip', 'pause', 'repeat'];

/** Longer words say more than a request; scripts of few signs a word say as much in fewer. */
const LONGEST = 90;
const LONGEST_DENSE = 40;
/** Letters that may stand beside the request: a greeting, a name, a reason in a word or two. */
const BESIDE = 24;
const BESIDE_DENSE = 10;
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}]/u;

/** What the candidate asks of the interviewer instead of answering; null when the words say anything else. */
export function requestIn(language: Language, text: string): CandidateRequest | null {
  const dense = DENSE.test(text);
  if (text.length > (dense ? LONGEST_DENSE : LONGEST)) return null;
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim();
  const words = REQUEST_WORDS[catalogueLanguage(language)];
  return (
    KINDS.find((kind) => {
      const found = words[kind].exec(folded)?.[0];
      return found !== undefined && folded.length - found.length <= (dense ? BESIDE_DENSE : BESIDE);
    }) ?? null
  );
}
