import { compatible } from '@colloquy/language/text/compatible';
import { segmenterOf } from '@colloquy/language/text/sentences';
import type { PlanLine, Question } from './blueprint.ts';
import type { TopicHit } from './terms.ts';

/** What a question says: what is asked, and the points that it wants to hear. */
export type QuestionWords = { asked: string; points: string };

/** A stem in the points tells less of what a question is about than one in what is asked. */
const IN_POINTS = 0.5;

export function wordsOf({ text, plain = '', rubric }: Pick<Question, 'text' | 'plain' | 'rubric'>): QuestionWords {
  return {
    asked: `${text}\n${plain}`,
    points: rubric.facts.map(({ name = '', phrasings }) => [name, ...phrasings].join('\n')).join('\n'),
  };
}

/**
 * How closely each of an interview's questions is about a line, by the words they have in common: a word of few of the
 * questions tells more than one of all. 0 where nothing is in common, as between two languages.
 */
export function fitsOf(line: Pick<PlanLine, 'text'>, questions: readonly QuestionWords[]): number[] {
  const wanted = contentStems(line.text);
  const read = questions.map(({ asked, points }) => ({ asked: contentStems(asked), points: contentStems(points) }));
  const weights = new Map(
    [...wanted].map((stem): [string, number] => {
      const holding = read.filter(({ asked, points }) => asked.has(stem) || points.has(stem)).length;
      return [stem, holding === 0 ? 0 : Math.log(1 + read.length / holding)];
    }),
  );
  return read.map(({ asked, points }) =>
    [...weights].reduce(
      (sum, [stem, weight]) => sum + (asked.has(stem) ? weight : points.has(stem) ? IN_POINTS * weight : 0),
      0,
    ),
  );
}

/** So many stems in common make a line what a question is about, or this part of the line's. */
const ENOUGH = 2;
const ENOUGH_OF_LINE = 1 / 3;

/** Ids of the lines of tasks and requirements that speak of a subject; of a broad one, like a team, only what is required. */
function linesOn(lines: readonly PlanLine[], { units, broad }: TopicHit): string[] {
  const on = units.filter(({ kind }) => kind === 'requirement' || (kind === 'duty' && !broad));
  return lines.filter(({ start, end }) => on.some((unit) => unit.start < end && unit.end > start)).map(({ id }) => id);
}

/**
 * Ids of the lines that a question is about by what it says itself: its own subject is in them, and enough of their words
 * in what it asks.
 *
 * @param words what it asks in the language of the lines; null where it is not written in it: the subject has to be clear then
 */
export function linesAbout(lines: readonly PlanLine[], subject: TopicHit, words: string | null): string[] {
  const on = new Set(linesOn(lines, subject));
  if (words === null)
    return linesOn(lines, { ...subject, units: subject.units.filter((unit) => subject.closely.has(unit)) });
  const asked = contentStems(words);
  return lines
    .filter(({ id, text }) => {
      if (!on.has(id)) return false;
      const stems = [...contentStems(text)];
      const taken = stems.filter((stem) => asked.has(stem)).length;
      return taken >= ENOUGH || (taken > 0 && taken >= stems.length * ENOUGH_OF_LINE);
    })
    .map(({ id }) => id);
}

/** Letters by which words of one stem are the same. */
const STEM = 5;
/** Shorter words are mostly grammar; of scripts in which a letter is a syllable, or vowels are signs, words are shorter. */
const SHORTEST = 5;
const STEM_DENSE = 3;
const SHORTEST_DENSE = 3;
const STEM_HANGUL = 2;

const RUN = /[\p{Script=Han}\p{Script=Katakana}ー]+|\p{Script=Hangul}+|[\p{Script=Thai}\p{M}]+|[\p{L}\p{M}\p{N}]+/gu;
const PAIRED = /^[\p{Script=Han}\p{Script=Katakana}ー]/u;
const GRAMMAR = /^\p{Script=Hiragana}+$/u;
/** "APIs", "SQL". */
const SHORT_NAME = /^(\p{Lu}{2,4})s?$/u;

/** What a text is about, in stems: whole words, or pairs of characters where words are not parted by spaces. */
export function contentStems(text: string): Set<string> {
  const found = new Set<string>();
  for (const [run] of compatible(text).matchAll(RUN)) {
    const name = SHORT_NAME.exec(run)?.[1];
    if (name !== undefined) found.add(name.toLowerCase());
    for (const stem of stemsOfRun(run.toLowerCase())) found.add(stem);
  }
  return found;
}

function stemsOfRun(run: string): string[] {
  if (GRAMMAR.test(run)) return [];
  if (PAIRED.test(run)) return Array.from({ length: Math.max(0, run.length - 1) }, (_, at) => run.slice(at, at + 2));
  if (/^\p{Script=Hangul}/u.test(run)) return run.length < STEM_HANGUL ? [] : [run.slice(0, STEM_HANGUL)];
  if (/^\p{Script=Thai}/u.test(run))
    return [...segmenterOf('th', 'word').segment(run)].flatMap(({ segment }) =>
      segment.length < SHORTEST_DENSE ? [] : [segment],
    );
  const dense = !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u.test(run);
  if (run.length < (dense ? SHORTEST_DENSE : SHORTEST)) return [];
  return [run.slice(0, dense ? STEM_DENSE : STEM)];
}
