import { LANGUAGES } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { lexiconOf } from './index.ts';

test.each(LANGUAGES)('%s: the reader has words for addresses, numbers and people', (language) => {
  const { words } = lexiconOf(language);
  for (const list of ['at', 'dot', 'self', 'coFounder', 'unknown'] as const) expect(words[list], list).not.toEqual([]);
  expect(Object.keys(words.numbers).length).toBeGreaterThan(8);
});
