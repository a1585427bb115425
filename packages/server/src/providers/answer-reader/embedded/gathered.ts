import type { QuestionToRead, Span } from '../port.ts';
import type { SentenceEvidence } from './evidence.ts';
import { type FactFound, type StemRubric, topicWeightOf } from './facts.ts';
import { fold } from './fold.ts';
import { contentWords, likeness } from './stems.ts';

/**
 * From so much on a sentence says a point: one word that indicates it is chance, one next to others is not. On 3,018
 * readings of answers to other trades' questions it named two points of a question once.
 */
export const GATHERED = 1.1;

/** Words that are alike this far count as the same. */
const SAME = 0.8;

/** What a word tells that is in no phrasing: two of them, or one next to a word of a phrasing, say a point. */
const EXTRA_WORD = 0.6;

type Word = { stem: string; weight: number; isDenied: boolean };

const vocabularies = new WeakMap<StemRubric, Word[][]>();

/**
 * The words of each point over all of its phrasings, with what they tell of it: words of any trade and of any talk, and
 * those that are in other points of the question as well, tell less.
 */
function vocabulary(rubric: StemRubric): Word[][] {
  const known = vocabularies.get(rubric);
  if (known !== undefined) return known;
  const weightOf = topicWeightOf(rubric);
  const points = rubric.facts.map(({ points: phrasings, words: extraWords }) => {
    const words = new Map<string, Word>(
      extraWords.map((stem) => [stem, { stem, weight: EXTRA_WORD * weightOf(stem), isDenied: false }]),
    );
    for (const { stems, telling, denied } of phrasings) {
      stems.forEach((stem, i) => {
        const weight = Math.min(telling[i] ?? 1, weightOf(stem));
        const word = words.get(stem);
        if (word === undefined || extraWords.includes(stem))
          words.set(stem, { stem, weight, isDenied: denied.has(stem) });
        else word.isDenied &&= denied.has(stem);
      });
    }
    return words;
  });
  const shared = (stem: string): number => points.filter((words) => words.has(stem)).length;
  const found = points.map((words) =>
    [...words.values()].map((word) => ({ ...word, weight: word.weight / shared(word.stem) })),
  );
  vocabularies.set(rubric, found);
  return found;
}

/** Words of one point that come back in a sentence: less is chance. */
const NEAR_WORDS = 0.4;
/** The same for words of the question. */
const NEAR_ASKED = 2;

/**
 * How near an answer comes to a point without saying it: how much of its own words the whole answer holds, denied or not,
 * and the sentence that holds most of them; where none does, the one with most words of the question.
 */
function nearnessTo(
  rubric: StemRubric,
  fact: number,
  asked: ReadonlySet<string>,
  sentences: readonly SentenceEvidence[],
): { words: number; span: Span | null } {
  const own = vocabulary(rubric)[fact] ?? [];
  const found = new Map<string, number>();
  let best = 0;
  let span: Span | null = null;
  for (const sentence of sentences) {
    if (sentence.aboutPerson) continue;
    const said = [...sentence.contentWords];
    let sum = 0;
    for (const { stem, weight } of own) {
      if (!sentence.contentWords.has(stem) && !said.some((one) => likeness(stem, one) >= SAME)) continue;
      sum += weight;
      found.set(stem, weight);
    }
    const ofQuestion = said.filter((word) => asked.has(word)).length;
    const value = sum >= NEAR_WORDS ? 1 + sum : ofQuestion >= NEAR_ASKED ? 1 - 1 / ofQuestion : 0;
    if (value <= best) continue;
    best = value;
    span = sentence.span;
  }
  return { words: [...found.values()].reduce((all, weight) => all + weight, 0), span };
}

/** From this part of the words that come back on, the opposite of the point is said. */
const CONTRARY = 0.4;

/** How much of a point's own words, of whichever phrasings, one sentence holds; 0 where it denies them. */
export function gatheredIn(rubric: StemRubric, fact: number, sentence: SentenceEvidence): number {
  let sum = 0;
  let contrary = 0;
  for (const { stem, weight, isDenied } of vocabulary(rubric)[fact] ?? []) {
    const word = sentence.contentWords.has(stem)
      ? stem
      : [...sentence.contentWords].find((one) => likeness(stem, one) >= SAME);
    if (word === undefined) continue;
    if (sentence.denied.has(word) && !isDenied) contrary += weight;
    else sum += weight;
  }
  return contrary > CONTRARY * (sum + contrary) ? 0 : sum * sentence.credit;
}

/** Each point that is not said, with how near the answer comes to it. */
export function withNearness<Found extends Pick<FactFound, 'named'>>(
  found: readonly Found[],
  rubric: StemRubric,
  question: Pick<QuestionToRead, 'text'>,
  sentences: readonly SentenceEvidence[],
): (Found & { near?: { words: number; span: Span | null } })[] {
  const asked = contentWords(fold(question.text).text, rubric.language);
  return found.map((fact, i) =>
    fact.named === true ? fact : { ...fact, near: nearnessTo(rubric, i, asked, sentences) },
  );
}
