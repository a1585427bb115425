import { fetchCatalogue } from '../../../shared/catalogues.ts';
import type { NamedLanguage } from '../../../shared/language-names.ts';
import type { Catalogue } from './catalogue.ts';

export { LANGUAGE_NAMES, languageTag, preferredLanguage } from '../../../shared/language-names.ts';

export type ApplyLanguage = NamedLanguage;

const FILES = import.meta.glob<Catalogue>('../../../../../content/dist/compiled/messages/apply/*.json', {
  import: 'default',
});

/** Fetches a language's words; each is a file of its own, so that a page loads one. */
export function loadCatalogue(language: ApplyLanguage): Promise<Catalogue> {
  return fetchCatalogue(FILES, language);
}
