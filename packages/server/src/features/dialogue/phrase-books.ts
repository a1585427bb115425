import type { Content } from '@colloquy/content';
import type { DialogueTexts, Heard, Phrases } from '@colloquy/content/schema/dialogue';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { InvariantError } from '../../platform/errors.ts';
import { foldWords } from './fold-words.ts';
import type { PhraseBook } from './phrase-book.ts';

/** Scripts that put nothing between two sentences. */
const UNSPACED: ReadonlySet<Language> = new Set(['ja', 'zh']);

/** The phrases of each language as the reducer speaks them. */
export function phraseBooks(content: Content): (language: Language) => PhraseBook {
  return (language) => phraseBook(language, textsIn(content, language), (other) => textsIn(content, other));
}

/** Reads what a phrase book speaks, and the consents: before the transaction opens that needs it. */
export async function loadPhrases(content: Content, language: Language): Promise<void> {
  const catalogue = catalogueLanguage(language);
  await Promise.all([content.load('dialogue', catalogue), content.load('consent', catalogue)]);
}

export function phrasesIn(content: Content, language: Language): Phrases {
  return textsIn(content, language).phrases;
}

function textsIn(content: Content, language: Language): DialogueTexts {
  const texts = content.get('dialogue', catalogueLanguage(language));
  if (texts === null) throw new InvariantError(`no phrases are written in ${language}`);
  return texts;
}

function phraseBook(
  language: Language,
  { phrases: set, heard }: DialogueTexts,
  textsOf: (other: Language) => DialogueTexts,
): PhraseBook {
  const nameOf = (other: Language): string => languageName(other, language);
  return {
    transition: (variant) => pick(set.transitions, variant),
    declined: (variant) => pick(set.declined, variant),
    nudge: (stage, variant) => pick(stage === 1 ? set.silence.first : set.silence.second, variant),
    movingOn: (variant) => pick(set.silence.movingOn, variant),
    sayAgain: () => set.sayAgain,
    offer: () => set.offerAfterEmpty,
    loopBreaker: (variant) => pick(set.loopBreaker, variant),
    repeat: (asked, variant) => pick(set.repeat, variant).replace('{question}', () => asked),
    plainly: (question, variant) => pick(set.plainly, variant).replace('{question}', () => question),
    takeTime: (variant) => pick(set.takeTime, variant),
    openUp: (variant) => pick(set.openUp, variant),
    youSaid: (quote, question, variant) =>
      pick(set.youSaid, variant)
        .replace('{question}', () => question)
        .replace('{quote}', () => quote),
    otherLanguage: (spoken) => set.otherLanguage.replace('{language}', () => nameOf(spoken)),
    offerLanguage: (other) => {
      const offer = set.languageChange.offer.replace('{language}', () => nameOf(other));
      return `${offer} ${textsOf(other).phrases.languageChange.ask}`;
    },
    languageAsk: () => set.languageChange.ask,
    languageYes: () => set.languageChange.yes,
    languageNo: () => set.languageChange.no,
    languageKept: () => set.languageChange.kept,
    languageChanged: () => set.languageChange.changed,
    nameOf,
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
    near: (facts, variant) => {
      const quotes = facts.map((fact) => set.candidateQuestions.quoted.replace('{fact}', () => withoutPoint(fact)));
      return pick(set.candidateQuestions.near, variant).replace('{quotes}', () => listed(quotes, language));
    },
    unknown: (variant) => pick(set.candidateQuestions.unknown, variant),
    heard: () => folded(heard),
    sentences: () => sentencesOf(set),
  };
}

/** "English", in the language that is spoken. */
function languageName(language: Language, spoken: Language): string {
  const base = catalogueLanguage(language);
  return new Intl.DisplayNames([catalogueLanguage(spoken)], { type: 'language' }).of(base) ?? base;
}

function listed(quotes: readonly string[], language: Language): string {
  return new Intl.ListFormat(catalogueLanguage(language), { type: 'conjunction' }).format(quotes);
}

/** The sentence goes on after the quote. */
function withoutPoint(fact: string): string {
  return fact.replace(/(?<!\.)[.。।]$/u, '');
}

function pick(wordings: readonly string[], variant: number): string {
  const wording = wordings[Math.abs(variant) % wordings.length];
  if (wording === undefined) throw new Error('a phrase has no wording');
  return wording;
}

const foldedOnes = new WeakMap<Heard, Heard>();

/** As what is said is folded: Thai writes a vowel as one sign or as two. */
function folded(heard: Heard): Heard {
  const known = foldedOnes.get(heard);
  if (known !== undefined) return known;
  const made = Object.fromEntries(
    Object.entries(heard).map(([kind, words]) => [kind, words.map(foldWords)]),
  ) as unknown as Heard;
  foldedOnes.set(heard, made);
  return made;
}

const sentences = new WeakMap<Phrases, readonly string[]>();

function sentencesOf(set: Phrases): readonly string[] {
  const known = sentences.get(set);
  if (known !== undefined) return known;
  const { candidateQuestions: _about, ...others } = set;
  const found = leavesOf(others);
  sentences.set(set, found);
  return found;
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}
