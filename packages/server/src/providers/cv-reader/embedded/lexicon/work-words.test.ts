import { expect, test } from 'vitest';
import { companyEvidence, titleEvidence } from './work-words.ts';

test.each(['Hale & Associates', 'Brandt und Söhne', 'Moreau et Fils', 'Quill and Partners'])(
  '"%s" is a firm, although its last word is one for people',
  (name) => {
    expect(titleEvidence(name)).toBe(0);
    expect(companyEvidence(name)).toBe(2);
  },
);

test('a word that only describes is no post, unless it stands first', () => {
  expect(titleEvidence('Oficina Técnica Marlín')).toBe(0);
  expect(titleEvidence('Técnico de mantenimiento')).toBe(2);
  expect(titleEvidence('Auxiliar administrativo')).toBe(2);
});
