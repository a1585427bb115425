import { Content, everyLexicon } from '@colloquy/content';
import type { ProfileLexicon } from '@colloquy/content/schema/profile-lexicon';
import { alternativesOf } from '@colloquy/language/text/alternatives';
import { once } from '../../platform/once.ts';

/** Words belong to the reader that is fitted to them: they come with the program, and nothing is laid over them. */
const lexicons = once(() =>
  [...everyLexicon(new Content(), 'profiles').values()].filter(
    (lexicon): lexicon is ProfileLexicon => 'columns' in lexicon,
  ),
);

/** One list of all languages, English first. */
export function words(list: (lexicon: ProfileLexicon) => readonly string[] | undefined): string[] {
  return lexicons().flatMap((lexicon) => list(lexicon) ?? []);
}

/** The same as alternatives of a pattern. */
export function alternatives(list: (lexicon: ProfileLexicon) => readonly string[] | undefined): string {
  return alternativesOf([...new Set(words(list))]);
}
