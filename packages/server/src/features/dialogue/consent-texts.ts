import type { Content } from '@colloquy/content';
import { type ConsentPurpose, catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { InvariantError } from '../../platform/errors.ts';

/** The consent texts of each language, as the ledger keeps them. */
export function consentTexts(content: Content): (purpose: ConsentPurpose, language: Language) => string {
  return (purpose, language) => {
    const texts = content.get('consent', catalogueLanguage(language));
    if (texts === null) throw new InvariantError(`no consent is written in ${language}`);
    return texts[purpose];
  };
}
