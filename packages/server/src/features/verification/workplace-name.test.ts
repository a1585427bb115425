import { expect, test } from 'vitest';
import { workplaceName } from './workplace-name.ts';

const at = (companyName: string, companyURL = '') => ({ ...EMPTY, companyName, companyURL });
const EMPTY = {
  companyName: '',
  companyUsername: '',
  companyURL: '',
  companyIndustry: '',
  companyStaffCountRange: '',
  title: '',
  location: '',
  description: '',
  employmentType: '',
  start: { year: 0, month: 0, day: 0 },
  end: { year: 0, month: 0, day: 0 },
};

test.each([
  ['nordfracht.example', 'Nordfracht GmbH'],
  ['mail.nordfracht.co.uk', 'Nordfracht Ltd.'],
  ['mueller-soehne.de', 'Müller Söhne AG'],
  ['atandt.com', 'AT and T'],
  ['societe.fr', 'Société S.A.'],
  ['kawanabe.co.jp', 'Kawanabe K.K.'],
])('an address at %s names %s of the profile', (domain, company) => {
  expect(workplaceName(domain, [at('Another Firm'), at(company)])).toBe(`${company}, ${domain}`);
});

test.each([
  ['google.evil.example', 'Google'],
  ['google.co.com', 'Google'],
  ['evil.example', 'Google'],
  ['notgoogle.com', 'Google'],
  ['google-jobs.com', 'Google'],
  ['firma.de', 'GmbH & Co'],
])('an address at %s never proves work at %s', (domain, company) => {
  expect(workplaceName(domain, [at(company)])).toBe(domain);
});

test('a web address in the profile is the person’s own word and proves nothing', () => {
  expect(workplaceName('evil.com', [at('Google', 'https://evil.com')])).toBe('evil.com');
});

test('a name with line ends is not taken', () => {
  expect(workplaceName('firma.de', [at('Fir\nma')])).toBe('firma.de');
});
