import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadGazetteer, placeKey } from './gazetteer.ts';

const gazetteer = loadGazetteer();
const countriesOf = (name: string) => gazetteer.find(placeKey(name)).map((place) => place.country);

test.each([
  ['München', 'DE'],
  ['Muenchen', 'DE'],
  ['Munich', 'DE'],
  ['Monaco di Baviera', 'DE'],
  ['La Haya', 'NL'],
  ['Hà Nội', 'VN'],
  ['Ha Noi', 'VN'],
  ['Las Palmas', 'ES'],
  ['St. Gallen', 'CH'],
  ['L’Aquila', 'IT'],
  ['Cikarang', 'ID'],
  ['Bangalore', 'IN'],
  ['Deutschland', 'DE'],
  ['Países Bajos', 'NL'],
  ['Hoa Kỳ', 'US'],
])('knows %s', (name, country) => {
  expect(countriesOf(name)).toContain(country);
});
test.each([
  ['東京', 'JP'],
  ['ハノイ', 'VN'],
  ['서울', 'KR'],
  ['上海', 'CN'],
  ['台北', 'TW'],
  ['タイ', 'TH'],
  ['베트남', 'VN'],
  ['德国', 'DE'],
])('knows %s letter by letter', (name, country) => {
  expect(gazetteer.findEastern(name).map((place) => place.country)).toContain(country);
});
test('gives a part of a city as that city', () => {
  expect(gazetteer.find(placeKey('Kreuzberg'))[0]).toMatchObject({ kind: 'part', same: 'Berlin', country: 'DE' });
});
test('has names of one place under one name', () => {
  const names = ['Munich', 'München', 'Múnich'].map((name) => gazetteer.find(placeKey(name))[0]?.same);
  expect(new Set(names)).toEqual(new Set(['München']));
});
test('knows which names are words first', () => {
  for (const word of ['nice', 'mobile', 'essen', 'solo', 'plano', 'rust', 'march'])
    expect(gazetteer.isWord(word)).toBe(true);
  for (const city of ['berlin', 'cologne', 'paris', 'hanoi']) expect(gazetteer.isWord(city)).toBe(false);
});
test('bounds the search from a first word', () => {
  expect(gazetteer.longestFrom('las')).toBeGreaterThanOrEqual(5);
  expect(gazetteer.longestFrom('xyzzy')).toBe(0);
  expect(gazetteer.longestEasternFrom('東')).toBeGreaterThanOrEqual(2);
});
test('knows the country of a state code', () => {
  expect(gazetteer.countryOfState('AL')).toBe('US');
  expect(gazetteer.countryOfState('SP')).toBe('BR');
  expect(gazetteer.countryOfState('XX')).toBeUndefined();
});
test('stays a small file', () => {
  expect(statSync(new URL('gazetteer.txt', import.meta.url)).size).toBeLessThan(1_500_000);
});
