import type { Language } from '@colloquy/contract/shared';
import { useEffect, useState } from 'react';
import { backOffMs } from '../core/back-off.ts';

/**
 * Words that most interviews have no need of, fetched when somebody has; null until they have come, however often it
 * takes.
 *
 * @param load stays the same function: another one is fetched again
 */
export function useWords<Catalogue>(
  load: (language: Language) => Promise<Catalogue>,
  language: Language,
): Catalogue | null {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);

  useEffect(() => {
    let live = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (failures: number) => {
      load(language).then(
        (words) => {
          if (live) setCatalogue(words);
        },
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
  }, [load, language]);

  return catalogue;
}
