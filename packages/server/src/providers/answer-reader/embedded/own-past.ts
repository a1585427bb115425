import { ACTION_WORDS, type BaseLanguage, madeOnce } from './lexicon/index.ts';

/**
 * "I rang her", "j'ai prévenu": what the speaker did, by the form of the verb, for the languages whose past can be told so
 * and whose lexicon has no words for it. What one felt, had or thought is nothing done.
 */
const OWN_PAST: Partial<Record<BaseLanguage, RegExp>> = {
  en: /\bi (?:then |also |first |just |only |at once |immediately |had to )?(?!need\b|feed\b|exceed\b|proceed\b|succeed\b|(?:lov|enjoy|believ|lik|want|need|hop|us|fear|worri|notic|learn|happen|seem|work|deserv)(?:e|i)?ed\b)(?:[a-z]{2,}ed|told|put|gave|took|made|went|wrote|rang|spoke|brought|sent|set|held|found|met|ran|sat|shut|drove|built|taught|sold|bought|cut|lent|led|stood)\b/,
  nl: /(?<!\p{L})(?:ik (?:heb|had)|(?:heb|had) ik)(?!\p{L})[^.;]*(?<!\p{L})(?!gehad|gedacht|geweest|gevoeld|geloofd|gehoopt|gewild)(?:\p{L}{0,6}ge\p{L}{2,}(?:d|t|en))(?!\p{L})/u,
};

/** Whether a folded sentence says in the past what the speaker did. */
export function statesOwnAction(folded: string, language: BaseLanguage): boolean {
  const actionWords = actionWordsOf(language);
  return actionWords === null ? (OWN_PAST[language]?.test(folded) ?? false) : reportsAction(folded, actionWords, false);
}

type ActionWords = {
  self: ReadonlySet<string>;
  between: ReadonlySet<string>;
  helpers: ReadonlySet<string>;
  told: ReadonlySet<string>;
  reach: number;
  participles: RegExp;
  alone: RegExp | null;
  never: ReadonlySet<string>;
  states: RegExp;
  undone: ReadonlySet<string>;
  past: ReadonlySet<string>;
};

const actionWordsOf = madeOnce((language): ActionWords | null => {
  const words = ACTION_WORDS[language];
  if (words === undefined) return null;
  return {
    self: new Set(words.self),
    between: new Set(words.between),
    helpers: new Set(words.helpers),
    told: new Set([...words.helpers, ...words.told]),
    reach: words.reach ?? Number.POSITIVE_INFINITY,
    participles: wordsLike(words.participles),
    alone: words.alone === undefined ? null : wordsLike(words.alone),
    never: new Set(words.never),
    states: wordsLike(words.states),
    undone: new Set(words.undone),
    past: new Set(words.past),
  };
});

function wordsLike(patterns: readonly string[]): RegExp {
  return new RegExp(`^(?:${patterns.map((one) => one.replaceAll('*', '\\p{L}{2,20}')).join('|')})$`, 'u');
}

/** Longer ones are no participles, and would be tried by each pattern. */
const LONGEST_WORD = 30;

/** @param widely also by the past of single verbs, and where who speaks is left out */
function reportsAction(folded: string, actionWords: ActionWords, widely: boolean): boolean {
  const { self, helpers, told, undone, past } = actionWords;
  return folded.split(/[.;:!?]/u).some((part) => {
    const words = part.match(/\p{L}+/gu) ?? [];
    if (words.some((word) => undone.has(word))) return false;
    if (words.some((word) => saysAlone(word, actionWords))) return true;
    const isNextToSelf = (at: number): boolean => isBySelf(words, at, actionWords);
    if (widely && words.some((word, at) => past.has(word) && isNextToSelf(at))) return true;
    const isHelper = (word: string, at: number): boolean =>
      widely
        ? told.has(word) && (self.size === 0 || at === 0 || isNextToSelf(at))
        : helpers.has(word) && (self.size === 0 || isNextToSelf(at));
    return words.some((word, at) => isHelper(word, at) && hasParticiple(words.slice(at + 1), actionWords));
  });
}

function saysAlone(word: string, { alone, never }: ActionWords): boolean {
  return alone !== null && word.length <= LONGEST_WORD && alone.test(word) && !never.has(word);
}

function isBySelf(words: readonly string[], at: number, { self, between }: ActionWords): boolean {
  let before = at - 1;
  while (between.has(words[before] ?? '')) before--;
  return self.has(words[before] ?? '') || self.has(words[at + 1] ?? '');
}

function hasParticiple(behind: readonly string[], { reach, participles, states }: ActionWords): boolean {
  const near = behind.slice(0, reach);
  // What is close behind its helper is all that the helper has: "j'ai été …" goes on to no act.
  const state = Number.isFinite(reach) ? near.findIndex((word) => states.test(word)) : -1;
  return near
    .slice(0, state < 0 ? undefined : state)
    .some((word) => word.length <= LONGEST_WORD && participles.test(word) && !states.test(word));
}

/** More of such verbs, of which some are said of what is no act as well. */
const MORE: Partial<Record<BaseLanguage, RegExp>> = {
  en: /\bi (?:then |also |first |just |only |at once |immediately )?(?:kept|drew|broke|came|did(?! not)|got (?:him|her|them|it|the|an?|my|our)|left|caught|chose|split|withdrew|undid|hung|fed|said|threw|dug|had (?:him|her|them|(?:my|the|our|an?) [a-z]+) [a-z]+)\b/,
};

/** The same with more verbs, where an account is told and not only claimed. */
export function reportsOwnAction(folded: string, language: BaseLanguage): boolean {
  const actionWords = actionWordsOf(language);
  if (actionWords !== null) return reportsAction(folded, actionWords, true);
  return statesOwnAction(folded, language) || (MORE[language]?.test(folded) ?? false);
}
