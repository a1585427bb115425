import type { LANGUAGES } from './languages.ts';

export {
  ACCURACY_LANGUAGES,
  JOINED_LANGUAGES,
  LANGUAGE_NAMES,
  LANGUAGES,
  LATIN_LANGUAGES,
  SESSION_LANGUAGES,
  VERIFY_LANGUAGES,
} from './languages.ts';

/** Document 1 names ten of them in capitals (`EN_IN`), document 2 twenty in small letters (`no`). */
export type Language = (typeof LANGUAGES)[number];

/** A language that texts are written in. */
export type CatalogueLanguage = Exclude<Language, 'en-IN'>;

/** The language whose texts serve `language`: Indian English reads the English catalogues. */
export function catalogueLanguage(language: Language): CatalogueLanguage {
  return language === 'en-IN' ? 'en' : language;
}
