import type { QuestionToRead, Span } from '../port.ts';
import type { SentenceEvidence } from './evidence.ts';
import { type Overlap, overlap, type Point, phrasingPoints, provesPoint, type StemRubric } from './facts.ts';
import { fold } from './fold.ts';
import { type BaseLanguage, madeOnce, REJECTS } from './lexicon/index.ts';
import { limitsIn } from './limits.ts';
import { compilePhrases, findPhrases } from './phrases.ts';
import { type Clause, clausesOf, rejectingWords, shownOf, withoutUndone } from './spoken-for.ts';
import { likeness, stem } from './stems.ts';
import { speaksUnnamed } from './unnamed-speaker.ts';

/**
 * So much of a phrasing, in so many telling words, has to come back: a flag on a sound answer is worse than none. More of
 * it where the speaker says it of nobody; where that was not measured it is not distinguished.
 */
const SAID = { own: 0.67, denying: 0.75, ofNobody: 0.85, unmeasured: 0.75 };
/** A word that the sentence denies is the one that the phrasing denies. */
const SAME = 0.7;
const TELLING = 1.3;

/** The languages in which `own` and `ofNobody` were measured. */
const MEASURED: ReadonlySet<BaseLanguage> = new Set(['en']);
/**
 * Where the speaker need not be named, what tells a mistake from the right thing is its own words, which no point of the
 * question has: with so many of them so much of a phrasing has to come back. In whole answers by others (262, rated) this
 * flags 2 of 177 sound ones and 9 of 43 wrong ones; half of a phrasing would flag 16 and 17.
 */
const BY_OWN_WORDS: readonly { own: number; least: number; telling: number }[] = [
  { own: 2, least: 0.66, telling: 1.9 },
  { own: 1, least: 0.75, telling: 1.9 },
  { own: 0, least: 0.85, telling: 1.9 },
];
/** The languages where this was measured. A bare negation rejects nothing there: it has to deny what the phrasing denies. */
const WITH_OWN_WORDS: ReadonlySet<BaseLanguage> = new Set(['es', 'fr']);
/** A phrasing that denies no more than this part of its words says a mistake in the others. */
const BESIDE = 0.26;
/** Words of any talk are nobody's own. */
const OWN_TELLING = 0.5;
/** How many sentences may come before it is taken back. */
const TAKEN_BACK_WITHIN = 2;

/** Phrases that begin a sentence are no longer than this. */
const LONGEST_AFTER = 60;

/** What a language has no words for to reject flags no mistake. */
type Rejects = {
  after(folded: string): boolean;
  /** What is left undone where this is denied is done: "I never skip it". */
  leaves: ReadonlySet<string>;
};
const rejectsOf = madeOnce((language): Rejects | null => {
  const words = REJECTS[language];
  if (words === undefined) return null;
  const after = compilePhrases<'after' | 'confirms'>([{ after: words.after, confirms: words.confirms ?? [] }]);
  return {
    after: (folded) => {
      const first = findPhrases(folded.slice(0, LONGEST_AFTER), after).filter(({ start }) => start === 0);
      return first.length > 0 && !first.some(({ category }) => category === 'confirms');
    },
    leaves: new Set((words.leaves ?? []).map((word) => stem(word, language))),
  };
});

/** Whether a sentence may name something to reject it, or tell of others; null where that is not known of the language. */
export function isRejecting({ folded }: SentenceEvidence, language: BaseLanguage): boolean | null {
  if (rejectsOf(language) === null) return null;
  if (/["?]/.test(folded) || rejectingWords(folded, language).size > 0) return true;
  return withoutUndone(folded, language) !== folded;
}

type Phrasing = { point: Point; rejecting: ReadonlySet<string>; limits: ReadonlySet<string> };
type Mistakes = NonNullable<QuestionToRead['mistakes']>;
type Mistake = { key: string; caps: boolean; phrasings: readonly Phrasing[]; own: readonly string[] };

// Callers build a question per call but keep its mistakes.
const made = new WeakMap<Mistakes, { rubric: StemRubric; mistakes: readonly Mistake[] }>();

/** The mistakes of a question, made ready to be compared. */
function mistakesOf(question: QuestionToRead, listed: Mistakes, rubric: StemRubric): readonly Mistake[] {
  const known = made.get(listed);
  if (known?.rubric === rubric) return known.mistakes;
  const { language } = rubric;
  const said = (phrasing: string): string => withoutUndone(fold(phrasing).text, language);
  const right = new Set(
    rubric.facts.flatMap(({ points, words }) => [...points.flatMap(({ stems }) => stems), ...words]),
  );
  const mistakes = listed.map(({ key, phrasings, caps }) => {
    const points = phrasingPoints(question, phrasings.map(said), language);
    return {
      key,
      caps,
      phrasings: points.map((point) => {
        const { text } = fold(phrasings[point.at] ?? '');
        return { point, rejecting: rejectingWords(text, language), limits: limitsIn(text, language) };
      }),
      own: WITH_OWN_WORDS.has(language) ? ownWords(points, right) : [],
    };
  });
  made.set(listed, { rubric, mistakes });
  return mistakes;
}

/** The telling words of phrasings that are not in what is right; `points` weigh less what the question holds. */
function ownWords(points: readonly Point[], right: ReadonlySet<string>): string[] {
  const telling = points.flatMap(({ stems, telling }) => stems.filter((_, i) => (telling[i] ?? 0) >= OWN_TELLING));
  return [...new Set(telling)].filter((word) => !isLikeOneOf(word, right));
}

function isLikeOneOf(word: string, others: Iterable<string>): boolean {
  for (const other of others) if (likeness(word, other) >= SAME) return true;
  return false;
}

/** The mistakes that an answer says as its own opinion or doing, each with the sentence that says it. */
export function findMistakes(
  question: QuestionToRead,
  rubric: StemRubric,
  sentences: readonly SentenceEvidence[],
): { key: string; span: Span; caps: boolean }[] {
  const { language } = rubric;
  const rejects = rejectsOf(language);
  if (rejects === null || question.mistakes === undefined) return [];
  const shown = shownOf(sentences, language);
  const clauses = sentences.map((sentence, i) => {
    const next = sentences.slice(i + 1, i + 1 + TAKEN_BACK_WITHIN);
    const isTakenBack = next.some(({ folded }) => rejects.after(folded));
    return sentence.aboutPerson || isTakenBack ? [] : clausesOf(sentence, shown[i] ?? '', language);
  });
  return mistakesOf(question, question.mistakes, rubric).flatMap(({ key, phrasings, caps, own }) => {
    const at = sentences.findIndex((sentence, i) => {
      const said = phrasings
        .map((phrasing) => saidAs(phrasing, own, sentence, clauses[i] ?? [], rejects, language))
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

/**
 * How much of one phrasing of each mistake comes back in one sentence at most, 0 … 1, whoever says it and however it is
 * meant; a sentence in which more of a point comes back speaks of that.
 */
export function mistakeStrengths(
  question: QuestionToRead,
  rubric: StemRubric,
  sentences: readonly SentenceEvidence[],
): number[] {
  if (question.mistakes === undefined) return [];
  const said = sentences.filter(({ aboutPerson }) => !aboutPerson);
  const right = said.map((sentence) => strongestPoint(rubric, sentence));
  return mistakesOf(question, question.mistakes, rubric).map((mistake) =>
    said.map((sentence, i) => strengthIn(mistake, sentence, right[i] ?? 0)).reduce(max, 0),
  );
}

/** The same of one sentence, of the mistake of which most comes back in it. */
export function strongestMistake(question: QuestionToRead, rubric: StemRubric, sentence: SentenceEvidence): number {
  if (question.mistakes === undefined || sentence.aboutPerson) return 0;
  const right = strongestPoint(rubric, sentence);
  return mistakesOf(question, question.mistakes, rubric)
    .map((mistake) => strengthIn(mistake, sentence, right))
    .reduce(max, 0);
}

function strengthIn({ phrasings }: Mistake, sentence: SentenceEvidence, right: number): number {
  const wrong = strongest(
    phrasings.map(({ point }) => point),
    sentence,
  );
  return wrong > right ? wrong : 0;
}

function strongestPoint({ facts }: StemRubric, sentence: SentenceEvidence): number {
  return strongest(
    facts.flatMap(({ points }) => points),
    sentence,
  );
}

function strongest(points: readonly Point[], sentence: SentenceEvidence): number {
  return points.map((point) => provesPoint(overlap(point, sentence), 0, 0)).reduce(max, 0);
}

/** How much of a phrasing the speaker says in those clauses in which nothing but its own words reject. */
function saidAs(
  { point, rejecting, limits }: Phrasing,
  own: readonly string[],
  { counts, folded }: SentenceEvidence,
  clauses: readonly Clause[],
  { leaves }: Rejects,
  language: BaseLanguage,
): number {
  const kept = clauses.filter((clause) => {
    // "I do not check it only once" is not "I do not check it".
    if (point.denied.size > 0 && [...clause.limits].some((one) => !limits.has(one))) return false;
    return clause.rejections.every((one) => {
      if (!one.denies || point.denied.size === 0) return rejecting.has(one.word);
      return !one.byOthers && isDeniedAlike(point, clause.denied, leaves);
    });
  });
  const [first] = kept;
  if (first === undefined) return 0;
  const joined = kept.length === 1 ? first : join(kept);
  const withOwnWords = WITH_OWN_WORDS.has(language);
  // "Just signs without looking" is not said by a sentence that leaves nothing out.
  const denies = point.denied.size > (withOwnWords ? BESIDE * point.stems.length : 0);
  if (denies && joined.denied.size === 0) return 0;
  if (denies && withOwnWords && !isDeniedAlike(point, joined.denied, leaves)) return 0;
  const found = overlap(point, joined);
  // One word of it denied is enough: it is said to be otherwise.
  if (found.contrary > 0) return 0;
  if (!withOwnWords) return provesPoint(found, leastOf(counts, kept, language), TELLING);
  if (counts.self + counts.team === 0 && !speaksUnnamed(folded, language))
    return provesPoint(found, SAID.ofNobody, TELLING);
  return provesByOwnWords(found, joined, own);
}

/** The same where it rests on words that only the mistake has. */
function provesByOwnWords(found: Overlap, { contentWords, denied }: Clause, own: readonly string[]): number {
  const enough = BY_OWN_WORDS.map(({ least, telling }) => provesPoint(found, least, telling));
  if (enough.every((said) => said === 0)) return 0;
  const owned = [...contentWords].filter((word) => !denied.has(word) && isLikeOneOf(word, own)).length;
  return BY_OWN_WORDS.map((one, i) => (owned >= one.own ? (enough[i] ?? 0) : 0)).reduce(max, 0);
}

/** So much of a phrasing has to come back. */
function leastOf(counts: SentenceEvidence['counts'], kept: readonly Clause[], language: BaseLanguage): number {
  if (!MEASURED.has(language)) return SAID.unmeasured;
  const isOwn = counts.self + counts.team > 0;
  if (kept.some(({ rejections }) => rejections.length > 0)) return isOwn ? SAID.denying : SAID.ofNobody;
  return isOwn ? SAID.own : SAID.ofNobody;
}

/** Whether a clause denies what a phrasing denies, and not that it is left undone. */
function isDeniedAlike(point: Point, denied: ReadonlySet<string>, leaves: ReadonlySet<string>): boolean {
  const words = [...denied];
  if (words.some((word) => leaves.has(word) && !point.denied.has(word))) return false;
  return [...point.denied].some((stem) => words.some((word) => likeness(stem, word) >= SAME));
}

function join(clauses: readonly Clause[]): Clause {
  return {
    contentWords: new Set(clauses.flatMap(({ contentWords }) => [...contentWords])),
    denied: new Set(clauses.flatMap(({ denied }) => [...denied])),
    plain: clauses.every(({ plain }) => plain),
    rejections: clauses.flatMap(({ rejections }) => rejections),
    limits: new Set(clauses.flatMap(({ limits }) => [...limits])),
  };
}

function max(one: number, other: number): number {
  return Math.max(one, other);
}
