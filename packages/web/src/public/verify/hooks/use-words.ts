import type { VerifyLanguage } from '@colloquy/contract/public';
import { useEffect, useMemo, useState } from 'react';
import type { Catalogue } from '../messages/catalogue.ts';
import { loadCatalogue, preferredLanguage } from '../messages/languages.ts';
import { createTranslate, type Translate } from '../messages/translate.ts';

type Words = { language: VerifyLanguage; chooseLanguage: (language: VerifyLanguage) => void; t: Translate | null };

/**
 * The words of the page in the language of the browser, or the one that the person chooses.
 *
 * @param browserLanguages best first
 * @param onWordless called when the words of no language can be fetched
 */
export function useWords(browserLanguages: readonly string[], onWordless: () => void): Words {
  const [language, chooseLanguage] = useState<VerifyLanguage>(() => preferredLanguage(browserLanguages));
  const [words, setWords] = useState<{ language: VerifyLanguage; catalogue: Catalogue } | null>(null);

  useEffect(() => {
    let live = true;
    loadCatalogue(language).then(
      (catalogue) => live && setWords({ language, catalogue }),
      () => live && onWordless(),
    );
    return () => {
      live = false;
    };
  }, [language, onWordless]);

  const t = useMemo(() => (words === null ? null : createTranslate(words.catalogue, words.language)), [words]);
  useEffect(() => {
    if (t === null) return;
    document.documentElement.lang = language;
    document.title = t('title');
  }, [t, language]);

  return { language, chooseLanguage, t };
}
