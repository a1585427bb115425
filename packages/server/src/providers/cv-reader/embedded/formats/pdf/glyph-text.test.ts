import { expect, test } from 'vitest';
import { glyphText } from './glyph-text.ts';

test.each([
  ['⻑谷部', '長谷部'],
  ['仙台市⻘葉区', '仙台市青葉区'],
  ['⼭⽥', '山田'],
  ['ﬁ', 'fi'],
  ['ﬀ', 'ff'],
  ['oﬃce', 'office'],
  ['①', '①'],
])('%s of a font is %s', (given, read) => {
  expect(glyphText(given, 'NotoSansCJK')).toBe(read);
});
