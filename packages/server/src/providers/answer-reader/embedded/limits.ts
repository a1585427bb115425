import { denialsIn, withoutIdle } from './denials.ts';
import { type BaseLanguage, madeOnce, REJECTS } from './lexicon/index.ts';
import { compilePhrases, findPhrases } from './phrases.ts';

/** Null where a language has no words for it. */
const compiledOf = madeOnce((language) => {
  const { limits, conditions = [], apart = [], again } = REJECTS[language] ?? {};
  if (limits === undefined) return null;
  return {
    limits: compilePhrases<'limits'>([{ limits }]),
    conditions: compilePhrases<'conditions'>([{ conditions }]),
    apart: compilePhrases<'apart'>([{ apart }]),
    again: again === undefined ? null : new Set(again),
  };
});

const MARK = /[,;:.!?()]/g;
/** Stands for whatever word denies a second time. */
const TWICE = 'not … not';
/** A condition is no longer than this. */
const LONGEST = 40;
const NONE: ReadonlySet<string> = new Set();

/**
 * What limits the denials of a folded clause: the words behind one of them that leave part of it done ("I do not read it
 * only once"), its conditions, and a second denial that takes the first one back ("no day on which I do not").
 */
export function limitsIn(clause: string, language: BaseLanguage): ReadonlySet<string> {
  const words = compiledOf(language);
  if (words === null) return NONE;
  const clear = withoutIdle(clause, language);
  if (denialsIn(clear, language).length === 0) return NONE;
  const found = new Set(findPhrases(clear, words.conditions).map(({ start, end }) => clear.slice(start, end)));
  const begins = [
    ...[...clear.matchAll(MARK)].map(({ index }) => index),
    ...findPhrases(clear, words.apart).map(({ start }) => start),
  ].sort((one, other) => one - other);
  [0, ...begins].forEach((begin, i) => {
    const thought = clear.slice(begin, begins[i]);
    const [first, ...others] = denialsIn(thought, language);
    if (first === undefined) return;
    const isAgain = ({ start, end }: (typeof others)[number]): boolean =>
      words.again === null || words.again.has(thought.slice(start, end));
    if (others.some(isAgain)) found.add(TWICE);
    const behind = thought.slice(first.end);
    for (const { start, end } of findPhrases(behind, words.limits)) found.add(behind.slice(start, end));
  });
  return found;
}

/** The condition that a folded sentence begins with, which holds for all of it: "Unless he sits upright, I do not …". */
export function conditionFirst(folded: string, language: BaseLanguage): ReadonlySet<string> {
  const words = compiledOf(language);
  if (words === null) return NONE;
  const text = folded.trimStart().slice(0, LONGEST);
  const first = findPhrases(text, words.conditions).filter(({ start }) => start === 0);
  return new Set(first.map(({ end }) => text.slice(0, end)));
}
