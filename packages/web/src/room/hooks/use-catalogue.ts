import type { Language } from '@colloquy/contract/shared';
import { useEffect, useState } from 'react';
import { backOffMs } from '../core/back-off.ts';
import type { Translate } from '../messages/catalogue.ts';
import { languageTag, loadCatalogue } from '../messages/languages.ts';
import { createTranslate } from '../messages/translate.ts';

export type Words = { t: Translate; tag: string; language: Language };

const ATTEMPTS = 4;

/**
 * The words of `language`; those shown before stay until the new ones have come. Null before the first.
 * `onFailed` is called when a language cannot be fetched after some attempts.
 */
export function useCatalogue(language: Language, onFailed: (language: Language) => void): Words | null {
  const [loaded, setLoaded] = useState<Words | null>(null);

  useEffect(() => {
    let live = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (failures: number) => {
      loadCatalogue(language).then(
        (catalogue) => {
          const tag = languageTag(language);
          if (live) setLoaded({ t: createTranslate(catalogue, tag), tag, language });
        },
        () => {
          if (!live) return;
          if (failures + 1 < ATTEMPTS)
            timer = setTimeout(() => attempt(failures + 1), backOffMs(failures + 1, Math.random));
          else onFailed(language);
        },
      );
    };
    attempt(0);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [language, onFailed]);

  return loaded;
}
