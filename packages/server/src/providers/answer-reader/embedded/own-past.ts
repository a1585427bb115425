import { ACTION_WORDS, type BaseLanguage, madeOnce } from './lexicon/index.ts';

/**
 * "I rang her", "j'ai prévenu": what the speaker did, by the form of the verb, for the languages whose past can be told so
 * and whose lexicon has no words for it. What one felt, had or thought is nothing done.
 */
const OWN_PAST: Partial<Record<BaseLanguage, RegExp>> = {
  en: /\bi (?:then |also |first |just |only |at once |immediately |had to )?(?!need\b|feed\b|exceed\b|proceed\b|succeed\b|(?:lov|enjoy|believ|lik|want|need|hop|us|fear|worri|notic|learn|happen|seem|work|deserv)(?:e|i)?ed\b)(?:[a-z]{2,}ed|told|put|gave|took|made|went|wrote|rang|spoke|brought|sent|set|held|found|met|ran|sat|shut|drove|built|taught|sold|bought|cut|lent|led|stood)\b/,
  nl: /(?<!\p{L})(?:ik (?:heb|had)|(?:heb|had) ik)(?!\p{L})[^.;]*(?<!\p{L})(?!gehad|gedacht|geweest|gevoeld|geloofd|gehoopt|gewild)(?:\p{L}{0,6}ge\p{L}{2,}(?:d|t|en))(?!\p{L})/u,
  fr: /(?<!\p{L})j(?:'|e (?:l'|la |le |les |lui |leur )?)(?:ai|avais) (?:(?:aussi|alors|tout de suite|immédiatement|ensuite) )?(?!été|eu |cru |pensé|aimé|voulu|senti|espéré)\p{L}{2,}(?:é|i|u|is|it|ert)e?s?(?!\p{L})/u,
  es: /(?<!\p{L})(?:he (?!sido|tenido|estado|querido|creído|pensado|sentido)\p{L}+(?:ado|ido|echo|icho|uesto)|(?!sé |café|bebé|qué|porqué|pensé|sentí|creí|quise)\p{L}{3,}(?:é|í)(?= ))/u,
};

/** Whether a folded sentence says in the past what the speaker did. */
export function statesOwnAction(folded: string, language: BaseLanguage): boolean {
  const actionWords = actionWordsOf(language);
  return actionWords === null ? (OWN_PAST[language]?.test(folded) ?? false) : reportsAction(folded, actionWords, false);
}

type ActionWords = {
  self: ReadonlySet<string>;
  helpers: ReadonlySet<string>;
  told: ReadonlySet<string>;
  participles: RegExp;
  states: RegExp;
  undone: ReadonlySet<string>;
  past: ReadonlySet<string>;
};

const actionWordsOf = madeOnce((language): ActionWords | null => {
  const words = ACTION_WORDS[language];
  if (words === undefined) return null;
  return {
    self: new Set(words.self),
    helpers: new Set(words.helpers),
    told: new Set([...words.helpers, ...words.told]),
    participles: wordsLike(words.participles),
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
function reportsAction(
  folded: string,
  { self, helpers, told, participles, states, undone, past }: ActionWords,
  widely: boolean,
): boolean {
  return folded.split(/[.;:!?]/u).some((part) => {
    const words = part.match(/\p{L}+/gu) ?? [];
    if (words.some((word) => undone.has(word))) return false;
    const isSelf = (at: number): boolean => self.has(words[at] ?? '');
    const isNextToSelf = (at: number): boolean => isSelf(at - 1) || isSelf(at + 1);
    if (widely && words.some((word, at) => past.has(word) && isNextToSelf(at))) return true;
    const helper = words.findIndex((word, at) =>
      widely ? told.has(word) && (at === 0 || isNextToSelf(at)) : helpers.has(word) && isNextToSelf(at),
    );
    if (helper < 0) return false;
    return words
      .slice(helper + 1)
      .some((word) => word.length <= LONGEST_WORD && participles.test(word) && !states.test(word));
  });
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
