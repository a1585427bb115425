import { expect, test } from 'vitest';
import { segmenterOf, sentencesIn } from './sentences.ts';

test.each([
  ['en', 'It froze. We thawed it! Did it hold? Yes.', 4],
  ['ja', '氷を溶かした。電車は定刻に出た。', 2],
  ['hi', 'बर्फ जमी। हमने पिघलाया।', 2],
  ['de', '', 0],
])('%s: the sentences of a text joined are the text', (language, text, count) => {
  const found = sentencesIn(text, language);
  expect(found).toHaveLength(count);
  expect(found.map((sentence) => sentence.text).join('')).toBe(text);
  expect(found.every(({ text: part, start, end }) => text.slice(start, end) === part)).toBe(true);
});

test('a segmenter is made once for a language and a grain', () => {
  expect(segmenterOf('nl', 'sentence')).toBe(segmenterOf('nl', 'sentence'));
  expect(segmenterOf('nl', 'word')).not.toBe(segmenterOf('nl', 'sentence'));
});
