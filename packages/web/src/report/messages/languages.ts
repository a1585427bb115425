import { fetchCatalogue } from '../../shared/catalogues.ts';
import { type NamedLanguage, primaryOf } from '../../shared/language-names.ts';
import type { Catalogue } from './catalogue.ts';

export { LANGUAGE_NAMES as PAGE_LANGUAGES, languageTag, preferredLanguage } from '../../shared/language-names.ts';

export type PageLanguage = NamedLanguage;

const FILES = import.meta.glob<Catalogue>('../../../../content/dist/compiled/messages/report/*.json', {
  import: 'default',
});

/** Fetches a language's words; each is a file of its own, so that a page loads one. */
export function loadCatalogue(language: PageLanguage): Promise<Catalogue> {
  return fetchCatalogue(FILES, language);
}

/** Some systems name languages in forms that `Intl` refuses. */
const WELL_FORMED = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** The browser's own variant of a language, for dates and figures: British readers get theirs. */
export function regionalTag(tag: string, wanted: readonly string[]): string {
  return wanted.find((other) => WELL_FORMED.test(other) && primaryOf(other) === primaryOf(tag)) ?? tag;
}
