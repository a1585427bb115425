import type { ConsoleLanguage } from '@colloquy/contract/console';
import { fetchCatalogue } from '../../../shared/catalogues.ts';
import type { PlanCatalogue } from './catalogue.ts';

const FILES = import.meta.glob<PlanCatalogue>('../../../../../content/dist/compiled/messages/plan/*.json', {
  import: 'default',
});

export function loadPlanCatalogue(language: ConsoleLanguage): Promise<PlanCatalogue> {
  return fetchCatalogue(FILES, language);
}
