import { JOINED_LANGUAGES } from '@colloquy/contract/shared';
import type { SentenceEvidence } from './evidence.ts';
import { fold } from './fold.ts';
import { type BaseLanguage, EVERYDAY } from './lexicon/index.ts';
import { contentWords } from './stems.ts';

/** So many words of the job come back where an answer is about such work; pairs of characters come back more easily. */
const FEWEST = 3;
const FEWEST_PAIRS = 6;
const PAIRED = new Set<BaseLanguage>(JOINED_LANGUAGES);
/** A mere list of words is about nothing. */
const STATED = 0.3;

/** Whether an answer speaks of the job's own work: whatever the rubric lacks words for, that is no other subject. */
export function usesJobVocabulary(
  job: readonly string[],
  said: readonly SentenceEvidence[],
  language: BaseLanguage,
): boolean {
  if (job.length === 0) return false;
  const words = contentWords(fold(job.join('\n')).text, language);
  for (const word of contentWords(fold(EVERYDAY[language].join('\n')).text, language)) words.delete(word);
  const shared = new Set(
    said
      .filter(({ credit }) => credit >= STATED)
      .flatMap((sentence) => [...sentence.contentWords].filter((it) => words.has(it))),
  );
  return shared.size >= (PAIRED.has(language) ? FEWEST_PAIRS : FEWEST);
}
