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
    .map(({ person, field, value }) => [person === 'founder' ? field : `${person}.${field}`, value] as const)
    // who is speaking is in every script, and parts of names only where they are the point
    .filter(([name]) => !/(?:^name|firstName|lastName)$/u.test(name) || name in expected);
  expect(Object.fromEntries(read)).toEqual(expected);
});
