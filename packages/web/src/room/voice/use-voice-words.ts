import type { English } from '@colloquy/content/messages/voice';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { fetchCatalogue } from '../../shared/catalogues.ts';
import { useWords } from '../hooks/use-words.ts';

export type VoiceKey = keyof English;
export type VoiceCatalogue = { readonly [Key in VoiceKey]: string };

const FILES = import.meta.glob<VoiceCatalogue>('../../../../content/dist/compiled/messages/voice/*.json', {
  import: 'default',
});

export function loadVoiceCatalogue(language: Language): Promise<VoiceCatalogue> {
  return fetchCatalogue(FILES, catalogueLanguage(language));
}

/** The words of speaking, apart from the room's: who writes loads none of them. Null until they have come. */
export function useVoiceWords(language: Language): ((key: VoiceKey) => string) | null {
  const catalogue = useWords(loadVoiceCatalogue, language);
  return catalogue === null ? null : (key) => catalogue[key];
}
