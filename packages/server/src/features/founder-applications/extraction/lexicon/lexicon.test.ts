import { FOUNDER_TOPICS } from '@colloquy/content/schema/lexicon';
import { LANGUAGES } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { TEXT_FIELDS } from '../fields.ts';
import { lexiconOf } from './index.ts';

test('the words are listed for the fields that are told in free words', () => {
  expect([...FOUNDER_TOPICS].sort()).toEqual([...TEXT_FIELDS].sort());
});

test.each(LANGUAGES)('%s: the reader has words for addresses, numbers and people', (language) => {
  const { words } = lexiconOf(language);
  for (const list of ['at', 'dot', 'self', 'coFounder', 'unknown'] as const) expect(words[list], list).not.toEqual([]);
  expect(Object.keys(words.numbers).length).toBeGreaterThan(8);
});
