import type { Language } from '@colloquy/contract/shared';
import { chosen, readContacts } from './contacts.ts';
import type { Extraction, FieldName, FoundField, NoAnswer, Person, Turn } from './fields.ts';
import type { NamedPerson, People, Place } from './named-person.ts';
import { type Contact, carriesName } from './ownership.ts';
import { firstMatch, matches } from './patterns.ts';
import { readPeople } from './people.ts';
import { readLocation } from './places.ts';
import { type Reading, readingOf } from './reading.ts';
import type { RoleStatement } from './role-functions.ts';
import { plainRole, readRoles } from './roles.ts';
import { readTexts } from './topics.ts';

export type ExtractionInput = { language: Language; turns: readonly Turn[] };

/**
 * Reads the fields of a founder application out of a transcript. Pure and deterministic; the same transcript
 * with further turns may change earlier findings (a correction), so it is read again each time.
 * Nothing is filled that was not said; passages addressed to the reading system are left out.
 */
export function extractFounderApplication(input: ExtractionInput): Extraction {
  const reading = readingOf(input.turns, input.language);
  const people = readPeople(reading);
  const coFounders = people.others.filter((party) => party.excluded === null);
  const personOf = (owner: 'founder' | NamedPerson): Person | null => {
    if (owner === 'founder') return 'founder';
    const index = coFounders.indexOf(owner);
    return index === -1 ? null : index + 1;
  };
  const fields: FoundField[] = [];
  const add = (person: Person, field: FieldName, value: string, place: Place) => {
    fields.push({
      person,
      field,
      value,
      turn: place.turn,
      span: { start: place.start, end: place.end },
      origin: 'said',
    });
  };

  for (const [party, person] of [
    ...(people.founder ? [[people.founder, 'founder'] as const] : []),
    ...coFounders.map((party, index) => [party, index + 1] as const),
  ]) {
    if (party.first !== null) add(person, 'firstName', party.first, party.said);
    if (party.last !== null) add(person, 'lastName', party.last, party.said);
    add(person, 'name', party.full, party.said);
  }

  addContacts(reading, people, coFounders, add);
  addRoles(reading, people, coFounders, personOf, add);
  const location = readLocation(reading, people);
  if (location) add('founder', 'currentLocation', location.value, location.place);

  const texts = readTexts(reading);
  for (const piece of texts.pieces) {
    add('founder', piece.field, (reading.turns[piece.turn]?.text ?? '').slice(piece.start, piece.end), piece);
  }
  return { fields, noAnswers: [...contactNoAnswers(reading, fields), ...texts.noAnswers] };
}

type Add = (person: Person, field: FieldName, value: string, place: Place) => void;

function addContacts(reading: Reading, people: People, coFounders: readonly NamedPerson[], add: Add): void {
  const contacts = readContacts(reading, people);
  const owners: ('founder' | NamedPerson)[] = ['founder', ...coFounders];
  owners.forEach((owner, index) => {
    const person: Person = index === 0 ? 'founder' : index;
    const of = (list: readonly Contact[]) => list.filter((contact) => contact.owner === owner);
    const party = owner === 'founder' ? people.founder : owner;
    const named = ({ value }: Contact) => party !== null && carriesName(value.split('@')[0] ?? '', party);
    const email = chosen(reading, of(contacts.emails), named);
    if (email) add(person, 'email', email.value, email.place);
    const network = chosen(reading, of(contacts.networks));
    if (network) add(person, 'network', network.value, network.place);
    for (const phone of of(contacts.phones)) add(person, 'phone', phone.value, phone.place);
  });
  const deck = chosen(reading, contacts.decks);
  if (deck) add('founder', 'pitchDeck', deck.value, deck.place);
}

function addRoles(
  reading: Reading,
  people: People,
  coFounders: readonly NamedPerson[],
  personOf: (owner: 'founder' | NamedPerson) => Person | null,
  add: Add,
): void {
  const statements = readRoles(reading, people);
  const own =
    latestRole(
      reading,
      statements.filter((statement) => statement.owner === 'founder'),
      'founder_role',
    ) ?? plainRole(reading, 'founder', 'founder');
  if (own) add('founder', 'role', own.value, own.place);
  for (const party of coFounders) {
    const role =
      latestRole(
        reading,
        statements.filter((statement) => statement.owner === party),
        'co_founders',
      ) ?? (party.speaker === null ? null : plainRole(reading, party.speaker, party));
    const person = personOf(party);
    if (role && person !== null) add(person, 'role', role.value, role.place);
  }
}

/** The answer to the role's own question before others; of several, the first, unless a later one corrects it. */
function latestRole(
  reading: Reading,
  statements: readonly RoleStatement[],
  question: string,
): RoleStatement | undefined {
  const asked = statements.filter((statement) => reading.asked[statement.place.turn] === question);
  const pool = asked.length > 0 ? asked : statements;
  let current: RoleStatement | undefined;
  for (const statement of pool) {
    if (!current || replaces(reading, current, statement)) current = statement;
  }
  const answered = asked.at(-1)?.place.turn ?? Number.MAX_SAFE_INTEGER;
  for (const statement of statements) {
    if (statement.place.turn > answered && takesOver(reading, statement)) current = statement;
  }
  return current;
}

/** Whether a later statement of the same person's role is the one that holds. */
function replaces(reading: Reading, current: RoleStatement, statement: RoleStatement): boolean {
  const { lexicon } = reading;
  const text = reading.texts[statement.place.turn] ?? '';
  const from = statement.place.turn === current.place.turn ? current.place.end : 0;
  const between = text.slice(from, statement.place.start);
  return (
    matches(lexicon.correction, between) ||
    takesOver(reading, statement, from) ||
    (isGeneral(current.value, reading) && !isGeneral(statement.value, reading)) ||
    isMoreOf(current, statement) ||
    (onPaper(reading, current) && !onPaper(reading, statement))
  );
}

/** "We swapped, so I'm CEO": roles were exchanged, and what follows is how they are. */
function takesOver(reading: Reading, { place }: RoleStatement, from = 0): boolean {
  const before = (reading.texts[place.turn] ?? '').slice(from, place.start);
  return (
    [...before.matchAll(reading.lexicon.swapped)].length > 0 && !matches(reading.lexicon.past, clauseBefore(before))
  );
}

function clauseBefore(text: string): string {
  return text.slice(Math.max(...[',', ';', '.', '、', '。'].map((character) => text.lastIndexOf(character))) + 1);
}

/** "Founder. I run the tech as CTO.": that somebody founded the company says less than what they do in it. */
function isGeneral(role: string, { lexicon }: Reading): boolean {
  const title = firstMatch(lexicon.founderTitle, role);
  return title !== null && title.end === role.length && !matches(lexicon.and, role);
}

/** "Director. Managing director.": said again in the same answer, in full. */
function isMoreOf(short: RoleStatement, long: RoleStatement): boolean {
  const [known, said] = [short.value.toLowerCase(), long.value.toLowerCase()];
  return short.place.turn === long.place.turn && said.length > known.length && said.includes(known);
}

/** "officially the chair, but …", "CEO, on the form at least": another statement is the role. */
function onPaper(reading: Reading, statement: RoleStatement): boolean {
  const { turn, start, end } = statement.place;
  const text = reading.texts[turn] ?? '';
  const head = text.slice(0, start);
  const sentence = head.slice(
    Math.max(...['. ', '! ', '? ', '。'].map((character) => head.lastIndexOf(character))) + 1,
  );
  return (
    matches(reading.lexicon.officialName, sentence.slice(-40)) ||
    matches(reading.lexicon.officialName, /^,?[^,.;!?。]{0,30}/u.exec(text.slice(end))?.[0] ?? '')
  );
}

const CONTACT_QUESTIONS: Partial<Record<string, FieldName>> = {
  founder_name: 'name',
  founder_email: 'email',
  founder_phone: 'phone',
  founder_role: 'role',
  founder_network: 'network',
  founder_current_location: 'currentLocation',
  pitch_deck: 'pitchDeck',
};

/** Contact questions the founder has nothing for, or does not want to answer. */
function contactNoAnswers(reading: Reading, fields: readonly FoundField[]): NoAnswer[] {
  const { lexicon } = reading;
  const refuses = (text: string) =>
    [lexicon.unknown, lexicon.evasion, lexicon.putOff].some((list) => matches(list, text));
  const found: NoAnswer[] = [];
  reading.turns.forEach((turn, index) => {
    const key = reading.asked[index];
    if (turn.speaker === 'interviewer' || !key) return;
    const text = reading.texts[index] ?? '';
    const field = CONTACT_QUESTIONS[key];
    if (
      field &&
      !fields.some((known) => known.person === 'founder' && known.field === field) &&
      (matches(lexicon.none, text) || refuses(text))
    ) {
      found.push({ questionKey: key, turn: index });
    }
    if (
      key === 'co_founders' &&
      !fields.some((known) => known.person !== 'founder') &&
      (matches(lexicon.noCoFounder, text) || matches(lexicon.none, text) || refuses(text))
    ) {
      found.push({ questionKey: key, turn: index });
    }
  });
  return found.filter(
    (answer, index) => found.findIndex((other) => other.questionKey === answer.questionKey) === index,
  );
}
