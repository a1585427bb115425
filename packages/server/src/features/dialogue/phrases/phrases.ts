import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { phraseSet as da } from './da.ts';
import { phraseSet as de } from './de.ts';
import { phraseSet as en } from './en.ts';
import { phraseSet as es } from './es.ts';
import { phraseSet as fi } from './fi.ts';
import { phraseSet as fr } from './fr.ts';
import { phraseSet as hi } from './hi.ts';
import { phraseSet as id } from './id.ts';
import { phraseSet as it } from './it.ts';
import { phraseSet as ja } from './ja.ts';
import { phraseSet as ko } from './ko.ts';
import { phraseSet as ms } from './ms.ts';
import { phraseSet as nl } from './nl.ts';
import { phraseSet as no } from './no.ts';
import type { PhraseSet } from './phrase-set.ts';
import { phraseSet as pt } from './pt.ts';
import { phraseSet as ru } from './ru.ts';
import { phraseSet as sv } from './sv.ts';
import { phraseSet as th } from './th.ts';
import { phraseSet as vi } from './vi.ts';
import { phraseSet as zh } from './zh.ts';

type CatalogueLanguage = ReturnType<typeof catalogueLanguage>;

const PHRASES: Record<CatalogueLanguage, PhraseSet> = {
  da,
  de,
  en,
  es,
  fi,
  fr,
  hi,
  id,
  it,
  ja,
  ko,
  ms,
  nl,
  no,
  pt,
  ru,
  sv,
  th,
  vi,
  zh,
};

/** Languages that the dialogue can speak; Indian English reads English. */
export const PHRASE_LANGUAGES = Object.keys(PHRASES) as CatalogueLanguage[];

/** The fixed phrases in `language`. */
export function phrases(language: Language): PhraseSet {
  return PHRASES[catalogueLanguage(language)];
}
