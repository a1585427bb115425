import { expect, test } from 'vitest';
import { encodeAs } from './testing/encode-as.ts';
import { decodeName } from './zip-name.ts';

test.each([
  ['shift_jis', 'プロフィール.csv'],
  ['gb18030', '个人资料/工作经历.csv'],
  ['euc-kr', '경력 사항/이메일 주소.csv'],
  ['ibm866', 'Профиль.csv'],
] as const)('a name in %s is read', (encoding, name) => {
  expect(decodeName(encodeAs(name, encoding), false)).toBe(name);
});

test('western names are read as Windows writes them', () => {
  expect(decodeName(Buffer.from('F\x84higkeiten.csv', 'latin1'), false)).toBe('Fähigkeiten.csv');
  expect(decodeName(Buffer.from('R\x82sum\x82 du profil.csv', 'latin1'), false)).toBe('Résumé du profil.csv');
  expect(decodeName(Buffer.from('Forma\x87\xc6o/Stra\xe1e.csv', 'latin1'), false)).toBe('Formação/Straße.csv');
  expect(decodeName(Buffer.from('Profil.csv'), true)).toBe('Profil.csv');
});
