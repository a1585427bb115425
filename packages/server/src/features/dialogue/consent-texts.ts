import type { Content } from '@colloquy/content';
import { CONSENT_TEXT_VERSION, type ConsentPurpose, catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { InvariantError } from '../../platform/errors.ts';

/** What a candidate is asked to agree to, word for word, and the version that the ledger keeps with it. */
export type ConsentTexts = {
  version: number;
  text(purpose: ConsentPurpose, language: Language): string;
};

/** The consent texts of each language, as the ledger keeps them: nothing but this system reads the answers. */
export function consentTexts(content: Content): ConsentTexts {
  return { version: CONSENT_TEXT_VERSION, text: (purpose, language) => textsIn(content, language)[purpose] };
}

/**
 * The texts where a language model reads the answers: the assessment's text goes on to say who runs it.
 *
 * @param version tells this operator's name from every other: who agreed to one has not agreed to another
 */
export function consentTextsWithModel(content: Content, runBy: string, version: number): ConsentTexts {
  return {
    version,
    text: (purpose, language) => {
      const texts = textsIn(content, language);
      if (purpose !== 'ai-evaluation') return texts[purpose];
      const gap = UNSPACED.has(language) ? '' : ' ';
      return `${texts[purpose]}${gap}${texts['language-model'].replace('{runBy}', () => runBy)}`;
    },
  };
}

/** Languages that put nothing between two sentences. */
const UNSPACED: ReadonlySet<Language> = new Set(['ja', 'zh']);

function textsIn(content: Content, language: Language) {
  const texts = content.get('consent', catalogueLanguage(language));
  if (texts === null) throw new InvariantError(`no consent is written in ${language}`);
  return texts;
}
