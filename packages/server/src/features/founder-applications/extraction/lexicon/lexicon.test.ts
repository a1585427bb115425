import { catalogueLanguage, LANGUAGES } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { lexiconOf } from './index.ts';
import { namePatternsOf } from './names-without-capitals.ts';

test.each(LANGUAGES)('%s: the reader has words for addresses, numbers and people', (language) => {
  const { words } = lexiconOf(language);
  for (const list of ['at', 'dot', 'self', 'coFounder', 'unknown'] as const) expect(words[list], list).not.toEqual([]);
  expect(Object.keys(words.numbers).length).toBeGreaterThan(8);
});

const WITH_CAPITALS = ['Latn', 'Cyrl', 'Grek', 'Armn'];
const scriptOf = (language: string) => new Intl.Locale(language).maximize().script ?? '';

test.each(LANGUAGES.filter((language) => !WITH_CAPITALS.includes(scriptOf(language))))(
  '%s: has no capitals, so the words around show names and places, and no slot is left open',
  (language) => {
    const { namePatterns = [], placePatterns = [] } = namePatternsOf(catalogueLanguage(language));
    expect(namePatterns).not.toEqual([]);
    for (const source of [...namePatterns, ...placePatterns]) expect(source).not.toMatch(/(?<!\\p)\{[a-z]\w*\}/iu);
  },
);
