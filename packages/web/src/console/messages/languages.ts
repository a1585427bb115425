import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '@colloquy/contract/console';
import { fetchCatalogue } from '../../shared/catalogues.ts';
import type { Catalogue } from './catalogue.ts';

const FILES = import.meta.glob<Catalogue>('../../../../content/dist/compiled/messages/console/*.json', {
  import: 'default',
});

/** Fetches a language's words; each is a file of its own, so that a page loads one. */
export function loadCatalogue(language: ConsoleLanguage): Promise<Catalogue> {
  return fetchCatalogue(FILES, language);
}

/** The first of the browser's languages that the page speaks; English where it speaks none. */
export function preferredLanguage(wanted: readonly string[]): ConsoleLanguage {
  for (const tag of wanted) {
    const found = CONSOLE_LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}
