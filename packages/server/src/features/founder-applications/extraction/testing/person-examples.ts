import type { Example } from '@colloquy/language/model/linear';
import { namesPerson, splitName } from '../names.ts';
import { namedByRules } from '../people.ts';
import { readingOf } from '../reading.ts';
import { candidatesOf } from '../scored-people.ts';
import { CONTACTS_ASIA } from './contacts-asia.fixture.ts';
import { CONTACTS_ALONE } from './contacts-en-alone.fixture.ts';
import { CONTACTS_PAIRS } from './contacts-en-pairs.fixture.ts';
import { CONTACTS_TEAMS } from './contacts-en-teams.fixture.ts';
import { CONTACTS_GERMANIC } from './contacts-germanic.fixture.ts';
import { CONTACTS_ROMANCE } from './contacts-romance.fixture.ts';
import { ENGLISH } from './conversations-en.fixture.ts';
import { EUROPEAN } from './conversations-europe.fixture.ts';
import { JAPANESE } from './conversations-ja.fixture.ts';
import { MORE } from './conversations-more.fixture.ts';
import { PEOPLE_BESIDE } from './people-beside-kinds.fixture.ts';
import { PEOPLE_KINDS_EN } from './people-en-kinds.fixture.ts';
import { PEOPLE_KINDS } from './people-more-kinds.fixture.ts';
import type { PersonCase } from './person-cases.ts';
import { turnsOf } from './script.ts';
import { SHORT_NAMES } from './short-names.fixture.ts';

/** The invented conversations of the readers' tests. */
function conversationCases(): PersonCase[] {
  const whole = [...ENGLISH, ...EUROPEAN, ...JAPANESE, ...MORE].map(({ name, language, script, coFounders = [] }) => ({
    language,
    kind: 'conversation',
    turns: turnsOf(script),
    founders: coFounders.map(({ firstName, lastName }) =>
      (language === 'ja' ? [lastName, firstName] : [firstName, lastName])
        .filter(Boolean)
        .join(language === 'ja' ? '' : ' '),
    ),
    said: name,
  }));
  const short = [
    ...CONTACTS_ASIA,
    ...CONTACTS_ALONE,
    ...CONTACTS_PAIRS,
    ...CONTACTS_TEAMS,
    ...CONTACTS_GERMANIC,
    ...CONTACTS_ROMANCE,
    ...PEOPLE_BESIDE,
    ...PEOPLE_KINDS_EN,
    ...PEOPLE_KINDS,
    ...SHORT_NAMES,
  ].map(([language, script, fields]) => ({
    language,
    kind: 'script',
    turns: turnsOf(script),
    founders: Object.entries(fields).flatMap(([field, value]) => (/^\d\.name$/u.test(field) ? [value] : [])),
    said: script,
  }));
  return [...whole, ...short];
}

/** `known`: a rule has found the person. `about`: who and in which words. */
export type PersonExample = Example & { known: boolean; about: string };

/** One example for each person and turn of all cases; a group is a conversation. */
export function examplesOf(answers: readonly PersonCase[]): PersonExample[] {
  const cases = [...answers, ...conversationCases()];
  return cases.flatMap(({ language, turns, founders, said }, at) => {
    const reading = readingOf(turns, language);
    const { founder, others } = namedByRules(reading);
    const gold = founders.map((full) => ({ full, ...splitName(full, reading.lexicon) }));
    return candidatesOf(reading, founder, others)
      .filter(({ known, barred }) => known || !barred)
      .map(({ person, features, known }) => ({
        known,
        group: `${at}`,
        about: `${language} ${person.full}: ${said}`,
        belongs: gold.some((name) => namesPerson(person, name) || namesPerson(name, person)),
        features: [...features],
      }));
  });
}
