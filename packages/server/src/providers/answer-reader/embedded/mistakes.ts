import type { QuestionToRead, Span } from '../port.ts';
import type { SentenceEvidence } from './evidence.ts';
import { overlap, type Point, phrasingPoints, provesPoint, type StemRubric } from './facts.ts';
import { type BaseLanguage, REJECTS as REJECTING_PHRASES } from './lexicon/index.ts';
import { compilePhrases, findPhrases } from './phrases.ts';

/**
 * So much of a phrasing, in so many telling words, has to come back: a flag on a sound answer is worse than none. More of
 * it where the speaker says it of nobody; in other languages than English that is not told apart.
 */
const SAID = { own: 0.67, ofNobody: 0.85, unmeasured: 0.75 };
const TELLING = 1.3;

type Rejecting = {
  /** Words of the same sentence that name something to reject it: it is wrong, must not be, was done by others or long ago. */
  here: RegExp;
  /** How one of the next sentences takes it back. */
  after: RegExp;
};

/** Other languages have theirs in the lexicon; without them no mistake is flagged. */
const REJECTS: Partial<Record<BaseLanguage, Rejecting>> = {
  en: {
    // Also what is told of others, asked for by them or found where they had been; what is looked at and not yet so; what
    // was so once, might have been, or is only weighed.
    here: /\b(?:never|avoid\w*|prevent\w*|refus\w*|reject\w*|forbid\w*|forbad\w*|wrong\w*|mistake\w*|dangerous\w*|unsafe|illegal\w*|harm\w*|myth\w*|tempt\w*|bad (?:idea|practice|habit)|worst|instead of|rather than|not (?:an? )?(?:option|acceptable|allowed|safe|enough|ok|okay)|no (?:reason|excuse|way))\b|\b(?:must|should|can|do|does|did|would|will|could|may|is|are|was|were)(?: not|n't)\b|\bcannot\b|\bwon't\b|\b(?:some|others|most|many|(?:a lot|lots) of|people|everybody|everyone|somebody|someone) (?:\w+ ){0,2}(?:would|will|do|did|just|think|thought|say|said|try|tried|want|wanted|have|had|go|went)\b|\b(?:people|colleagues?|they|he|she|who) (?:\w+ ){0,2}(?:think|thinks|thought|say|says|said|wanted|want|had|has|told|asked|tried|did|does)\b|(?<!\b(?:i|we) (?:\w+ )?)\b(?:said|says|told (?:me|us)|wanted (?:me|us)|asked (?:me|us)|suggested|proposed|insisted|claimed|thinks|thought|believed|expected)\b|\bi(?:'ve| have|'d| had)? (?:also |often |once |already |even )?(?:seen|saw|opened|heard|known|found|watched|met|inherited|been told|was told|noticed|removed|took over|came (?:across|after))\b|\b(?:check|checks|checked|make sure|made sure|see|verify|verified|ensure|ensured) (?:that|whether|if)\b|\b(?:stopped|used to|no longer|any ?more|never again|back then|early on|these days|when i (?:started|began|was (?:new|young|an? \w+))|in (?:my|our) first|(?:my|our|the) first (?:day|week|month|year|job|version|attempt|try|design)|years ago|learned|learnt|regret\w*)\b|\b(?:would|could|might|should)(?: have|'ve)\b|\b(?:i|we|you|it|one) (?:could|might)\b|\b(?:it|that) (?:would|might) be\b|\bif (?:i|we|you|one)\b|\bbut (?:i|we|that|this|it|then|no)\b|["?]/,
    after:
      /^(?:(?:but|and|well|so),? )?(?:(?:that|this|it|which|both|doing (?:so|that|this)) (?:is|was|'s|would be|are|were|can|could|will|kills?|hurts?|costs?|breaks?|hides?|leads?|only|does(?: not|n't)|never)\b|(?:that|it)'s\b|(?:i|we) (?:said no|refused|stopped|disagreed?|learn(?:ed|t)|would(?: never|n't| not)|never|do(?: not|n't)|did(?: not|n't)|no longer|wo(?:uld )?n't)|now (?:i|we)\b|today (?:i|we)\b|since then\b|no[,.!]|never\b|wrong\b|not any ?more\b)/,
  },
};
/** How many sentences may come before it is taken back. */
const TAKEN_BACK_WITHIN = 2;

/** Phrases that begin a sentence are no longer than this. */
const LONGEST_AFTER = 60;

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
  const patterns = REJECTS[language];
  const words = REJECTING_PHRASES[language];
  let made: Rejects | null = null;
  if (patterns !== undefined) {
    made = {
      here: (folded) => patterns.here.test(folded),
      after: (folded) => patterns.after.test(folded),
      least: ({ counts }) => (counts.self + counts.team > 0 ? SAID.own : SAID.ofNobody),
    };
  } else if (words !== undefined) {
    const here = compilePhrases<'here'>([{ here: words.here }]);
    const after = compilePhrases<'after'>([{ after: words.after }]);
    made = {
      here: (folded) => findPhrases(folded, here).length > 0,
      after: (folded) => findPhrases(folded.slice(0, LONGEST_AFTER), after).some(({ start }) => start === 0),
      least: () => SAID.unmeasured,
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
