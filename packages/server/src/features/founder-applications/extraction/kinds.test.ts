import { expect, test } from 'vitest';
import { extractFounderApplication } from './extract.ts';
import { CONTACT_REMARKS } from './testing/contact-remark-kinds.fixture.ts';
import { CONTACTS_ASIA } from './testing/contacts-asia.fixture.ts';
import { CONTACTS_ALONE } from './testing/contacts-en-alone.fixture.ts';
import { CONTACTS_PAIRS } from './testing/contacts-en-pairs.fixture.ts';
import { CONTACTS_TEAMS } from './testing/contacts-en-teams.fixture.ts';
import { CONTACTS_GERMANIC } from './testing/contacts-germanic.fixture.ts';
import { CONTACTS_ROMANCE } from './testing/contacts-romance.fixture.ts';
import { EMAIL_KINDS } from './testing/email-kinds.fixture.ts';
import { NAME_KINDS } from './testing/name-kinds.fixture.ts';
import { PEOPLE_BESIDE } from './testing/people-beside-kinds.fixture.ts';
import { PEOPLE_KINDS_EN } from './testing/people-en-kinds.fixture.ts';
import { PEOPLE_KINDS } from './testing/people-more-kinds.fixture.ts';
import { REACH_KINDS } from './testing/reach-kinds.fixture.ts';
import { turnsOf } from './testing/script.ts';
import { SHORT_NAMES, SPOKEN_SIGNS } from './testing/short-names.fixture.ts';
import { TEXT_KINDS } from './testing/text-kinds.fixture.ts';

test.each([
  ...CONTACTS_ASIA,
  ...CONTACTS_ALONE,
  ...CONTACTS_PAIRS,
  ...CONTACTS_TEAMS,
  ...CONTACTS_GERMANIC,
  ...CONTACTS_ROMANCE,
  ...CONTACT_REMARKS,
  ...PEOPLE_BESIDE,
  ...NAME_KINDS,
  ...EMAIL_KINDS,
  ...REACH_KINDS,
  ...PEOPLE_KINDS_EN,
  ...PEOPLE_KINDS,
  ...TEXT_KINDS,
  ...SPOKEN_SIGNS,
  ...SHORT_NAMES,
])('%s: %s', (language, script, expected) => {
  const turns = turnsOf(script);
  const { fields } = extractFounderApplication({ language, turns });
  const read = fields
    .map(({ person, field, value }) => [person === 'founder' ? field : `${person}.${field}`, value] as const)
    // who is speaking is in every script, and parts of names only where they are the point
    .filter(([name]) => !/(?:^name|firstName|lastName)$/u.test(name) || name in expected);
  expect(Object.fromEntries(read)).toEqual(expected);
});
