import type { English } from '@colloquy/content/messages/fair';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { fetchCatalogue } from '../../shared/catalogues.ts';
import { useWords } from '../hooks/use-words.ts';
import { isolated } from '../messages/translate.ts';

export type FairKey = keyof English;
type FairCatalogue = { readonly [Key in FairKey]: string };

const FILES = import.meta.glob<FairCatalogue>('../../../../content/dist/compiled/messages/fair/*.json', {
  import: 'default',
});

export function loadFairCatalogue(language: Language): Promise<FairCatalogue> {
  return fetchCatalogue(FILES, catalogueLanguage(language));
}

type FairWords = (key: FairKey, values?: Readonly<Record<string, string>>) => string;

/** Words about fair treatment, apart from the room's own. Null until they have come. */
export function useFairWords(language: Language): FairWords | null {
  const catalogue = useWords(loadFairCatalogue, language);
  if (catalogue === null) return null;
  return (key, values = {}) =>
    catalogue[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
      values[name] === undefined ? whole : isolated(values[name]),
    );
}
