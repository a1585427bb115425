import type { Content } from '@colloquy/content';
import type { Openings } from '@colloquy/content/schema/dialogue';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';

/** The sentences around the questions; undefined in a language that they are not written in. */
export function openingsIn(content: Content, language: Language): Openings | undefined {
  return content.get('dialogue', catalogueLanguage(language))?.openings;
}
