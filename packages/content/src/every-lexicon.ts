import { LANGUAGES } from '@colloquy/contract/shared';
import { READ_LANGUAGES } from '../schema/languages.ts';
import type { Lexicon } from '../schema/lexicon.ts';
import type { Content } from './store.ts';

/**
 * The words that a reader looks for in every language, English first: for readers that do not know the language of a text
 * beforehand.
 *
 * @throws where a language that interviews are held in has none
 */
export function everyLexicon(content: Content, reader: string): Map<string, Lexicon> {
  const spoken = LANGUAGES.filter((language) => language !== 'en-IN');
  const lexicons = new Map<string, Lexicon>();
  for (const language of [...spoken, ...READ_LANGUAGES]) {
    const found = content.get('lexicons', `${reader}/${language}`);
    if (found !== null) lexicons.set(language, found);
    else if (spoken.includes(language as (typeof spoken)[number]))
      throw new Error(`the content has no lexicons/${reader}/${language}`);
  }
  return lexicons;
}
