import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import type { SummaryCatalogue } from './catalogue.ts';

const LOADERS: Record<ReturnType<typeof catalogueLanguage>, () => Promise<SummaryCatalogue>> = {
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

export function loadSummaryCatalogue(language: Language): Promise<SummaryCatalogue> {
  return LOADERS[catalogueLanguage(language)]();
}
