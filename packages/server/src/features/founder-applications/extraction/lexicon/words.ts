import { Content } from '@colloquy/content';
import type { FounderLexicon } from '@colloquy/content/schema/lexicon';
import type { CatalogueLanguage } from '@colloquy/contract/shared';
import { InvariantError } from '../../../../platform/errors.ts';

/** Words belong to the reader that is fitted to them: they come with the program, and nothing is laid over them. */
const content = new Content();

/** What is written of a language for the reader of founders' conversations. */
export function founderWords(language: CatalogueLanguage): FounderLexicon {
  const found =
    language === 'en' ? content.get('lexicons', 'founder/en') : content.get('lexicons', `founder/${language}`);
  if (found === null || !('spokenNumbers' in found))
    throw new InvariantError(`no words of founders are written in ${language}`);
  return found;
}
