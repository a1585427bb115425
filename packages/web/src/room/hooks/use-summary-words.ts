import type { Language } from '@colloquy/contract/shared';
import type { SummaryCatalogue, SummaryKey } from '../messages/summary/catalogue.ts';
import { loadSummaryCatalogue } from '../messages/summary/load.ts';
import { isolated } from '../messages/translate.ts';
import { useWords } from './use-words.ts';

export type SummaryWords = (key: SummaryKey, values?: Readonly<Record<string, string>>) => string;

/** The words of an application's summary; null until they have come, however often it takes. */
export function useSummaryWords(language: Language): SummaryWords | null {
  const catalogue = useWords<SummaryCatalogue>(loadSummaryCatalogue, language);
  if (catalogue === null) return null;
  return (key, values = {}) =>
    catalogue[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
      values[name] === undefined ? whole : isolated(values[name]),
    );
}
