import type { English } from '@colloquy/content/messages/recording';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { fetchCatalogue } from '../../shared/catalogues.ts';
import { useWords } from '../hooks/use-words.ts';

export type RecordingKey = keyof English;
export type RecordingCatalogue = { readonly [Key in RecordingKey]: string };

const FILES = import.meta.glob<RecordingCatalogue>('../../../../content/dist/compiled/messages/recording/*.json', {
  import: 'default',
});

export function loadRecordingCatalogue(language: Language): Promise<RecordingCatalogue> {
  return fetchCatalogue(FILES, catalogueLanguage(language));
}

/** The words of the recording, apart from the room's: most interviews have none. Null until they have come. */
export function useRecordingWords(language: Language): ((key: RecordingKey) => string) | null {
  const catalogue = useWords(loadRecordingCatalogue, language);
  return catalogue === null ? null : (key) => catalogue[key];
}
