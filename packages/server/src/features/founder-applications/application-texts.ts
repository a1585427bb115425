import type { Content } from '@colloquy/content';
import type { ApplicationTexts } from '@colloquy/content/schema/application';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { InvariantError } from '../../platform/errors.ts';

/** Reads what a founder's interview says: before the transaction opens that needs it. */
export async function loadApplicationTexts(content: Content, language: Language): Promise<void> {
  await content.load('applications', catalogueLanguage(language));
}

export function applicationTexts(content: Content, language: Language): ApplicationTexts {
  const texts = content.get('applications', catalogueLanguage(language));
  if (texts === null) throw new InvariantError(`no founder's interview is written in ${language}`);
  return texts;
}
