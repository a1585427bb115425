import { JOB_LANGUAGES_SPOKEN } from '@colloquy/contract/console';
import type { JobLanguage } from '@colloquy/contract/hiring';
import type { Language } from '@colloquy/contract/shared';

const INSIDE = Object.fromEntries(JOB_LANGUAGES_SPOKEN.map((tag) => [wireOf(tag), tag])) as Record<
  JobLanguage,
  Language
>;
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

/** Document 1 writes `EN_IN`. */
function wireOf(tag: string): string {
  return tag.replace('-', '_').toUpperCase();
}
