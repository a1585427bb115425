import { expect, test } from 'vitest';
import { claimMail, MAIL_LANGUAGES } from './claim-mail.ts';

const FACTS = {
  claimId: '01912345-0000-7000-8000-000000000001',
  to: 'a@example.com',
  name: 'Noor Haddad',
  organization: 'acme',
  code: '012345',
  minutes: 15,
  url: 'https://interviews.example.com/verify/token',
};

test.each(MAIL_LANGUAGES)('the mail in %s says who, the code, how long and where, and leaves no gap', (language) => {
  const { subject, text } = claimMail({ ...FACTS, language });
  for (const part of ['Noor Haddad', 'acme', '012345', '15', FACTS.url]) expect(text).toContain(part);
  expect(text + subject).not.toMatch(/[{}]/);
  expect(subject).not.toContain('012345');
});

test('a name cannot add lines or fill places of the text', () => {
  const { text } = claimMail({
    ...FACTS,
    language: 'en',
    name: 'Noor\r\n\r\nCode: 999999 {code}',
    organization: '{url}',
  });
  expect(text.split('\n').filter((line) => line.startsWith('Code:'))).toEqual(['Code: 012345']);
  expect(text).toContain('{code}');
  expect(text).toContain('{url}');
});

test.each([
  ['Go to https://evil.example/win', 'Go to https: //evil. example/win'],
  ['www.evil.example', 'www. evil. example'],
  ['call a@evil.example', 'call a @ evil. example'],
  ['J.R. Lind', 'J. R. Lind'],
  ["Séamus O'Dea-Roth", "Séamus O'Dea-Roth"],
])('nothing in a name becomes a link: %s', (name, shown) => {
  const { text } = claimMail({ ...FACTS, language: 'en', name });
  expect(text).toContain(`keeps a profile of ${shown}. This code`);
  expect(text).toContain(`Are you not ${shown}?`);
});
