import type { Subject } from '@colloquy/content/schema/subject-lexicon';
import { type CatalogueLanguage, catalogueLanguage, type Language } from '@colloquy/contract/shared';
import type { ApprovedFact } from '../interviewers/index.ts';
import { foldText, namesIn, stemsIn, subjectsIn, wordsIn } from './own-question-words.ts';
import { everySubjectWords, type SubjectWords, subjectWords } from './subject-words.ts';

/** A fact with what it tells. */
export type ReadFact = {
  text: string;
  topic: ApprovedFact['topic'];
  folded: string;
  /** Stems. */
  words: ReadonlySet<string>;
  /** Words whole, in small letters. */
  whole: readonly string[];
  names: ReadonlySet<string>;
  told: ReadonlySet<Subject>;
  /** Those that it may tell of, by any word that goes with them. */
  near: ReadonlySet<Subject>;
  /** Whether it is about the product or its customers. */
  isOfOthers: boolean;
};

/** The facts of a job as they are read, by the words of the language that they are written in. */
export type Telling = { facts: readonly ReadFact[]; words: SubjectWords; language: Language };

/** Plans are kept in memory, and so is what was read of their facts. */
const tellings = new WeakMap<readonly ApprovedFact[], Telling>();

/** @param asking words of the interview's language, for facts of no known one */
export function readFacts(facts: readonly ApprovedFact[], language: Language, asking: SubjectWords): Telling {
  const known = tellings.get(facts);
  if (known !== undefined) return known;
  const words = toldIn(facts, catalogueLanguage(language)) ?? asking;
  const telling: Telling = {
    words,
    language,
    facts: facts.map(({ text, topic }) => {
      const folded = foldText(text);
      return {
        text,
        topic,
        folded,
        words: stemsIn(language, text),
        whole: wordsIn(language, folded),
        names: namesIn(language, text, 'anywhere'),
        told: new Set(subjectsIn(folded, words.told)),
        near: new Set(subjectsIn(folded, words.near)),
        isOfOthers: words.others?.test(folded) ?? false,
      };
    }),
  };
  tellings.set(facts, telling);
  return telling;
}

/** From this part of the facts on a language that indicates them is the description's. */
const ENOUGH_TOLD = 0.3;

/** Words of the language that tells most of the facts something: that of the interview or English, else any. */
function toldIn(facts: readonly Pick<ApprovedFact, 'text'>[], language: CatalogueLanguage): SubjectWords | null {
  const texts = facts.map(({ text }) => foldText(text));
  const countIn = ({ anything }: SubjectWords): number => texts.filter((text) => anything.test(text)).length;
  let best: { words: SubjectWords; count: number } | null = null;
  const consider = (words: SubjectWords | null): void => {
    const count = words === null ? 0 : countIn(words);
    if (words !== null && (best === null || count > best.count)) best = { words, count };
  };
  for (const likely of new Set<CatalogueLanguage>([language, 'en'])) consider(subjectWords(likely));
  const found = best as { words: SubjectWords; count: number } | null;
  if (found === null || found.count < ENOUGH_TOLD * texts.length)
    for (const { words } of everySubjectWords()) consider(words);
  return (best as { words: SubjectWords } | null)?.words ?? null;
}
