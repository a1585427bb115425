import type { Language } from '@colloquy/contract/shared';
import type { PhraseBook } from './phrase-book.ts';
import { phrases } from './phrases/phrases.ts';

/** Scripts that put nothing between two sentences. */
const UNSPACED: ReadonlySet<Language> = new Set(['ja', 'zh']);

/** The phrases of one language as the reducer speaks them. */
export function phraseBook(language: Language): PhraseBook {
  const set = phrases(language);
  return {
    transition: (variant) => pick(set.transitions, variant),
    declined: (variant) => pick(set.declined, variant),
    nudge: (stage, variant) => pick(stage === 1 ? set.silence.first : set.silence.second, variant),
    movingOn: (variant) => pick(set.silence.movingOn, variant),
    offer: () => set.offerAfterEmpty,
    loopBreaker: (variant) => pick(set.loopBreaker, variant),
    repeat: (asked, variant) => pick(set.repeat, variant).replace('{question}', () => asked),
    confirmLeave: () => set.confirmLeave,
    askedForPerson: () => set.askedForPerson,
    askedIfAi: () => set.askedIfAi,
    askedForResult: () => set.askedForResult,
    followUps: (reason) => set.followUps[reason] ?? [],
    ownQuestions: (hasFacts) => {
      const { invite, factsOffered } = set.candidateQuestions;
      if (!hasFacts) return invite;
      return `${invite}${UNSPACED.has(language) ? '' : ' '}${factsOffered}`;
    },
    ownQuestionsAgain: (variant) => pick(set.candidateQuestions.anythingElse, variant),
    known: (fact, variant) => pick(set.candidateQuestions.known, variant).replace('{fact}', () => fact),
    unknown: (variant) => pick(set.candidateQuestions.unknown, variant),
  };
}

function pick(wordings: readonly string[], variant: number): string {
  const wording = wordings[Math.abs(variant) % wordings.length];
  if (wording === undefined) throw new Error('a phrase has no wording');
  return wording;
}
