import { LANGUAGE_NAMES, LANGUAGES } from './languages.ts';

export { LANGUAGE_NAMES, LANGUAGES };

/** Document 1 names ten of them in capitals (`EN_IN`), document 2 twenty in small letters (`no`). */
export type Language = (typeof LANGUAGES)[number];

/** A language that texts are written in. */
export type CatalogueLanguage = Exclude<Language, 'en-IN'>;

/** The language whose texts serve `language`: Indian English reads the English catalogues. */
export function catalogueLanguage(language: Language): CatalogueLanguage {
  return language === 'en-IN' ? 'en' : language;
}
