import type { Language } from '@colloquy/contract/shared';
import { fetchCatalogue } from '../../shared/catalogues.ts';
import type { Catalogue } from './catalogue.ts';

/** Languages the page speaks, each named in itself, in the order of the choice. */
export const PAGE_LANGUAGES = {
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
} as const;

export type PageLanguage = keyof typeof PAGE_LANGUAGES;

const FILES = import.meta.glob<Catalogue>('../../../../content/dist/compiled/messages/report/*.json', {
  import: 'default',
});

/** Fetches a language's words; each is a file of its own, so that a page loads one. */
export function loadCatalogue(language: PageLanguage): Promise<Catalogue> {
  return fetchCatalogue(FILES, language);
}

/** Tag for `lang` and `Intl`: says the script where the code alone leaves it open, and the written form of Norwegian. */
export function languageTag(language: Language): string {
  if (language === 'zh') return 'zh-Hans';
  if (language === 'no') return 'nb';
  return language;
}

/** The first of the browser's languages that the page speaks; English where it speaks none. */
export function preferredLanguage(wanted: readonly string[]): PageLanguage {
  for (const tag of wanted) {
    const primary = primaryOf(tag);
    const known = primary === 'nb' || primary === 'nn' ? 'no' : primary;
    const found = (Object.keys(PAGE_LANGUAGES) as PageLanguage[]).find((language) => language === known);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** Some systems name languages in forms that `Intl` refuses. */
const WELL_FORMED = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** The browser's own variant of a language, for dates and figures: British readers get theirs. */
export function regionalTag(tag: string, wanted: readonly string[]): string {
  return wanted.find((other) => WELL_FORMED.test(other) && primaryOf(other) === primaryOf(tag)) ?? tag;
}

function primaryOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}
