import type { catalogueLanguage } from '@colloquy/contract/shared';
import { fetchCatalogue } from '../../../shared/catalogues.ts';
import type { Catalogue } from './catalogue.ts';

export type ApplyLanguage = ReturnType<typeof catalogueLanguage>;

/** Each language's name in itself, in the order of the choice. */
export const LANGUAGE_NAMES: Record<ApplyLanguage, string> = {
  id: 'Bahasa Indonesia',
  ms: 'Bahasa Melayu',
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  no: 'Norsk',
  pt: 'Português',
  fi: 'Suomi',
  sv: 'Svenska',
  vi: 'Tiếng Việt',
  ru: 'Русский',
  hi: 'हिन्दी',
  th: 'ไทย',
  zh: '中文',
  ja: '日本語',
  ko: '한국어',
};

const FILES = import.meta.glob<Catalogue>('../../../../../content/dist/compiled/messages/apply/*.json', {
  import: 'default',
});

/** Fetches a language's words; each is a file of its own, so that a page loads one. */
export function loadCatalogue(language: ApplyLanguage): Promise<Catalogue> {
  return fetchCatalogue(FILES, language);
}

/** Tag for `lang` and `Intl`: says the script where the code alone leaves it open, and the written form of Norwegian. */
export function languageTag(language: ApplyLanguage): string {
  if (language === 'zh') return 'zh-Hans';
  return language === 'no' ? 'nb' : language;
}

/** The first of the browser's languages that the page speaks; English where it speaks none. */
export function preferredLanguage(wanted: readonly string[]): ApplyLanguage {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0] ?? '';
    const known = primary === 'nb' || primary === 'nn' ? 'no' : primary;
    const found = (Object.keys(LANGUAGE_NAMES) as ApplyLanguage[]).find((language) => language === known);
    if (found !== undefined) return found;
  }
  return 'en';
}
