import { Content, everyLexicon } from '@colloquy/content';
import type { CvLexicon } from '@colloquy/content/schema/cv-lexicon';
import { alternativesOf } from '@colloquy/language/text/alternatives';
import { hasCjk } from '../text/fold.ts';

/** The order in which languages are tried where the words of two could be meant; the others come behind. */
const ORDER = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'id', 'vi', 'ja', 'ko', 'zh', 'sv', 'da', 'pl'];

/**
 * The words of every language. Only the thread that reads CVs comes here: the content is read when that is started. Words
 * belong to the reader that is fitted to them: they come with the program, and nothing is laid over them.
 */
export const LEXICONS: readonly (readonly [string, CvLexicon])[] = [...everyLexicon(new Content(), 'cv')]
  .filter((entry): entry is [string, CvLexicon] => 'headings' in entry[1])
  .sort(([one], [other]) => placeOf(one) - placeOf(other));

type List = (lexicon: CvLexicon) => readonly string[] | undefined;

function placeOf(language: string): number {
  const at = ORDER.indexOf(language);
  return at < 0 ? ORDER.length : at;
}

/** One list of all languages, each word once. */
export function words(list: List): string[] {
  return [...new Set(LEXICONS.flatMap(([, lexicon]) => list(lexicon) ?? []))];
}

/** The same as alternatives of a pattern. */
export function alternatives(list: List): string {
  return alternativesOf(words(list));
}

/** Those of scripts that part words by spaces. */
export function spaced(list: List): string {
  return alternativesOf(words(list).filter((word) => !hasCjk(word)));
}

/** Those of Chinese, Japanese and Korean. */
export function unspaced(list: List): string {
  return alternativesOf(words(list).filter(hasCjk));
}
