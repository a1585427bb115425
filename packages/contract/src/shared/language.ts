/**
 * Languages an interview can be held in, as BCP 47 tags used everywhere inside.
 * Document 1 names ten of them in capitals (`EN_IN`), document 2 twenty in small letters (`no`).
 */
export const LANGUAGES = [
  'en',
  'en-IN',
  'de',
  'es',
  'fr',
  'id',
  'ja',
  'ko',
  'nl',
  'vi',
  'zh',
  'pt',
  'it',
  'da',
  'no',
  'sv',
  'hi',
  'fi',
  'ms',
  'th',
  'ru',
] as const;

export type Language = (typeof LANGUAGES)[number];

/** A language that texts are written in. */
export type CatalogueLanguage = Exclude<Language, 'en-IN'>;

/** The language whose texts serve `language`: Indian English reads the English catalogues. */
export function catalogueLanguage(language: Language): CatalogueLanguage {
  return language === 'en-IN' ? 'en' : language;
}
