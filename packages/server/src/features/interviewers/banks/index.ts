import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import type { BankFrame, BankRubrics, BankTexts } from './bank.ts';
import { texts as behaviouralDe } from './behavioural/de.ts';
import { rubrics as behaviouralRubricsDe } from './behavioural/de-rubrics.ts';
import { texts as behaviouralEn } from './behavioural/en.ts';
import { rubrics as behaviouralRubricsEn } from './behavioural/en-rubrics.ts';
import { texts as behaviouralEs } from './behavioural/es.ts';
import { rubrics as behaviouralRubricsEs } from './behavioural/es-rubrics.ts';
import { texts as behaviouralFr } from './behavioural/fr.ts';
import { rubrics as behaviouralRubricsFr } from './behavioural/fr-rubrics.ts';
import { frame as behaviouralFrame } from './behavioural/frame.ts';
import { texts as behaviouralId } from './behavioural/id.ts';
import { rubrics as behaviouralRubricsId } from './behavioural/id-rubrics.ts';
import { texts as behaviouralJa } from './behavioural/ja.ts';
import { rubrics as behaviouralRubricsJa } from './behavioural/ja-rubrics.ts';
import { texts as behaviouralKo } from './behavioural/ko.ts';
import { rubrics as behaviouralRubricsKo } from './behavioural/ko-rubrics.ts';
import { texts as behaviouralNl } from './behavioural/nl.ts';
import { rubrics as behaviouralRubricsNl } from './behavioural/nl-rubrics.ts';
import { texts as behaviouralVi } from './behavioural/vi.ts';
import { rubrics as behaviouralRubricsVi } from './behavioural/vi-rubrics.ts';
import { texts as businessDe } from './business-analysis/de.ts';
import { rubrics as businessRubricsDe } from './business-analysis/de-rubrics.ts';
import { texts as businessEn } from './business-analysis/en.ts';
import { rubrics as businessRubricsEn } from './business-analysis/en-rubrics.ts';
import { texts as businessEs } from './business-analysis/es.ts';
import { rubrics as businessRubricsEs } from './business-analysis/es-rubrics.ts';
import { texts as businessFr } from './business-analysis/fr.ts';
import { rubrics as businessRubricsFr } from './business-analysis/fr-rubrics.ts';
import { frame as businessFrame } from './business-analysis/frame.ts';
import { texts as businessId } from './business-analysis/id.ts';
import { rubrics as businessRubricsId } from './business-analysis/id-rubrics.ts';
import { texts as businessJa } from './business-analysis/ja.ts';
import { rubrics as businessRubricsJa } from './business-analysis/ja-rubrics.ts';
import { texts as businessKo } from './business-analysis/ko.ts';
import { rubrics as businessRubricsKo } from './business-analysis/ko-rubrics.ts';
import { texts as businessNl } from './business-analysis/nl.ts';
import { rubrics as businessRubricsNl } from './business-analysis/nl-rubrics.ts';
import { texts as businessVi } from './business-analysis/vi.ts';
import { rubrics as businessRubricsVi } from './business-analysis/vi-rubrics.ts';
import { texts as serviceDe } from './service-retail/de.ts';
import { rubrics as serviceRubricsDe } from './service-retail/de-rubrics.ts';
import { texts as serviceEn } from './service-retail/en.ts';
import { rubrics as serviceRubricsEn } from './service-retail/en-rubrics.ts';
import { texts as serviceEs } from './service-retail/es.ts';
import { rubrics as serviceRubricsEs } from './service-retail/es-rubrics.ts';
import { texts as serviceFr } from './service-retail/fr.ts';
import { rubrics as serviceRubricsFr } from './service-retail/fr-rubrics.ts';
import { frame as serviceFrame } from './service-retail/frame.ts';
import { texts as serviceId } from './service-retail/id.ts';
import { rubrics as serviceRubricsId } from './service-retail/id-rubrics.ts';
import { texts as serviceJa } from './service-retail/ja.ts';
import { rubrics as serviceRubricsJa } from './service-retail/ja-rubrics.ts';
import { texts as serviceKo } from './service-retail/ko.ts';
import { rubrics as serviceRubricsKo } from './service-retail/ko-rubrics.ts';
import { texts as serviceNl } from './service-retail/nl.ts';
import { rubrics as serviceRubricsNl } from './service-retail/nl-rubrics.ts';
import { texts as serviceVi } from './service-retail/vi.ts';
import { rubrics as serviceRubricsVi } from './service-retail/vi-rubrics.ts';
import { texts as softwareDe } from './software-engineering/de.ts';
import { rubrics as softwareRubricsDe } from './software-engineering/de-rubrics.ts';
import { texts as softwareEn } from './software-engineering/en.ts';
import { rubrics as softwareRubricsEn } from './software-engineering/en-rubrics.ts';
import { texts as softwareEs } from './software-engineering/es.ts';
import { rubrics as softwareRubricsEs } from './software-engineering/es-rubrics.ts';
import { texts as softwareFr } from './software-engineering/fr.ts';
import { rubrics as softwareRubricsFr } from './software-engineering/fr-rubrics.ts';
import { frame as softwareFrame } from './software-engineering/frame.ts';
import { texts as softwareId } from './software-engineering/id.ts';
import { rubrics as softwareRubricsId } from './software-engineering/id-rubrics.ts';
import { texts as softwareJa } from './software-engineering/ja.ts';
import { rubrics as softwareRubricsJa } from './software-engineering/ja-rubrics.ts';
import { texts as softwareKo } from './software-engineering/ko.ts';
import { rubrics as softwareRubricsKo } from './software-engineering/ko-rubrics.ts';
import { texts as softwareNl } from './software-engineering/nl.ts';
import { rubrics as softwareRubricsNl } from './software-engineering/nl-rubrics.ts';
import { texts as softwareVi } from './software-engineering/vi.ts';
import { rubrics as softwareRubricsVi } from './software-engineering/vi-rubrics.ts';

export type CatalogueLanguage = ReturnType<typeof catalogueLanguage>;

/** A bank in all languages it is written in; English is always there and is the pattern for the others. */
export type Bank = {
  frame: BankFrame;
  texts: { en: BankTexts } & Partial<Record<CatalogueLanguage, BankTexts>>;
  rubrics: { en: BankRubrics } & Partial<Record<CatalogueLanguage, BankRubrics>>;
};

const behavioural: Bank = {
  frame: behaviouralFrame,
  texts: {
    en: behaviouralEn,
    de: behaviouralDe,
    es: behaviouralEs,
    fr: behaviouralFr,
    id: behaviouralId,
    ja: behaviouralJa,
    ko: behaviouralKo,
    nl: behaviouralNl,
    vi: behaviouralVi,
  },
  rubrics: {
    en: behaviouralRubricsEn,
    de: behaviouralRubricsDe,
    es: behaviouralRubricsEs,
    fr: behaviouralRubricsFr,
    id: behaviouralRubricsId,
    ja: behaviouralRubricsJa,
    ko: behaviouralRubricsKo,
    nl: behaviouralRubricsNl,
    vi: behaviouralRubricsVi,
  },
};

const business: Bank = {
  frame: businessFrame,
  texts: {
    en: businessEn,
    de: businessDe,
    es: businessEs,
    fr: businessFr,
    id: businessId,
    ja: businessJa,
    ko: businessKo,
    nl: businessNl,
    vi: businessVi,
  },
  rubrics: {
    en: businessRubricsEn,
    de: businessRubricsDe,
    es: businessRubricsEs,
    fr: businessRubricsFr,
    id: businessRubricsId,
    ja: businessRubricsJa,
    ko: businessRubricsKo,
    nl: businessRubricsNl,
    vi: businessRubricsVi,
  },
};

const service: Bank = {
  frame: serviceFrame,
  texts: {
    en: serviceEn,
    de: serviceDe,
    es: serviceEs,
    fr: serviceFr,
    id: serviceId,
    ja: serviceJa,
    ko: serviceKo,
    nl: serviceNl,
    vi: serviceVi,
  },
  rubrics: {
    en: serviceRubricsEn,
    de: serviceRubricsDe,
    es: serviceRubricsEs,
    fr: serviceRubricsFr,
    id: serviceRubricsId,
    ja: serviceRubricsJa,
    ko: serviceRubricsKo,
    nl: serviceRubricsNl,
    vi: serviceRubricsVi,
  },
};

const software: Bank = {
  frame: softwareFrame,
  texts: {
    en: softwareEn,
    de: softwareDe,
    es: softwareEs,
    fr: softwareFr,
    id: softwareId,
    ja: softwareJa,
    ko: softwareKo,
    nl: softwareNl,
    vi: softwareVi,
  },
  rubrics: {
    en: softwareRubricsEn,
    de: softwareRubricsDe,
    es: softwareRubricsEs,
    fr: softwareRubricsFr,
    id: softwareRubricsId,
    ja: softwareRubricsJa,
    ko: softwareRubricsKo,
    nl: softwareRubricsNl,
    vi: softwareRubricsVi,
  },
};

/** Banks of a trade; a description draws on the nearest. */
export const TRADE_BANKS: readonly Bank[] = [software, business, service];

/** Serves any job. */
export const BEHAVIOURAL_BANK: Bank = behavioural;

export function textsIn(bank: Bank, language: Language): BankTexts | undefined {
  return bank.texts[catalogueLanguage(language)];
}

export function rubricsIn(bank: Bank, language: Language): BankRubrics | undefined {
  return bank.rubrics[catalogueLanguage(language)];
}

const KNOWN_TOOLS = new Set(
  TRADE_BANKS.flatMap((bank) => Object.values(bank.frame.topics))
    .flatMap((topic) => topic.tools ?? [])
    .map((tool) => tool.replaceAll('*', '').toLowerCase()),
);

/** Whether a name is a tool of any trade known here: a reader's guess alone does not make it into a question. */
export function isKnownTool(name: string): boolean {
  return KNOWN_TOOLS.has(name.toLowerCase().trim());
}
