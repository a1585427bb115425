import endings from '../lists/title-endings.json' with { type: 'json' };

/**
 * Titles of jobs as people write them, made comparable. `withoutGenderMarks` takes out what says that the job is
 * anybody's ("Conseiller·ère", "Verkäufer:in (m/w/d)", "operador/a"), `titleStems` folds what is left: accents, gender
 * and number.
 */

/** The languages whose titles are folded, all in Latin letters. */
export const STEM_LANGUAGES = ['en', 'de', 'es', 'fr', 'nl', 'it', 'pt'] as const;
export type StemLanguage = (typeof STEM_LANGUAGES)[number];

/** The other form of a word, as it is written behind a mark: whole endings only, so that "node.js" and "CI/CD" stay. */
const ENDINGS = [...endings.french, ...endings.spanishPortugueseItalian, ...endings.germanDutch];
const ANY_ENDING = `(?:${ENDINGS.toSorted((a, b) => b.length - a.length).join('|')})`;
/** Behind a plain hyphen only what no English word ("check-in", "stand-alone") is made with. */
const HYPHEN_ENDING = '(?:e|es|ne|nes|se|ses|euse|euses|rice|rices|trice|trices|[eè]re|[eè]res|i[eè]re|i[eè]res|ve|fe)';
const DOT = '[·•∙‧⋅・.:*_]';
const END = String.raw`(?![\p{L}\p{N}@])`;

/** "Verkäufer*innen", "Vendeur·euse·s", "infermiere/a", "Elektroniker/-in", "Conseiller (ère)", "Diplomierte*r". */
const OTHER_FORM = new RegExp(
  String.raw`(?<=\p{L}{2})(?:${DOT}${ANY_ENDING}|\s?/\s?-?${ANY_ENDING}|\s?[(\[]\s?-?${ANY_ENDING}(?:[/·.]${ANY_ENDING})?\s?[)\]]|-${HYPHEN_ENDING}|,\s-${ANY_ENDING})` +
    String.raw`(?:[·•.\-/]${ANY_ENDING}){0,2}${END}`,
  'giu',
);
/** "développeu·r·se", "infirmi·er·ère": the first of the two is the word's own. */
const OWN_ENDING = /(?<=\p{L}{2})[·•.](?=(?:r|er|ur|eur|teur)[·•.]\p{L})/giu;
/** "medewerk(st)er", "chargé(e)s". */
const INSIDE = /(?<=\p{L}{2})\([\p{L}]{1,5}\)(?=\p{L})/gu;
/** "VerkäuferIn", "LehrerInnen". */
const CAPITAL_IN = /(?<=\p{Ll}{3})In(?:nen)?(?![\p{L}])/gu;
/** "profesor@s"; an address of mail goes on behind the sign. */
const AT_SIGN = /(?<=\p{L}{2})@(?=s?(?![\p{L}\p{N}]))/gu;
/** "(m/w/d)", "H/F", "m|f|x": letters for whom the job is open to. */
const FOR_ALL =
  /(?<![\p{L}\p{N}])[([]?\s?[mwfdhvxgn](?:\s?[/|,*·•+-]\s?[mwfdhvxigna]){1,4}\s?[)\]]?(?![\p{L}\p{N}])/giu;

/** A title with each word in its first form; case and accents stay. */
export function inFirstForms(title: string): string {
  return title
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(CAPITAL_IN, '')
    .replaceAll(INSIDE, '')
    .replaceAll(OWN_ENDING, '')
    .replaceAll(OTHER_FORM, '')
    .replaceAll(AT_SIGN, 'a')
    .trim();
}

/** The same without what says whom the job is open to: "(m/w/d)". */
export function withoutGenderMarks(title: string): string {
  const open = title.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(FOR_ALL, ' ');
  return inFirstForms(open).replaceAll(/\s+/gu, ' ').trim();
}

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' };

/** Small letters without accents; marks of other scripts than Latin stay. */
export function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[ßœæøłđ]/gu, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .normalize('NFC');
}

/** Words that a title has or leaves out: "auxiliar (de) almacén", "conseiller (à la) clientèle". */
const SMALL: Record<StemLanguage, ReadonlySet<string>> = {
  en: new Set(['the', 'a', 'an', 'of']),
  de: new Set(['der', 'die', 'das', 'im', 'in', 'fur', 'den', 'dem']),
  es: new Set(['de', 'del', 'la', 'el', 'los', 'las', 'al', 'en', 'para']),
  fr: new Set(['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'au', 'aux', 'a', 'en']),
  nl: new Set(['de', 'het', 'een', 'in', 'van', 'voor']),
  it: new Set(['di', 'del', 'della', 'dello', 'dei', 'al', 'alla', 'allo', 'alle', 'in', 'per', 'la', 'il', 'd']),
  pt: new Set(['de', 'do', 'da', 'dos', 'das', 'em', 'no', 'na', 'ao', 'a', 'o', 'para']),
};

/** Between the two forms of a word: "Köchin oder Koch". */
const OR = new Set(['or', 'and', 'oder', 'und', 'o', 'u', 'y', 'ou', 'et', 'of', 'e']);

type Rule = readonly [RegExp, string];
/** Each replaces once, in order; all look at the end of a word only. */
const RULES: Record<StemLanguage, readonly Rule[]> = {
  // Accounts and sales are other work than an account and a sale.
  en: [
    [/(?<=\p{L}{3})(?:women|woman|men|man|people|persons|person)$/u, 'person'],
    [/(?<=\p{L}{3})ies$/u, 'y'],
    [/(?<!^account|^sale|^good|^operation|[su])s$/, ''],
  ],
  de: [
    [/ae/g, 'a'],
    [/oe/g, 'o'],
    [/ue/g, 'u'],
    [/(?<=\p{L}{3})(?:frauen|frau|manner|mann|leute)$/u, 'mann'],
    [/(?<=\p{L}{3})innen$|(?<=\p{L}{3})in$/u, ''],
    [/(?<=\p{L}{4})ende(?:n|r)?$/u, 'er'],
    [/(?<=\p{L}{3})ern$/u, 'er'],
    [/krafte$|kraften$/, 'kraft'],
    [/(?<=(?:ier|stell|pruft|bilde)t)e[rnsm]$/, 'e'],
    [/(?<=isch)e[rnsm]?$/, ''],
    [/(?<=(?:[iae]st|ent|ant|eur|or|ar|og|wirt|rat))en?$|(?<=koch)e$/, ''],
  ],
  es: [
    [/(?<=[rtln])xs?$/, ''],
    [/(?<=[lrndzj])es$/, ''],
    [/(?<=[aeiou])s$/, ''],
    [/(?<=\p{L}{3})[aoe]$/u, ''],
  ],
  fr: [
    [/(?<=\p{L}{2})aux$/u, 'al'],
    [/(?<=\p{L}{3})[sx]$/u, ''],
    [/(?<=\p{L}{2})trice$/u, 'teur'],
    [/(?<=\p{L}{2})euse$/u, 'eur'],
    [/(?<=\p{L}{3})ive$/u, 'if'],
    [/(?<=\p{L}{2}[^e])e$|(?<=\p{L}{4}e)e$/u, ''],
    [/(?<=\p{L}{4})e$/u, ''],
    [/([fln])\1$/, '$1'],
    [/(?<=\p{L}{4})s$/u, ''],
  ],
  nl: [
    [/(?<=\p{L}{3})([aeo])\1/gu, '$1'],
    [/(?<=\p{L}{3})(?:stersen|sters|ster)$/u, 'er'],
    [/(?<=\p{L}{2}r)es(?:sen)?$/u, ''],
    [/kkin$|kkinnen$/, 'k'],
    [/(?<=er|ar|or|k|n)s$/, ''],
    [/(?<=\p{L}{4})en$|(?<=\p{L}{5})e$/u, ''],
  ],
  it: [
    [/(?<=\p{L}{3})essa$/u, 'e'],
    [/tric[ei]$/, 'tore'],
    [/(?<=\p{L}{2})[aeio]$/u, ''],
    [/(?<=\p{L}{2}c)h$/u, ''],
    [/(?<=\p{L}{3})i$/u, ''],
  ],
  pt: [
    [/(?<=\p{L}{2})ais$/u, 'al'],
    [/(?<=\p{L}{2})oes$|(?<=\p{L}{2})aes$/u, 'ao'],
    [/(?<=[rzl])es$/, ''],
    [/(?<=[aeiou])s$/, ''],
    [/(?<=\p{L}{3})[aoe]$/u, ''],
  ],
};

/** Shorter words have no ending to lose: "rn", "sap", "h". */
const SHORTEST = 4;

function stemOf(word: string, language: StemLanguage): string {
  if (word.length < SHORTEST || /[^\p{L}]/u.test(word)) return word;
  return RULES[language].reduce((stem, [ending, instead]) => stem.replace(ending, instead), word);
}

/**
 * The words of a title as a language folds them, small words left out. Both forms of a word side by side are one:
 * "Conseiller/Conseillère clientèle", "Köchin oder Koch". `words` are small letters without accents.
 */
export function titleStems(words: readonly string[], language: StemLanguage): string[] {
  const stems: string[] = [];
  for (const word of words) {
    if (SMALL[language].has(word)) continue;
    const stem = stemOf(word, language);
    if (stems.at(-1) === stem) continue;
    if (stems.at(-2) === stem && OR.has(stems.at(-1) ?? '')) stems.pop();
    else stems.push(stem);
  }
  return stems;
}
