import { useEffect, useState } from 'react';
import type { Translate } from '../../report/messages/catalogue.ts';
import { loadCatalogue } from '../../report/messages/languages.ts';
import { createTranslate } from '../../report/messages/translate.ts';
import { preferredLanguage } from '../messages/languages.ts';
import { usePage } from './page-context.ts';

/** The words of reports in the console's language; null until they have come, and where they cannot be fetched. */
export function useReportWords(): Translate | null {
  const { browserLanguages } = usePage();
  const language = preferredLanguage(browserLanguages);
  const [said, setSaid] = useState<Translate | null>(null);
  useEffect(() => {
    let live = true;
    loadCatalogue(language).then(
      (catalogue) => live && setSaid(() => createTranslate(catalogue, language)),
      () => live && setSaid(null),
    );
    return () => {
      live = false;
    };
  }, [language]);
  return said;
}
