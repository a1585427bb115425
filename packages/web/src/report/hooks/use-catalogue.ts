import { useEffect, useState } from 'react';
import type { Catalogue } from '../messages/catalogue.ts';
import { loadCatalogue, type PageLanguage } from '../messages/languages.ts';

export type LoadedCatalogue = { language: PageLanguage; catalogue: Catalogue };

/** The words of `language`; those shown before stay until the new ones have come. Null before the first. */
export function useCatalogue(
  language: PageLanguage,
  onFailed: (language: PageLanguage) => void,
): LoadedCatalogue | null {
  const [loaded, setLoaded] = useState<LoadedCatalogue | null>(null);

  useEffect(() => {
    let live = true;
    loadCatalogue(language).then(
      (catalogue) => live && setLoaded({ language, catalogue }),
      () => live && onFailed(language),
    );
    return () => {
      live = false;
    };
  }, [language, onFailed]);

  return loaded;
}
