import type { QuestionToRead, Span } from '../port.ts';
import type { SentenceEvidence } from './evidence.ts';
import { overlap, type Point, phrasingPoints, provesPoint, type StemRubric } from './facts.ts';
import { type BaseLanguage, REJECTS as REJECTING_PHRASES } from './lexicon/index.ts';
import { compilePhrases, findPhrases } from './phrases.ts';

/** So much of a phrasing, in so many telling words, has to come back: a flag on a sound answer is worse than none. */
const SAID = 0.75;
const TELLING = 1.3;

/**
 * Words of a sentence, or of the one after it, that name something to reject it: it is wrong, must not be, happened to
 * others and was stopped. Other languages have theirs in the lexicon; without them no mistake is flagged.
 */
const REJECTS: Partial<Record<BaseLanguage, { here: RegExp; after: RegExp }>> = {
  en: {
    here: /\b(?:never|avoid\w*|prevent\w*|refus\w*|reject\w*|forbid\w*|forbad\w*|wrong\w*|mistake\w*|dangerous\w*|unsafe|illegal\w*|harm\w*|myth\w*|tempt\w*|bad (?:idea|practice|habit)|worst|instead of|rather than|(?:must|should|can|do|does|did|would|will|could|may)(?: not|n't)|cannot|not (?:an? )?(?:option|acceptable|allowed|safe|enough|ok|okay)|no (?:reason|excuse|way)|stopped|used to|some (?:people|colleagues|nurses|engineers|electricians|teams)|others|(?:people|colleagues?|they|he|she|somebody|someone|everybody|who) (?:\w+ ){0,2}(?:think|thinks|thought|say|says|said|wanted|want|had|has|told|asked|tried|did|does))\b/,
    after:
      /^(?:(?:but |and |well )?(?:that|this|it|which|both|doing (?:so|that|this)) (?:is|was|'s|would be|are|were|can|could|will|kills?|hurts?|costs?|breaks?|hides?|leads?|only|does(?: not|n't)|never)\b|i (?:said no|refused|stopped|disagreed?|would(?: never|n't| not)|never|do(?: not|n't)|did(?: not|n't))|no[,.!]|never\b|wrong\b)/,
  },
};

/** Phrases that begin a sentence are no longer than this. */
const LONGEST_AFTER = 60;

type Rejects = { here(folded: string): boolean; after(folded: string): boolean };
const compiled = new Map<BaseLanguage, Rejects | null>();

function rejectsOf(language: BaseLanguage): Rejects | null {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const patterns = REJECTS[language];
  const words = REJECTING_PHRASES[language];
  let made: Rejects | null = null;
  if (patterns !== undefined) {
    made = { here: (folded) => patterns.here.test(folded), after: (folded) => patterns.after.test(folded) };
  } else if (words !== undefined) {
    const here = compilePhrases<'here'>([{ here: words.here }]);
    const after = compilePhrases<'after'>([{ after: words.after }]);
    made = {
      here: (folded) => findPhrases(folded, here).length > 0,
      after: (folded) => findPhrases(folded.slice(0, LONGEST_AFTER), after).some(({ start }) => start === 0),
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
      if (rejects.after(sentences[i + 1]?.folded ?? '')) return false;
      const said = points
        // "Just signs without looking" is not said by a sentence that leaves nothing out.
        .filter((point) => point.denied.size === 0 || sentence.denied.size > 0)
        .map((point) => provesPoint(overlap(point, sentence), SAID, TELLING))
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
