import type { Content } from '@colloquy/content';
import { CONSENT_TEXT_VERSION, type ConsentPurpose, catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { InvariantError } from '../../platform/errors.ts';

/** What a candidate is asked to agree to, word for word, and the version that the ledger keeps with it. */
export type ConsentTexts = {
  version: number;
  /** Whether they say who runs the language model that reads. */
  namesModel: boolean;
  text(purpose: ConsentPurpose, language: Language): string;
};

/** The consent texts of each language, as the ledger keeps them: nothing but this system reads the answers. */
export function consentTexts(content: Content): ConsentTexts {
  return {
    version: CONSENT_TEXT_VERSION,
    namesModel: false,
    text: (purpose, language) => textsIn(content, language)[purpose],
  };
}

/**
 * The texts where a language model reads: the assessment's text goes on to say who runs it, and that it reads the CV
 * where there is one; that of an application says it by itself.
 *
 * @param version tells this operator's name from every other, and what is read: who agreed to one has not agreed to another
 */
export function consentTextsWithModel(
  content: Content,
  { runBy, version, withCv }: { runBy: string; version: number; withCv: boolean },
): ConsentTexts {
  const named = (text: string): string => text.replace('{runBy}', () => runBy);
  return {
    version,
    namesModel: true,
    text: (purpose, language) => {
      const texts = textsIn(content, language);
      if (purpose === 'application-reading') return named(texts[purpose]);
      if (purpose !== 'ai-evaluation') return texts[purpose];
      const sentences = [
        texts[purpose],
        named(texts['language-model']),
        ...(withCv ? [texts['language-model-cv']] : []),
      ];
      return sentences.join(UNSPACED.has(language) ? '' : ' ');
    },
  };
}

/** The same, and the text about speech goes on to say who hears it. @param version tells all names in them from any others */
export function withSpeechEndpoint(
  content: Content,
  texts: ConsentTexts,
  { runBy, version }: { runBy: string; version: number },
): ConsentTexts {
  return {
    ...texts,
    version,
    text: (purpose, language) => {
      const plain = texts.text(purpose, language);
      if (purpose !== 'speech') return plain;
      const named = textsIn(content, language)['speech-endpoint'].replace('{runBy}', () => runBy);
      return [plain, named].join(UNSPACED.has(language) ? '' : ' ');
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
