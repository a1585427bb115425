import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
  ['Mara Ellingsen', 'Mara', 'Ellingsen'],
  ['Jan van der Velden', 'Jan', 'van der Velden'],
  ['LÓPEZ, Ana', 'Ana', 'López'],
  ['Chloé MARTIN-ROUX', 'Chloé', 'Martin-Roux'],
  ['LUISA BERGMANN', 'Luisa', 'Bergmann'],
  ['Ana Lucía Fernández Ortega', 'Ana Lucía', 'Fernández Ortega'],
  ['Rui da Costa Lima', 'Rui', 'da Costa Lima'],
  ['Lê Văn Bình', 'Bình', 'Lê Văn'],
  ['Trần Thị Hoa', 'Hoa', 'Trần Thị'],
  ['田中 美咲', '美咲', '田中'],
  ['佐藤健一', '健一', '佐藤'],
  ['陈雨桐', '雨桐', '陈'],
  ['欧阳明月', '明月', '欧阳'],
  ['박서연', '서연', '박'],
  ['Dewi', 'Dewi', ''],
])('splits %s by the custom of its script', (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last });
});
