import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { InvariantError } from '../../../platform/errors.ts';
import type { PhraseBook } from '../phrase-book.ts';
import { phraseSet as en } from './en.ts';
import type { PhraseSet } from './phrase-set.ts';

type CatalogueLanguage = ReturnType<typeof catalogueLanguage>;

/** Every language has its place here; one without an entry is not written yet. */
const PHRASE_SETS: { en: PhraseSet } & Partial<Record<CatalogueLanguage, PhraseSet>> = { en };

/** Languages that the dialogue can speak; Indian English reads English. */
export const PHRASE_LANGUAGES = Object.keys(PHRASE_SETS) as CatalogueLanguage[];

/** All fixed phrases in `language`, for readers that need more than the reducer does; undefined where not written. */
export function phraseSet(language: Language): PhraseSet | undefined {
  return PHRASE_SETS[catalogueLanguage(language)];
}

/** The fixed phrases as the reducer asks for them. Throws where `language` is not written. */
export function phrases(language: Language): PhraseBook {
  const set = phraseSet(language);
  if (set === undefined) throw new InvariantError(`No dialogue phrases are written in ${language}.`);
  return {
    transition: (variant) => pick(set.transitions, variant),
    declined: (variant) => pick(set.declined, variant),
    nudge: (stage) => pick(stage === 1 ? set.silence.first : set.silence.second, 0),
    movingOn: (variant) => pick(set.silence.movingOn, variant),
    offer: () => set.offerAfterEmpty,
    loopBreaker: () => pick(set.loopBreaker, 0),
    followUp: (reason, variant) => pick(set.followUps[reason], variant),
    ownQuestions: () => set.candidateQuestions.invite,
    ownQuestionsAgain: (variant) => pick(set.candidateQuestions.anythingElse, variant),
    known: (fact) => pick(set.candidateQuestions.known, fact.length).replace('{fact}', () => fact),
    unknown: () => pick(set.candidateQuestions.unknown, 0),
  };
}

/** Any integer picks a wording; neighbours pick different ones. */
function pick(wordings: readonly string[], variant: number): string {
  const count = wordings.length;
  const wording = wordings[((Math.trunc(variant) % count) + count) % count];
  if (wording === undefined) throw new InvariantError('A phrase has no wording.');
  return wording;
}
