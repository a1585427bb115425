import { expect, test } from 'vitest';
import { extractFounderApplication } from './extract.ts';
import { CONTACT_STATEMENTS } from './testing/contact-kinds.fixture.ts';
import { PEOPLE_KINDS } from './testing/people-kinds.fixture.ts';
import { turnsOf } from './testing/script.ts';
import { TEXT_KINDS } from './testing/texts-kinds.fixture.ts';

test.each([...PEOPLE_KINDS, ...CONTACT_STATEMENTS, ...TEXT_KINDS])('%s: %s', (language, script, expected) => {
  const turns = turnsOf(script);
  const { fields } = extractFounderApplication({ language, turns });
  const read = fields
    .filter(
      ({ person, field }) => !/firstName|lastName/u.test(field) || (person === 'founder' && 'firstName' in expected),
    )
    .filter(({ person, field }) => !(person === 'founder' && field === 'name') || 'name' in expected)
    .map(({ person, field, value }) => [person === 'founder' ? field : `${person}.${field}`, value]);
  expect(Object.fromEntries(read)).toEqual(expected);
});
