import type { Lexicon } from '../schema/lexicon.ts';
import type { Content } from './store.ts';

/**
 * The words that a reader looks for in every language, English first: for readers that do not know the language of a text
 * beforehand.
 *
 * @throws the error of the file system where the installation is damaged
 */
export function everyLexicon(content: Content, reader: string): Map<string, Lexicon> {
  const others = content.languagesOf('lexicons', reader).filter((language) => language !== 'en');
  return new Map(
    ['en', ...others].map((language) => [language, content.get('lexicons', `${reader}/${language}`) as Lexicon]),
  );
}
