import { expect, test } from 'vitest';
import { readPartialDate } from './partial-date.ts';
import { splitName } from './person-name.ts';
import { countryCodeOf, readPlace } from './place.ts';
import { languagesText, uniqueSkills } from './profile-parts.ts';
import { cleanText, cleanUrl, readEmails } from './text.ts';

test.each([
  ['2020', [2020, 0, 0]],
  ['2020-04', [2020, 4, 0]],
  ['2020-4-9', [2020, 4, 9]],
  ['2020-04-09T10:00:00Z', [2020, 4, 9]],
  ['20200409', [2020, 4, 9]],
  ['Jan 2020', [2020, 1, 0]],
  ['January 2020', [2020, 1, 0]],
  ['Sept. 2011', [2011, 9, 0]],
  ['Mar 4, 2020', [2020, 3, 4]],
  ['4 March 2020', [2020, 3, 4]],
  ['Okt 2009', [2009, 10, 0]],
  ['Mär. 2018', [2018, 3, 0]],
  ['janv. 2020', [2020, 1, 0]],
  ['août 2015', [2015, 8, 0]],
  ['dic 2014', [2014, 12, 0]],
  ['enero de 2012', [2012, 1, 0]],
  ['março de 2013', [2013, 3, 0]],
  ['mrt. 2016', [2016, 3, 0]],
  ['maj 2017', [2017, 5, 0]],
  ['tammikuu 2010', [2010, 1, 0]],
  ['Agustus 2019', [2019, 8, 0]],
  ['Ogos 2019', [2019, 8, 0]],
  ['tháng 3 2016', [2016, 3, 0]],
  ['март 2021', [2021, 3, 0]],
  ['июля 2021', [2021, 7, 0]],
  ['2016年3月', [2016, 3, 0]],
  ['2016年 3月 5日', [2016, 3, 5]],
  ['2019년 11월', [2019, 11, 0]],
  ['ม.ค. 2563', [2020, 1, 0]],
  ['जनवरी 2018', [2018, 1, 0]],
  ['03/2014', [2014, 3, 0]],
  ['3.2014', [2014, 3, 0]],
  ['2014/03', [2014, 3, 0]],
  ['25/12/2014', [2014, 12, 25]],
  ['12/25/2014', [2014, 12, 25]],
  ['２０２０年４月', [2020, 4, 0]],
  [2019, [2019, 0, 0]],
  [1_577_880_000_000, [2020, 1, 1]],
  [{ year: 2020, month: 2 }, [2020, 2, 0]],
])('%j is a date', (value, [year, month, day]) => {
  expect(readPartialDate(value)).toEqual({ date: { year, month, day }, isOpen: false, doubt: null });
});

test.each([
  ['2020-02-30', [2020, 2, 0]],
  ['2015-13-40', [2015, 0, 0]],
  ['03/04/2020', [2020, 0, 0]],
  ['Spring 2015', [2015, 0, 0]],
  ['soon', [0, 0, 0]],
  ['9999', [0, 0, 0]],
])('of %j only what is certain is kept, with a remark', (value, [year, month, day]) => {
  const read = readPartialDate(value);
  expect(read.date).toEqual({ year, month, day });
  expect(read.doubt).not.toBeNull();
});

test.each([
  'present',
  'Current',
  'heute',
  "aujourd'hui",
  'actualidad',
  'nå­værende',
  '現在',
  '현재',
  'настоящее время',
  'ปัจจุบัน',
  'hiện tại',
])('%s is an open end', (word) => {
  expect(readPartialDate(word)).toMatchObject({ isOpen: true, doubt: null, date: { year: 0 } });
});

test('nothing and things that are no date are unknown', () => {
  for (const value of ['', null, undefined, [], true]) expect(readPartialDate(value).date.year).toBe(0);
});

test.each([
  ['Amara Okafor', 'Amara', 'Okafor'],
  ['Pieter van der Meer', 'Pieter', 'van der Meer'],
  ['María José García de la Vega', 'María José García', 'de la Vega'],
  ['Okafor, Amara', 'Amara', 'Okafor'],
  ['Amara Okafor, PhD', 'Amara', 'Okafor, PhD'],
  ['Dr. Amara Okafor', 'Dr. Amara', 'Okafor'],
  ['John Smith Jr.', 'John', 'Smith Jr.'],
  ['Madonna', 'Madonna', ''],
  ['佐藤 健一', '健一', '佐藤'],
  ['李小龙', '小龙', '李'],
  ['欧阳修文', '修文', '欧阳'],
  ['박지훈', '지훈', '박'],
  ['남궁민수', '민수', '남궁'],
  ['マイケル・ジョーンズ', 'マイケル', 'ジョーンズ'],
  ['Nguyễn Văn An', 'Văn An', 'Nguyễn'],
  ['Сергей Иванов', 'Сергей', 'Иванов'],
  ['محمد علي', 'محمد', 'علي'],
  ['', '', ''],
])('%s is split by the habits of its script', (full, firstName, lastName) => {
  expect(splitName(full)).toEqual({ firstName, lastName });
});

test('places are split and countries are known in many languages', () => {
  expect(readPlace('Köln, Nordrhein-Westfalen, Deutschland')).toMatchObject({ city: 'Köln', country: 'Deutschland' });
  expect(readPlace('Austin, TX')).toMatchObject({ city: 'Austin', country: '' });
  expect(readPlace('Brasil')).toMatchObject({ city: '', country: 'Brasil' });
  expect(['日本', 'Tyskland', 'Vương quốc Anh', 'ประเทศไทย', 'USA'].map(countryCodeOf)).toEqual([
    'JP',
    'DE',
    'GB',
    'TH',
    'US',
  ]);
});

test.each([
  ['日本, 東京都', '日本', '東京都'],
  ['日本、東京都渋谷区', '日本', '東京都渋谷区'],
  ['日本東京都', '日本', '東京都'],
  ['中国 北京', '中国', '北京'],
  ['中国 广东省 深圳市', '中国', '深圳市'],
  ['中國 香港', '中國', '香港'],
  ['臺北市, 台灣', '台灣', '臺北市'],
  ['대한민국 서울', '대한민국', '서울'],
  ['札幌, 日本', '日本', '札幌'],
  ['東京', '', '東京'],
  ['日本', '日本', ''],
  ['Deutschland, Berlin', 'Deutschland', 'Berlin'],
  ['Kraków, Polska', 'Polska', 'Kraków'],
])('%s has its country and city wherever the country stands', (full, country, city) => {
  expect(readPlace(full)).toEqual({ country, city, full });
});

test('languages are one string whose commas part languages only', () => {
  const items = [
    { name: 'Deutsch', level: 'Native or bilingual proficiency' },
    { name: 'es', level: 'Fluent (C1), spoken' },
    { name: 'deutsch', level: '' },
    { name: '中文', level: '' },
  ];
  expect(languagesText(items)).toBe('Deutsch (Native or bilingual), Spanish (Fluent C1 / spoken), 中文');
});

test('skills are kept once each, C, C++ and C# apart', () => {
  expect(uniqueSkills(['C', 'C++', 'c#', 'c ', 'Six Sigma', 'six-sigma', '', '算法'], null)).toEqual(
    ['C', 'C++', 'c#', 'Six Sigma', '算法'].map((name) => ({ name })),
  );
});

test('control and direction characters leave the text, markup stays', () => {
  expect(cleanText(' a\u0000\u202Eb\r\n<b>c</b>\u200B ')).toBe('ab\n<b>c</b>');
  expect(cleanText({})).toBe('');
});

test.each([
  'javascript:alert(1)',
  'http://127.0.0.1:22/x',
  'http://localhost/x',
  'file:///etc/x',
  'https://a:b@example.com',
  'http://[::1]/',
  'http://10.0.0.8/a.png',
])('the address %s is not kept', (url) => {
  expect(cleanUrl(url)).toBe('');
});

test('public addresses are kept as written', () => {
  for (const url of ['https://example.com/a.png', 'example.org/me', 'http://xn--e1afmkfd.example/'])
    expect(cleanUrl(url)).toBe(url);
});

test('e-mail addresses are found, lower-cased, and what is none is dropped', () => {
  expect(readEmails('Ines.Duarte@Example.PT; <b@example.com>, not an address')).toEqual([
    'ines.duarte@example.pt',
    'b@example.com',
  ]);
});
