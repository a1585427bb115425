import type { Language } from '@colloquy/contract/shared';

/** Each language's name in itself, in the order of the choice. */
export const LANGUAGE_NAMES = {
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
} as const satisfies Record<Exclude<Language, 'en-IN'>, string>;

/** A language that words are written in. */
export type NamedLanguage = keyof typeof LANGUAGE_NAMES;

/** Tag for `lang` and `Intl`: says the script where the code alone leaves it open, and the written form of Norwegian. */
export function languageTag(language: Language): string {
  if (language === 'zh') return 'zh-Hans';
  return language === 'no' ? 'nb' : language;
}

/** The language of a tag of the browser's: both written forms of Norwegian are one. */
export function primaryOf(tag: string): string {
  const primary = tag.toLowerCase().split('-')[0] ?? '';
  return primary === 'nb' || primary === 'nn' ? 'no' : primary;
}

/** The first of the browser's languages that words are written in; English where none is. */
export function preferredLanguage(wanted: readonly string[]): NamedLanguage {
  const names = Object.keys(LANGUAGE_NAMES) as NamedLanguage[];
  for (const tag of wanted) {
    const found = names.find((language) => language === primaryOf(tag));
    if (found !== undefined) return found;
  }
  return 'en';
}
