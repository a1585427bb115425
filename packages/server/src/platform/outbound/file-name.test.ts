import { expect, test } from 'vitest';
import { dispositionFileName, linkFileName } from './file-name.ts';

test.each([
  ['attachment; filename="CV Marta.pdf"', 'CV Marta.pdf'],
  ['attachment; filename=cv.pdf', 'cv.pdf'],
  ['attachment; filename=cv.pdf; size=12', 'cv.pdf'],
  ['inline; filename="a \\"b\\".docx"', 'a "b".docx'],
  [`attachment; filename="x.pdf"; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf`, '履歴書.pdf'],
  ["attachment; filename*=iso-8859-1'en'R%E9sum%E9.pdf", 'Résumé.pdf'],
  [`attachment; filename="${Buffer.from('Życiorys.pdf').toString('latin1')}"`, 'Życiorys.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\Users\\\\Jan\\\\cv.doc"', 'cv.doc'],
  ['attachment; filename="...hidden"', 'hidden'],
  [`attachment; filename="${Buffer.from('cv\u202efdp.exe').toString('latin1')}"`, 'cvfdp.exe'],
  ['attachment; filename*=UTF-8\'\'%FF%FE.pdf; filename="plain.pdf"', 'plain.pdf'],
  ['attachment; filename=""', null],
  ['attachment', null],
  [null, null],
])('reads %j', (header, name) => {
  expect(dispositionFileName(header)).toBe(name);
});

test('a long name keeps its extension', () => {
  const name = dispositionFileName(`attachment; filename="${'é'.repeat(400)}.docx"`);
  expect([...(name ?? '')].length).toBeLessThanOrEqual(150);
  expect(name).toMatch(/\.docx$/);
});

test('a link gives its last path part', () => {
  expect(linkFileName('https://cv.example.org/people/Jos%C3%A9.pdf?dl=1')).toBe('José.pdf');
  expect(linkFileName('https://cv.example.org/%ff.pdf')).toBe('%ff.pdf');
  expect(linkFileName('https://cv.example.org/')).toBeNull();
});
