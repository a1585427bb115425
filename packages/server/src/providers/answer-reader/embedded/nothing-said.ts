import { catalogueLanguage } from '@colloquy/contract/shared';
import type { AnswerReading, AnswerToRead, Span } from '../port.ts';
import type { SentenceEvidence } from './evidence.ts';
import { type BaseLanguage, EVERYDAY, FUNCTION_WORDS, madeOnce, NOTHING, PASSES } from './lexicon/index.ts';
import type { Rest } from './passing.ts';
import { compilePhrases, findPhrases, type Hit, type Phrases } from './phrases.ts';
import type { PlainReading } from './reading.ts';
import { words } from './sentences.ts';

type Category = 'done' | 'more';

/** So many words that are in none of these turns may be left: what is not known, or was not done. */
const MOST_LEFT = 1;
/** Longer answers tell something, whatever they are made of. */
const MOST_WORDS = 30;

const phrasesOf = madeOnce((language): Phrases<Category> => {
  const { done, more } = NOTHING[language];
  return compilePhrases<Category>([{ done, more }]);
});

/** Words that tell nothing beside such a turn. */
const idleOf = madeOnce((language): ReadonlySet<string> => {
  const { reasons, this: named, of } = PASSES[language];
  const { bare, beside } = NOTHING[language];
  const said = [...reasons, ...named, ...of].flatMap((phrase) => words(phrase, language));
  return new Set([...FUNCTION_WORDS[language], ...EVERYDAY[language], ...bare, ...beside, ...said]);
});

/**
 * Whether an answer as a whole tells nothing of the matter, and the sentence in which the speaker says that they have not
 * done or have not got what is asked for. An answer with a point, a figure or an occasion in it tells something. Linear.
 */
export function nothingSaid(
  plain: PlainReading,
  { language, question }: Pick<AnswerToRead, 'language' | 'question'>,
  reading: Pick<AnswerReading, 'facts' | 'signals' | 'told' | 'mistakes'>,
): Pick<AnswerReading, 'saysNothing' | 'notDone'> {
  if (plain.notAssessable === 'unreadable') return { saysNothing: true };
  const isDeclined = plain.notAssessable === 'declined' && plain.injections.length === 0;
  // Most answers end here: their sentences are not gone through once more.
  if (!isDeclined && tellsAnyhow(plain, reading)) return {};
  const base = catalogueLanguage(language);
  const read = plain.sentences.flatMap((sentence, at) => {
    const rest = plain.rests[at];
    return rest === undefined ? [] : [{ sentence, ...turnsOf(sentence, rest, base) }];
  });
  const [only] = read;
  // "No" is a whole answer to what somebody has.
  const isBare = question.asksFacts === true && read.length === 1 && only?.isBare === true;
  const found = read.find(({ isDone }) => isDone)?.sentence ?? (isBare ? only?.sentence : undefined);
  const notDone = found === undefined || plain.injections.length > 0 ? {} : { notDone: found.span };
  if (isDeclined) return { saysNothing: true, ...notDone };
  if (reading.told !== undefined && found === undefined) return {};
  if (plain.notAssessable === 'too-short' && question.asksFacts !== true) return { saysNothing: true, ...notDone };
  if (read.length === 0) return {};
  const left = read.reduce((sum, sentence) => sum + sentence.left, 0);
  const isTurn = isBare || read.some((sentence) => sentence.isTurn);
  if (!isTurn || left > MOST_LEFT || read.some((sentence) => !sentence.isTurn && sentence.left > 0)) return {};
  return { saysNothing: true, ...notDone };
}

/** Whether an answer tells something, whatever turns are in it. */
function tellsAnyhow(
  { foreign, words }: PlainReading,
  { facts, mistakes = [], signals }: Pick<AnswerReading, 'facts' | 'signals' | 'mistakes'>,
): boolean {
  return (
    foreign ||
    words > MOST_WORDS ||
    facts.some(({ named }) => named === true) ||
    mistakes.length > 0 ||
    signals.figure !== null
  );
}

type Turns = { isTurn: boolean; isDone: boolean; isBare: boolean; left: number };

/** What a sentence has of turns that tell nothing, and how many words beside them. */
function turnsOf({ folded }: SentenceEvidence, { passes, text }: Rest, language: BaseLanguage): Turns {
  const hits = findPhrases(folded, phrasesOf(language));
  const idle = idleOf(language);
  const rest = without(
    passes === null ? folded : text,
    passes === null ? hits : findPhrases(text, phrasesOf(language)),
  );
  const left = words(rest, language).filter((word) => /[\p{L}\p{N}]/u.test(word) && !idle.has(word)).length;
  return {
    isTurn: passes !== null || hits.length > 0,
    isDone: hits.some(({ category }) => category === 'done'),
    isBare: NOTHING[language].bare.includes(folded.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '')),
    left,
  };
}

/** The text with blanks for each of the places. */
function without(text: string, places: readonly Pick<Hit<Category>, keyof Span>[]): string {
  return places.reduce(
    (kept, { start, end }) => kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end),
    text,
  );
}
