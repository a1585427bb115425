import type { QuestionToRead, Span } from '../port.ts';
import type { SentenceEvidence } from './evidence.ts';
import { overlap, type Point, phrasingPoints, provesPoint, type StemRubric } from './facts.ts';
import { type BaseLanguage, REJECTS } from './lexicon/index.ts';
import { compilePhrases, findPhrases } from './phrases.ts';

/**
 * So much of a phrasing, in so many telling words, has to come back: a flag on a sound answer is worse than none. More of
 * it where the speaker says it of nobody; where that was not measured it is not distinguished.
 */
const SAID = { own: 0.67, ofNobody: 0.85, unmeasured: 0.75 };
const TELLING = 1.3;

/** The languages in which `own` and `ofNobody` were measured. */
const MEASURED: ReadonlySet<BaseLanguage> = new Set(['en']);
/** How many sentences may come before it is taken back. */
const TAKEN_BACK_WITHIN = 2;

/** Phrases that begin a sentence are no longer than this. */
const LONGEST_AFTER = 60;

/** What a language has no words for to reject flags no mistake. */
type Rejects = {
  here(folded: string): boolean;
  after(folded: string): boolean;
  /** So much of a phrasing has to come back. */
  least(sentence: SentenceEvidence): number;
};
const compiled = new Map<BaseLanguage, Rejects | null>();

function rejectsOf(language: BaseLanguage): Rejects | null {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const words = REJECTS[language];
  let made: Rejects | null = null;
  if (words !== undefined) {
    const here = compilePhrases<'here' | 'told' | 'own'>([
      { here: words.here, told: words.told ?? [], own: words.own ?? [] },
    ]);
    const after = compilePhrases<'after'>([{ after: words.after }]);
    made = {
      here: (folded) => {
        const hits = findPhrases(folded, here);
        const own = new Set(hits.filter(({ category }) => category === 'own').map(({ end }) => end));
        return hits.some(({ category, end }) => category === 'here' || (category === 'told' && !own.has(end)));
      },
      after: (folded) => findPhrases(folded.slice(0, LONGEST_AFTER), after).some(({ start }) => start === 0),
      least: ({ counts }) => {
        if (!MEASURED.has(language)) return SAID.unmeasured;
        return counts.self + counts.team > 0 ? SAID.own : SAID.ofNobody;
      },
    };
  }
  compiled.set(language, made);
  return made;
}

/** The phrasings of the mistakes of a question, made ready for comparing. */
export function mistakePoints(
  question: QuestionToRead,
  language: BaseLanguage,
): { key: string; caps: boolean; points: Point[] }[] {
  return (question.mistakes ?? []).map(({ key, phrasings, caps }) => ({
    key,
    caps,
    points: phrasingPoints(question, phrasings, language),
  }));
}

/** Whether a sentence names something to reject it, or tells of others; null where that is not known of the language. */
export function isRejecting({ folded }: SentenceEvidence, language: BaseLanguage): boolean | null {
  return rejectsOf(language)?.here(folded) ?? null;
}

/** The mistakes that an answer says as its own opinion or doing, each with the sentence that says it. */
export function findMistakes(
  question: QuestionToRead,
  rubric: StemRubric,
  sentences: readonly SentenceEvidence[],
): { key: string; span: Span; caps: boolean }[] {
  const rejects = rejectsOf(rubric.language);
  if (rejects === null) return [];
  return mistakePoints(question, rubric.language).flatMap(({ key, caps, points }) => {
    const at = sentences.findIndex((sentence, i) => {
      if (sentence.aboutPerson || rejects.here(sentence.folded)) return false;
      const next = sentences.slice(i + 1, i + 1 + TAKEN_BACK_WITHIN);
      if (next.some(({ folded }) => rejects.after(folded))) return false;
      const least = rejects.least(sentence);
      const said = points
        // "Just signs without looking" is not said by a sentence that leaves nothing out.
        .filter((point) => point.denied.size === 0 || sentence.denied.size > 0)
        .map((point) => overlap(point, sentence))
        // One word of it denied is enough: it is said to be otherwise.
        .map((found) => (found.contrary > 0 ? 0 : provesPoint(found, least, TELLING)))
        .reduce(max, 0);
      if (said === 0) return false;
      // Who says the right thing in such words says no mistake.
      const right = rubric.facts.flatMap((fact) =>
        fact.points.map((point) => provesPoint(overlap(point, sentence), 0, 0)),
      );
      return said > right.reduce(max, 0);
    });
    const sentence = sentences[at];
    return sentence === undefined ? [] : [{ key, span: sentence.span, caps }];
  });
}

function max(one: number, other: number): number {
  return Math.max(one, other);
}
