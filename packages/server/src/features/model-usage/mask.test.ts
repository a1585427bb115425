import { expect, test } from 'vitest';
import { createMask, mapTexts } from './mask.ts';

test.each([
  ['an address', 'Write to noor.haddad@mail.example.com, please.', 'Write to [EMAIL-1], please.'],
  ['a number abroad', 'Call +49 170 1234567.', 'Call [PHONE-1].'],
  ['a number at home', 'Call 0170 / 123 45 67!', 'Call [PHONE-1]!'],
  ['a name and its parts', 'I am Noor Haddad. They call me Noor.', 'I am [NAME-1]. They call me [NAME-2].'],
  ['a name between other letters', 'Noorwood is a place.', 'Noorwood is a place.'],
  [
    'years and amounts',
    'From 2019 to 2023, 1,200,000 rows in 45 minutes.',
    'From 2019 to 2023, 1,200,000 rows in 45 minutes.',
  ],
  ['an @ that is none', 'We paid 3 € @ 20 pieces, ping @ops.', 'We paid 3 € @ 20 pieces, ping @ops.'],
])('%s is masked as it should be, and comes back', (_, text, masked) => {
  const mask = createMask(['Noor Haddad']);
  expect(mask.mask(text)).toBe(masked);
  expect(mask.unmask(masked)).toBe(text);
});

test('a name in a script without spaces is found inside a sentence', () => {
  const mask = createMask(['田中']);
  expect(mask.mask('田中です。')).toBe('[NAME-1]です。');
});

test('the same value has one mark, others have others, and what is no mark of ours stays', () => {
  const mask = createMask([]);
  expect(mask.mask('a@example.com b@example.com a@example.com')).toBe('[EMAIL-1] [EMAIL-2] [EMAIL-1]');
  expect(mask.unmask('[EMAIL-2] [EMAIL-9] [NAME-1]')).toBe('b@example.com [EMAIL-9] [NAME-1]');
});

test('texts anywhere in a value are changed, keys and numbers are not', () => {
  expect(mapTexts({ a: ['x', 1], b: { x: 'x' }, c: null }, (text) => text + text)).toEqual({
    a: ['xx', 1],
    b: { x: 'xx' },
    c: null,
  });
});

test.each(['@', 'a@', '+1 ', '1 (2) ', 'a.a@b.', '[NAME-1'])('%j many times takes time by its length alone', (part) => {
  const time = (times: number): number => {
    const mask = createMask(['Ana Duarte']);
    const text = part.repeat(times);
    const before = process.cpuUsage();
    mask.unmask(mask.mask(text));
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  time(20_000);
  expect(time(160_000)).toBeLessThan(Math.max(time(20_000), 5_000) * 40);
});

test.each([
  ['in small letters', 'noor haddad repaired it'],
  ['in capitals', 'NOOR HADDAD repaired it'],
  ['in two signs a letter', 'Zoë Grön'.normalize('NFD')],
  ['with two blanks', 'Noor  Haddad repaired it'],
])('a whole name is masked %s, and comes back as it was', (_, text) => {
  const { mask, unmask } = createMask(['Noor Haddad', 'Zoë Grön']);
  const masked = mask(text);
  expect(masked).toMatch(/^\[NAME-1\]/);
  expect(unmask(masked)).toBe(text);
});

test('a first name that is a word, too, is masked as a name alone', () => {
  const { mask } = createMask(['Will Mark']);
  expect(mask('I will do it and mark it, said Will.')).toBe('I will do it and mark it, said [NAME-1].');
});
