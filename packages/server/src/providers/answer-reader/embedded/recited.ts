import type { SentenceEvidence } from './evidence.ts';
import type { Point, StemRubric } from './facts.ts';
import { likeness } from './stems.ts';

/** Of a phrasing of fewer words each has to come back. */
const FEWEST_WORDS = 3;
/** So much of a phrasing has to come back: one word of it may be another. */
const WHOLE = 0.74;
/** What indicates a matter next to the phrasing: from here on the sentence says something of its own. */
const OWN = 1.5;
const OWN_SHARE = 0.34;
const SAME = 0.8;

/** The words of the sentence that are those of the phrasing; null where the phrasing does not come back as a whole. */
function wordsOf(point: Point, sentence: ReadonlySet<string>): Set<string> | null {
  const found = new Set<string>();
  let back = 0;
  for (const stem of point.stems) {
    const word = sentence.has(stem) ? stem : [...sentence].find((one) => likeness(stem, one) >= SAME);
    if (word === undefined) continue;
    back++;
    found.add(word);
  }
  const missing = point.stems.length - back;
  if (point.stems.length < FEWEST_WORDS) return missing === 0 ? found : null;
  return back / point.stems.length >= WHOLE || (missing === 1 && back >= FEWEST_WORDS - 1) ? found : null;
}

/**
 * Whether a sentence is only public phrasings of the rubric again: the same words in whatever order, one of them changed.
 * What everybody can read proves nothing.
 *
 * @param weightOf what a word tells of a subject, 0 … 1
 * @param isPublic whether the phrasings of a fact are; those that a company wrote are known to nobody else
 */
export function isRecited(
  rubric: StemRubric,
  sentence: SentenceEvidence,
  weightOf: (stem: string) => number,
  isPublic: (fact: number) => boolean,
): boolean {
  const rest = new Set(sentence.contentWords);
  let recites = false;
  for (const [fact, { points }] of rubric.facts.entries()) {
    if (!isPublic(fact)) continue;
    for (const point of points) {
      const found = wordsOf(point, sentence.contentWords);
      if (found === null) continue;
      recites = true;
      for (const word of found) rest.delete(word);
    }
  }
  if (!recites) return false;
  const sum = (words: Iterable<string>): number => [...words].reduce((all, word) => all + weightOf(word), 0);
  const own = sum(rest);
  return own < OWN || own < OWN_SHARE * sum(sentence.contentWords);
}
