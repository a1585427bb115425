import type { BaseLanguage } from './lexicon/index.ts';

/**
 * "I rang her", "ich habe sie gebeten": what the speaker did, by the form of the verb, for the languages whose past can be
 * told so. What one felt, had or thought is nothing done.
 */
const OWN_PAST: Partial<Record<BaseLanguage, RegExp>> = {
  en: /\bi (?:then |also |first |just |only |at once |immediately |had to )?(?!need\b|feed\b|exceed\b|proceed\b|succeed\b|(?:lov|enjoy|believ|lik|want|need|hop|us|fear|worri|notic|learn|happen|seem|work|deserv)(?:e|i)?ed\b)(?:[a-z]{2,}ed|told|put|gave|took|made|went|wrote|rang|spoke|brought|sent|set|held|found|met|ran|sat|shut|drove|built|taught|sold|bought|cut|lent|led|stood)\b/,
  de: /(?<!\p{L})(?:ich (?:habe?|hatte)|(?:habe|hatte) ich)(?!\p{L})[^.;]*(?<!\p{L})(?!gehabt|gewesen|geglaubt|gedacht|gefühlt|gewusst|gewollt|gehofft|bedenken|gedanken|vertrauen|gefallen|verstanden|bekommen|vergessen)(?:\p{L}{0,6}ge\p{L}{2,}(?:t|en)|\p{L}{3,}iert|(?:ver|be|ent|er|zer|über)\p{L}{3,}(?:t|en))(?!\p{L})/u,
  nl: /(?<!\p{L})(?:ik (?:heb|had)|(?:heb|had) ik)(?!\p{L})[^.;]*(?<!\p{L})(?!gehad|gedacht|geweest|gevoeld|geloofd|gehoopt|gewild)(?:\p{L}{0,6}ge\p{L}{2,}(?:d|t|en))(?!\p{L})/u,
  fr: /(?<!\p{L})j(?:'|e (?:l'|la |le |les |lui |leur )?)(?:ai|avais) (?:(?:aussi|alors|tout de suite|immédiatement|ensuite) )?(?!été|eu |cru |pensé|aimé|voulu|senti|espéré)\p{L}{2,}(?:é|i|u|is|it|ert)e?s?(?!\p{L})/u,
  es: /(?<!\p{L})(?:he (?!sido|tenido|estado|querido|creído|pensado|sentido)\p{L}+(?:ado|ido|echo|icho|uesto)|(?!sé |café|bebé|qué|porqué|pensé|sentí|creí|quise)\p{L}{3,}(?:é|í)(?= ))/u,
};

/** Whether a folded sentence says in the past what the speaker did. */
export function tellsOwnAct(folded: string, language: BaseLanguage): boolean {
  return OWN_PAST[language]?.test(folded) ?? false;
}

/** More of such verbs, of which some are said of what is no act as well. */
const MORE: Partial<Record<BaseLanguage, RegExp>> = {
  en: /\bi (?:then |also |first |just |only |at once |immediately )?(?:kept|drew|broke|came|did(?! not)|got (?:him|her|them|it|the|an?|my|our)|left|caught|chose|split|withdrew|undid|hung|fed|said|threw|dug|had (?:him|her|them|(?:my|the|our|an?) [a-z]+) [a-z]+)\b/,
};

/** The same with more verbs, where an account is told and not only claimed. */
export function tellsOwnDeed(folded: string, language: BaseLanguage): boolean {
  return tellsOwnAct(folded, language) || (MORE[language]?.test(folded) ?? false);
}
