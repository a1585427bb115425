import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { fetchCatalogue } from '../../shared/catalogues.ts';
import type { Catalogue } from './catalogue.ts';

export { LANGUAGE_NAMES, languageTag, preferredLanguage } from '../../shared/language-names.ts';

export type CatalogueLanguage = ReturnType<typeof catalogueLanguage>;

const FILES = import.meta.glob<Catalogue>('../../../../content/dist/compiled/messages/room/*.json', {
  import: 'default',
});

/** Fetches a language's words; each is a file of its own, so that a page loads one. */
export function loadCatalogue(language: Language): Promise<Catalogue> {
  return fetchCatalogue(FILES, catalogueLanguage(language));
}
