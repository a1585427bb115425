import type { English } from '@colloquy/content/messages/recording';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { useEffect, useState } from 'react';
import { fetchCatalogue } from '../../shared/catalogues.ts';
import { backOffMs } from '../core/back-off.ts';

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
  const [catalogue, setCatalogue] = useState<RecordingCatalogue | null>(null);
  useEffect(() => {
    let live = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (failures: number) => {
      loadRecordingCatalogue(language).then(
        (words) => live && setCatalogue(words),
        () => {
          if (live) timer = setTimeout(() => attempt(failures + 1), backOffMs(failures + 1, Math.random));
        },
      );
    };
    attempt(0);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [language]);
  return catalogue === null ? null : (key) => catalogue[key];
}
