import { LANGUAGES } from '@colloquy/contract/shared';
import { READ_LANGUAGES } from '../schema/languages.ts';
import type { Lexicon } from '../schema/lexicon.ts';
import type { Content } from './store.ts';

/**
 * The words that a reader looks for in every language, for readers that do not know the language of a text beforehand.
 * English is first.
 *
 * @throws where a language that interviews are held in has none
 */
export function everyLexicon(content: Content, reader: string): Lexicon[] {
  const spoken = LANGUAGES.filter((language) => language !== 'en-IN');
  return [...spoken, ...READ_LANGUAGES].flatMap((language) => {
    const found = content.get('lexicons', `${reader}/${language}`);
    if (found !== null) return [found];
    if ((READ_LANGUAGES as readonly string[]).includes(language)) return [];
    throw new Error(`the content has no lexicons/${reader}/${language}`);
  });
}
