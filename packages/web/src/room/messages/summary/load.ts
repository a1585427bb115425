import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { fetchCatalogue } from '../../../shared/catalogues.ts';
import type { SummaryCatalogue } from './catalogue.ts';

const FILES = import.meta.glob<SummaryCatalogue>('../../../../../content/dist/compiled/messages/summary/*.json', {
  import: 'default',
});

export function loadSummaryCatalogue(language: Language): Promise<SummaryCatalogue> {
  return fetchCatalogue(FILES, catalogueLanguage(language));
}
