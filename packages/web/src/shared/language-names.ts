import { LANGUAGE_NAMES, type Language } from '@colloquy/contract/shared';

export { LANGUAGE_NAMES };

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
