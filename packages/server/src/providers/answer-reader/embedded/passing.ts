import type { QuestionToRead, Span } from '../port.ts';
import { readSentence, type SentenceEvidence } from './evidence.ts';
import { type BaseLanguage, FUNCTION_WORDS, madeOnce, PASSES } from './lexicon/index.ts';
import { selfActs } from './own-acts.ts';
import { reportsOwnAction } from './own-past.ts';
import { compilePhrases, findPhrases, type Hit, type Phrases } from './phrases.ts';
import { words } from './sentences.ts';
import { toldOccasion } from './told-occasion.ts';

type Category = keyof (typeof PASSES)['en'];
type Pass = 'leaves' | 'lacks';
type Place = { start: number; end: number };

/** What together, in one clause, passes on a question. */
const TOGETHER: readonly { pass: Pass; parts: readonly [Category, ...Category[]] }[] = [
  { pass: 'leaves', parts: ['may', 'leave', 'this'] },
  { pass: 'leaves', parts: ['refuse', 'say', 'this'] },
  { pass: 'lacks', parts: ['lacking', 'of'] },
];
/** Letters from the first of them to the end of the last; scripts of few characters a word say as much in fewer. */
const REACH = 70;
const REACH_DENSE = 24;
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** Other words beside leaving the question out: its reasons. */
const REASON_WORDS = 30;
/** The same beside having nothing to tell: whoever then says more may have begun to tell. */
const FEW_WORDS = 14;
/** So many words behind a turn go on to something else. */
const TURN_WORDS = 5;
/** Other words before it: what is told first counts as an answer. */
const WORDS_BEFORE = 8;

const CLAUSE = /[^.,;:!?…()"。、，；：！？।\n–—]+/gu;
/** Stands for words that were left out. */
const LEFT_OUT = '\u{fffc}';

const phrasesOf = madeOnce((language): Phrases<Category> => {
  const { did = [], ...others } = PASSES[language];
  return compilePhrases<Category>([{ ...others, did }]);
});

/** A sentence without the words by which somebody passes, or gives reasons for it; `turn` is where a turn in it ends. */
export type Rest = { span: Span; text: string; passes: Pass | null; turn: number | null };

/**
 * The sentence by which the speaker passes on the question, where the answer as a whole does: it leaves the question out or
 * has nothing to tell, and what is said beside tells of nothing that was done. Who is asked what they have answers by having
 * none. Null for any other answer. Linear.
 *
 * @param rests of its sentences, as `restOf` gives them
 */
export function passingSentence(
  rests: readonly Rest[],
  language: BaseLanguage,
  { asksFacts }: Pick<QuestionToRead, 'asksFacts'>,
): Span | null {
  const at = rests.findIndex(({ passes }) => passes === 'leaves' || (passes === 'lacks' && asksFacts !== true));
  const passing = rests[at];
  if (passing === undefined) return null;
  const count = (part: string): number => words(part, language).length;
  const wordsOf = (some: readonly Rest[]): number => some.reduce((sum, rest) => sum + count(rest.text), 0);
  const leaves = rests.some(({ passes }) => passes === 'leaves');
  if (wordsOf(rests.slice(0, at)) > WORDS_BEFORE || wordsOf(rests) > (leaves ? REASON_WORDS : FEW_WORDS)) return null;
  const behindTurn = ({ text, turn }: Rest): number => (turn === null ? 0 : count(text.slice(turn)));
  if (!leaves && rests.some((rest) => behindTurn(rest) >= TURN_WORDS)) return null;
  return tells(rests, language) ? null : passing.span;
}

/** What is left of a sentence, and whether it passes on the question. */
export function restOf({ span, folded }: SentenceEvidence, language: BaseLanguage): Rest {
  const hits = findPhrases(folded, phrasesOf(language));
  const reasons = placesOf(hits, 'reasons');
  const passes = new Set<Pass>();
  const said: Place[] = [...reasons];
  for (const { 0: clause, index } of folded.matchAll(CLAUSE)) {
    const here = { start: index, end: index + clause.length };
    const within = hits.filter(({ start, end }) => start >= here.start && end <= here.end);
    const passing = within.length === 0 ? [] : passesIn(within, clause);
    // "I would leave it to the pharmacist" speaks of the work.
    if (passing.length === 0 || speaksOfMore(here, folded, within, language)) continue;
    for (const { pass, ...place } of passing) {
      passes.add(pass);
      said.push(place);
    }
  }
  if (isAlone(folded, [...said, ...placesOf(hits, 'alone')]) && (passes.size > 0 || placesOf(hits, 'alone').length > 0))
    return {
      span,
      text: '',
      passes: passes.has('lacks') && !passes.has('leaves') ? 'lacks' : 'leaves',
      turn: null,
    };
  const text = without(folded, said);
  const turn = Math.min(...placesOf(hits, 'turns').map(({ end }) => end));
  return {
    span,
    text,
    passes: passes.has('leaves') ? 'leaves' : passes.has('lacks') ? 'lacks' : null,
    turn: Number.isFinite(turn) ? turn : null,
  };
}

function placesOf(hits: readonly Hit<Category>[], category: Category): Place[] {
  return hits.filter((hit) => hit.category === category);
}

function passesIn(hits: readonly Hit<Category>[], clause: string): ({ pass: Pass } & Place)[] {
  const reach = DENSE.test(clause) ? REACH_DENSE : REACH;
  const whole = (['leaves', 'lacks'] as const).flatMap((pass) =>
    placesOf(hits, pass).map(({ start, end }) => ({ pass, start, end })),
  );
  const joined = TOGETHER.flatMap(({ pass, parts: [first, ...others] }) => {
    const place = placesOf(hits, first)
      .map((hit) =>
        others.reduce<Place | null>((near, part) => near && widened(near, placesOf(hits, part), reach), hit),
      )
      .find((found) => found !== null);
    return place === undefined || place === null ? [] : [{ pass, start: place.start, end: place.end }];
  });
  return [...whole, ...joined];
}

/** The place with the nearest of others in it, where it then is no longer than `reach`. */
function widened(place: Place, others: readonly Place[], reach: number): Place | null {
  let best: Place | null = null;
  for (const { start, end } of others) {
    const wide = { start: Math.min(start, place.start), end: Math.max(end, place.end) };
    if (wide.end - wide.start <= reach && (best === null || wide.end - wide.start < best.end - best.start)) best = wide;
  }
  return best;
}

/** Whether a clause speaks of something else than passing. */
function speaksOfMore(clause: Place, folded: string, hits: readonly Hit<Category>[], language: BaseLanguage): boolean {
  const shifted = hits.map(({ start, end }) => ({ start: start - clause.start, end: end - clause.start }));
  const rest = without(folded.slice(clause.start, clause.end), shifted);
  return words(rest, language).some((word) => !FUNCTION_WORDS[language].has(word));
}

/** Whether nothing is said but what is at the places. */
function isAlone(folded: string, places: readonly Place[]): boolean {
  return !/[\p{L}\p{N}]/u.test(without(folded, places));
}

/** The text with a mark for each of the places, so that nothing on both sides of it belongs together. */
function without(folded: string, places: readonly Place[]): string {
  let text = '';
  let from = 0;
  for (const { start, end } of places.toSorted((one, other) => one.start - other.start)) {
    if (end <= from) continue;
    const begin = Math.max(start, from);
    text += folded.slice(from, begin) + LEFT_OUT.padEnd(end - begin);
    from = end;
  }
  return text + folded.slice(from);
}

function tells(rests: readonly Rest[], language: BaseLanguage): boolean {
  const said = rests
    .filter(({ text }) => words(text, language).length > 0)
    .map(({ text }) => text.replaceAll(LEFT_OUT, ';'))
    .map((text) => readSentence(text, { start: 0, end: text.length }, language));
  const done = new Set(said.flatMap(({ ownActions }) => [...ownActions]));
  return (
    done.size >= 2 ||
    said.some(({ folded }) => placesOf(findPhrases(folded, phrasesOf(language)), 'did').length > 0) ||
    said.some((sentence) => selfActs(sentence, language, reportsOwnAction)) ||
    toldOccasion(said, language) !== null
  );
}
