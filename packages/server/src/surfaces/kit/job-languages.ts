import type { JobLanguage } from '@colloquy/contract/hiring';
import type { Language } from '@colloquy/contract/shared';

const INSIDE: Record<JobLanguage, Language> = {
  DE: 'de',
  EN: 'en',
  EN_IN: 'en-IN',
  ES: 'es',
  FR: 'fr',
  ID: 'id',
  JA: 'ja',
  KO: 'ko',
  NL: 'nl',
  VI: 'vi',
};
const WIRE = new Map(Object.entries(INSIDE).map(([wire, inside]) => [inside, wire as JobLanguage]));

export function toLanguage(language: JobLanguage): Language {
  return INSIDE[language];
}

/** Jobs are made through this surface only, so each has one of its ten languages. */
export function fromLanguage(language: Language): JobLanguage {
  const wire = WIRE.get(language);
  if (wire === undefined) throw new Error(`${language} is no language of this surface`);
  return wire;
}
