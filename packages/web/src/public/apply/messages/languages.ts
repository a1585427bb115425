import type { catalogueLanguage } from '@colloquy/contract/shared';
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

const LOADERS: Record<ApplyLanguage, () => Promise<Catalogue>> = {
  en: () => import('./en.ts').then((module) => module.en),
  de: () => import('./de.ts').then((module) => module.de),
  ja: () => import('./ja.ts').then((module) => module.ja),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  it: () => import('./it.ts').then((module) => module.it),
  nl: () => import('./nl.ts').then((module) => module.nl),
  pt: () => import('./pt.ts').then((module) => module.pt),
  da: () => import('./da.ts').then((module) => module.da),
  no: () => import('./no.ts').then((module) => module.no),
  sv: () => import('./sv.ts').then((module) => module.sv),
  fi: () => import('./fi.ts').then((module) => module.fi),
  vi: () => import('./vi.ts').then((module) => module.vi),
  id: () => import('./id.ts').then((module) => module.id),
  ms: () => import('./ms.ts').then((module) => module.ms),
  ko: () => import('./ko.ts').then((module) => module.ko),
  zh: () => import('./zh.ts').then((module) => module.zh),
  hi: () => import('./hi.ts').then((module) => module.hi),
  th: () => import('./th.ts').then((module) => module.th),
  ru: () => import('./ru.ts').then((module) => module.ru),
};

/** Fetches a language's words; each is a file of its own, so that a page loads one. */
export function loadCatalogue(language: ApplyLanguage): Promise<Catalogue> {
  return LOADERS[language]();
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
