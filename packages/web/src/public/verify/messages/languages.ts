import { VERIFY_LANGUAGES, type VerifyLanguage } from '@colloquy/contract/public';
import { fetchCatalogue } from '../../../shared/catalogues.ts';
import { LANGUAGE_NAMES as NAMES } from '../../../shared/language-names.ts';
import type { Catalogue } from './catalogue.ts';

/** Each language is named in itself. */
export const LANGUAGE_NAMES = Object.fromEntries(
  Object.entries(NAMES).filter(([code]) => (VERIFY_LANGUAGES as readonly string[]).includes(code)),
) as Record<VerifyLanguage, string>;

const FILES = import.meta.glob<Catalogue>('../../../../../content/dist/compiled/messages/verify/*.json', {
  import: 'default',
});

/** Fetches a language's words; each is a file of its own, so that a page loads one. */
export function loadCatalogue(language: VerifyLanguage): Promise<Catalogue> {
  return fetchCatalogue(FILES, language);
}

/** The first of the browser's languages that the page speaks; English where it speaks none. */
export function preferredLanguage(wanted: readonly string[]): VerifyLanguage {
  for (const tag of wanted) {
    const found = (Object.keys(LANGUAGE_NAMES) as VerifyLanguage[]).find(
      (language) => language === tag.toLowerCase().split('-')[0],
    );
    if (found !== undefined) return found;
  }
  return 'en';
}
