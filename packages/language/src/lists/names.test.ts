import { expect, test } from 'vitest';
import lists from './names.json' with { type: 'json' };
import { familyNameOf, isGivenName } from './names.ts';

test('usual first names are known in each script, by each part of a double one', () => {
  for (const name of ['Maya', 'Léo', 'Ольга', 'サラ', 'राहुल', 'Anna-Lena'])
    expect([name, isGivenName(name)]).toEqual([name, true]);
  for (const word of ['Vertrieb', 'maya', 'Maya-Vertrieb', '-', ''])
    expect([word, isGivenName(word)]).toEqual([word, false]);
});

test('a family name is the longest that heads the name', () => {
  expect(familyNameOf('山口亮', 'japanese')).toBe('山口');
  expect(familyNameOf('佐々木健', 'japanese')).toBe('佐々木');
  expect(familyNameOf('欧阳娜', 'chinese')).toBe('欧阳');
  expect(familyNameOf('남궁민', 'korean')).toBe('남궁');
  expect(familyNameOf('開発', 'japanese')).toBeNull();
  expect(familyNameOf('', 'chinese')).toBeNull();
});

test('the lists hold names parted by one blank', () => {
  for (const [name, list] of Object.entries(lists))
    if (name !== 'about')
      expect([name, list.split(' ').filter((word) => !/^[\p{L}\p{M}々]+(?:-[\p{L}\p{M}]+)*$/u.test(word))]).toEqual([
        name,
        [],
      ]);
});
