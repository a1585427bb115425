import type { OutsideChangeWords } from '@colloquy/content/schema/outside-changes';
import type { CatalogueLanguage } from '@colloquy/contract/shared';
import { anyOf } from '../patterns.ts';
import { founderWords } from './words.ts';

export type OutsideChanges = Record<'time' | 'change' | 'own' | 'before', RegExp>;

const compiled = new Map<CatalogueLanguage, OutsideChanges | null>();

/** Phrases for changes in the world around a company; null in a language that has none. */
export function outsideChangesOf(language: CatalogueLanguage, spaced: boolean): OutsideChanges | null {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const words = founderWords(language).outsideChanges;
  const made = words === undefined ? null : compile(words, spaced);
  compiled.set(language, made);
  return made;
}

function compile(words: OutsideChangeWords, spaced: boolean): OutsideChanges {
  const { months = [], laws = [] } = words;
  const pattern = (phrases: readonly string[]) =>
    anyOf(
      phrases.map((phrase) =>
        phrase.replaceAll('{month}', `(${months.join('|')})`).replaceAll('{law}', `(${laws.join('|')})`),
      ),
      spaced,
    );
  return {
    time: pattern(words.time),
    change: pattern(words.change),
    own: pattern(words.own),
    before: pattern(words.before),
  };
}
