import type { Language } from '@colloquy/contract/shared';
import { useEffect, useState } from 'react';
import { backOffMs } from '../core/back-off.ts';
import type { SummaryCatalogue, SummaryKey } from '../messages/summary/catalogue.ts';
import { loadSummaryCatalogue } from '../messages/summary/load.ts';
import { isolated } from '../messages/translate.ts';

export type SummaryWords = (key: SummaryKey, values?: Readonly<Record<string, string>>) => string;

/** The words of an application's summary; null until they have come, however often it takes. */
export function useSummaryWords(language: Language): SummaryWords | null {
  const [catalogue, setCatalogue] = useState<SummaryCatalogue | null>(null);

  useEffect(() => {
    let live = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (failures: number) => {
      loadSummaryCatalogue(language).then(
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
  }, [language]);

  if (catalogue === null) return null;
  return (key, values = {}) =>
    catalogue[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
      values[name] === undefined ? whole : isolated(values[name]),
    );
}
