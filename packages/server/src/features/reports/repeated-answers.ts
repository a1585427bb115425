import type { Span } from '../../providers/answer-reader/port.ts';

/** An answer whose words are in another one at least to this part says nothing new. */
const SAME = 0.6;
/** The same for one sentence: fewer words are alike more often. */
const SAME_SENTENCE = 0.8;
/** Letters that make a shingle; scripts without spaces say more with fewer. */
const SHINGLE = 5;
const SHINGLE_DENSE = 3;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** Shorter ones may be alike by chance. */
const FEWEST_SHINGLES = 12;

/** All runs of letters of a text, any figure for any other, so that moved words and other figures stay the same. */
function shingles(text: string): Set<string> {
  const normalized = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{N}+/gu, '0')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  const letters = Array.from(normalized);
  const size = DENSE.test(normalized) ? SHINGLE_DENSE : SHINGLE;
  const found = new Set<string>();
  for (let i = 0; i + size <= letters.length; i++) found.add(letters.slice(i, i + size).join(''));
  return found;
}

function isContainedIn(part: Set<string>, whole: Set<string>, least: number): boolean {
  if (part.size < FEWEST_SHINGLES || whole.size < least * part.size) return false;
  let shared = 0;
  for (const shingle of part) if (whole.has(shingle)) shared++;
  return shared >= least * part.size;
}

/** One answer of the interview, in the order of saying. */
export type GivenAnswer = {
  turnId: number;
  text: string;
  /** The candidate's own sentences in it: code-unit offsets into `text`. */
  sentences: readonly Span[];
};

/** What of an answer was given before: all of it, or these sentences. `of` is the turn in which it counts. */
export type Repeat = { turnId: number; of: number; whole: boolean; sentences: Span[] };

/**
 * Answers, and sentences of answers, that say (nearly) the same as another answer of the interview, to whichever
 * question. Each counts once: in the answer that fits its question best, the earlier one on a tie.
 *
 * @param fit how well an answer does where it was given; asked only of answers that have something in common
 */
export function findRepeats(answers: readonly GivenAnswer[], fit: (turnId: number) => number): Repeat[] {
  const read = answers.map(({ turnId, text, sentences }) => {
    const own = sentences.map((span) => ({ span, shingles: shingles(text.slice(span.start, span.end)) }));
    return { turnId, own, shingles: shingles(sentences.map(({ start, end }) => text.slice(start, end)).join(' ')) };
  });
  type Read = (typeof read)[number];
  const common = (one: Read, other: Read): boolean =>
    isContainedIn(one.shingles, other.shingles, SAME) ||
    one.own.some((sentence) => isContainedIn(sentence.shingles, other.shingles, SAME_SENTENCE));
  const alike = read.filter((one) => read.some((other) => other !== one && (common(one, other) || common(other, one))));
  const bestFirst = alike
    .map((answer) => ({ answer, fit: fit(answer.turnId) }))
    .sort((one, other) => other.fit - one.fit || one.answer.turnId - other.answer.turnId);
  const counted: Read[] = [];
  const repeats: Repeat[] = [];
  for (const { answer } of bestFirst) {
    const same = counted.find((other) => isContainedIn(answer.shingles, other.shingles, SAME));
    const places = answer.own.flatMap(({ span, shingles: said }) => {
      const of = counted.find((other) => isContainedIn(said, other.shingles, SAME_SENTENCE));
      return of === undefined ? [] : [{ span, of: of.turnId }];
    });
    const of = same?.turnId ?? places[0]?.of;
    const whole = same !== undefined || places.length === answer.own.length;
    if (of === undefined || !whole) counted.push(answer);
    if (of === undefined) continue;
    const sentences = whole ? answer.own.map(({ span }) => span) : places.map(({ span }) => span);
    repeats.push({ turnId: answer.turnId, of, whole, sentences });
  }
  return repeats;
}

/** The text with these places blank: every other word keeps its offset. */
export function blankOut(text: string, places: readonly Span[]): string {
  return places.reduce(
    (left, { start, end }) => left.slice(0, start) + left.slice(start, end).replace(/[^\n]/g, ' ') + left.slice(end),
    text,
  );
}
