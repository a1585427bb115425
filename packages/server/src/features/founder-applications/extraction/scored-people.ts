import { readFileSync } from 'node:fs';
import { catalogueLanguage } from '@colloquy/contract/shared';
import { type LinearModel, linearModelOf, probability } from '@colloquy/language/model/linear';
import { saysAloneFrom } from './alone.ts';
import { candidatesIn, isUsualName } from './candidates.ts';
import { SERVICES } from './lexicon/services.ts';
import { COUNTRY_OF_TOWN } from './lexicon/towns.ts';
import { annotated, featuresOf } from './mention-features.ts';
import type { NamedPerson, Place } from './named-person.ts';
import { type NameMention, namesPerson, type PersonName, splitBy } from './names.ts';
import { firstMatch, matches } from './patterns.ts';
import type { Reading } from './reading.ts';
import { fold } from './segments.ts';
import { similar } from './spelling.ts';

/** Somebody named in one turn, and all that is to be seen of them there. */
export type Candidate = {
  person: PersonName;
  said: Place;
  features: ReadonlySet<string>;
  /** Whether a rule has named the person. */
  known: boolean;
  /** Whether it is certain that this is no co-founder, whatever the features say. */
  barred: boolean;
};

/** More names than a company has founders: a list of something else. */
const MOST_NAMES = 40;

/**
 * The persons that a conversation names besides its speakers, one entry for each turn in which something may be said of
 * co-founders. A short name belongs to the full one said anywhere.
 */
export function candidatesOf(
  reading: Reading,
  founder: NamedPerson | null,
  known: readonly NamedPerson[],
): Candidate[] {
  const language = catalogueLanguage(reading.language);
  const found: Candidate[] = [];
  const domains = domainNames(reading);
  const named = known.filter(({ speaker }) => speaker === null);
  const register = registerOf(founder, known);
  reading.sentences.forEach((sentences, turn) => {
    const names = sentences.map((sentence) =>
      candidatesIn(sentence.text, language, reading.lexicon).flatMap((mention) => {
        const person = register(mention);
        return person === null ? [] : [{ mention, person }];
      }),
    );
    const asked = reading.asked[turn] ?? 'none';
    const text = reading.texts[turn] ?? '';
    const here = asked === 'co_founders' || matches(reading.lexicon.coFounder, text);
    const knownHere = new Set(names.flat().flatMap(({ person }) => (person.known ? [person] : [])));
    if (!here || names.every((mentions) => mentions.length === 0)) return;
    const seen = sentences.map((sentence) => annotated(sentence, reading.lexicon));
    const ofTurn = new Map<Registered, { said: Place; features: Set<string> }>();
    names.forEach((mentions, at) => {
      const [sentence, annotatedSentence] = [sentences[at], seen[at]];
      if (!sentence || !annotatedSentence) return;
      const others = mentions.map(({ mention }) => mention);
      for (const { mention, person } of mentions) {
        const features = featuresOf({
          lexicon: reading.lexicon,
          language,
          at: annotatedSentence,
          before: seen[at - 1],
          after: seen[at + 1],
          mention,
          others,
        });
        if (mentions.some((other) => other.person.known && other.person !== person)) features.push('known:sentence');
        if (knownHere.size > (person.known ? 1 : 0)) features.push('known:turn');
        const said = { turn, start: sentence.start + mention.start, end: sentence.start + mention.end };
        const entry = ofTurn.get(person) ?? { said, features: new Set<string>() };
        for (const feature of features) entry.features.add(feature);
        ofTurn.set(person, entry);
      }
    });
    const aloneFrom = asked === 'co_founders' ? saysAloneFrom(text, reading.lexicon) : Number.POSITIVE_INFINITY;
    for (const [person, { said, features }] of ofTurn)
      found.push({
        person: person.name,
        said,
        features: new Set(inQuestion(asked, features)),
        known: person.known,
        barred:
          aloneFrom <= said.start ||
          (asked !== 'co_founders' && !speaksOfFounders(features)) ||
          named.some((party) => isFormOf(person.name, party)) ||
          cannotBePerson(person.name, features, domains, reading),
      });
  });
  return found;
}

type Registered = { name: PersonName; known: boolean };

/** Gives the person that a name belongs to; a name said in full completes the short one. Null for speakers and for too many names. */
function registerOf(
  founder: NamedPerson | null,
  known: readonly NamedPerson[],
): (mention: NameMention) => Registered | null {
  const speakers = [founder, ...known.filter(({ speaker }) => speaker !== null)].filter((party) => party !== null);
  const named = known.filter(({ speaker }) => speaker === null);
  const people: Registered[] = [];
  const byName = new Map<string, Registered | null>();
  const find = ({ full, first, last }: NameMention): Registered | null => {
    const name = { full, first, last };
    if (speakers.some((party) => isSame(name, party))) return null;
    const same = people.find((person) => isSame(name, person.name));
    if (same) {
      if (same.name.full.length < full.length) same.name = name;
      return same;
    }
    if (people.length >= MOST_NAMES) return null;
    const person = { name, known: named.some((party) => isSame(name, party)) };
    people.push(person);
    return person;
  };
  return (mention) => {
    const before = byName.get(mention.full);
    if (before !== undefined) return before;
    const person = find(mention);
    byName.set(mention.full, person);
    return person;
  };
}

/** What is said where co-founders are asked for counts differently from the same words anywhere else. */
function inQuestion(asked: string, features: ReadonlySet<string>): string[] {
  if (asked === 'co_founders') return ['asked', ...features];
  return [`elsewhere:${asked}`, ...[...features].map((feature) => `elsewhere ${feature}`)];
}

function isSame(mention: PersonName, party: PersonName): boolean {
  return namesPerson(mention, party) || namesPerson(party, mention) || splitBy(party, mention) !== party;
}

let weights: LinearModel | undefined;

/** The fitted weights, read when a conversation first names somebody. */
function model(): LinearModel {
  weights ??= linearModelOf(JSON.parse(readFileSync(new URL('./mention-weights.json', import.meta.url), 'utf8')));
  return weights;
}

/** Below this probability a person that a rule found is none, unless the person speaks. */
const SURELY_NONE = 0.01;

/**
 * Persons that the rules did not name: `founders` are those whose mention the fitted scorer takes for one of a
 * co-founder, never somebody whom the rules know by another form of the name. `none` are no founders: others named
 * where co-founders are asked for, and of those in `known` whom the scorer is sure is none.
 */
export function scoredPeople(
  reading: Reading,
  founder: NamedPerson | null,
  known: readonly NamedPerson[],
): { founders: NamedPerson[]; none: NamedPerson[] } {
  const candidates = candidatesOf(reading, founder, known);
  if (candidates.length === 0) return { founders: [], none: [] };
  const scorer = model();
  const scored = candidates.map((candidate) => ({ ...candidate, score: probability(scorer, candidate.features) }));
  const unknown = scored.filter(({ known: byRule, barred }) => !byRule && !barred);
  const founders = personsOf(
    unknown.filter(({ score }) => score >= scorer.threshold),
    [],
  );
  const others = personsOf(
    unknown.filter(({ features }) => features.has('asked') && features.has('name')),
    founders,
  );
  const refused = known.filter((party) => {
    const scores = scored.flatMap(({ person, score }) => (isSame(person, party) ? [score] : []));
    const surely = scores.length > 0 && Math.max(...scores) < SURELY_NONE;
    return party.speaker === null && (surely || isWordOf(party.full, reading.language));
  });
  return { founders, none: [...others, ...refused] };
}

/** One party for each person that is not among `before`. */
function personsOf(candidates: readonly Candidate[], before: readonly NamedPerson[]): NamedPerson[] {
  const found: NamedPerson[] = [];
  for (const { person, said } of candidates)
    if (![...before, ...found].some((party) => isSame(person, party)))
      found.push({ ...person, said, speaker: null, excluded: null });
  return found;
}

/** Chinese family names are so few that what begins with none of them is a word: "现在". */
function isWordOf(full: string, language: Reading['language']): boolean {
  return catalogueLanguage(language) === 'zh' && /^\p{Script=Han}+$/u.test(full) && !isUsualName(full, 'zh');
}

/** Writing without capitals shows a name by nothing but the names that are usual. */
const WITHOUT_CAPITALS = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;

/** A service, a town, the company itself, or what cannot be distinguished from an ordinary word. */
function cannotBePerson(
  person: PersonName,
  features: ReadonlySet<string>,
  domains: ReadonlySet<string>,
  { lexicon, language }: Reading,
): boolean {
  const name = person.full.toLowerCase();
  return (
    SERVICES.has(name) ||
    COUNTRY_OF_TOWN.has(name) ||
    lexicon.notNameWords.has(name) ||
    domains.has(fold(person.full).replace(/[\s-]/gu, '')) ||
    (WITHOUT_CAPITALS.test(person.full) && !isUsualName(person.full, catalogueLanguage(language))) ||
    [lexicon.roles, lexicon.functions, lexicon.coFounder].some(
      (list) => firstMatch(list, person.full)?.text === person.full,
    ) ||
    (lexicon.words.capitalNouns && isNoun(features)) ||
    opensSentence(features)
  );
}

/** Behind the first word of a sentence, what shows that it is a name: "Pim, who …", "Pim sells". */
const BEHIND_NAME = [',', '.', '!'].map((sign) => `sign-right:${sign}`);
const SAID_OF_NAME = ['duties', 'copula', 'roles', 'and', 'coFounder'].map((category) => `right0:${category}`);

/** Where nobody asks for co-founders, only words for one make somebody one. */
function speaksOfFounders(features: ReadonlySet<string>): boolean {
  return ['sentence', 'previous', 'next'].some((where) => features.has(`${where}:coFounder`));
}

/** Where nouns have capitals, a word that is no usual name is one only before a verb of work or next to the speaker. */
function isNoun(features: ReadonlySet<string>): boolean {
  return !features.has('name') && !['right0:duties', 'pair:before', 'pair:after'].some((sign) => features.has(sign));
}

/** "Aparte de mí …": a word that is no usual name has its capital from the beginning of the sentence alone. */
function opensSentence(features: ReadonlySet<string>): boolean {
  const forms = [...features].filter((feature) => feature.startsWith('form:'));
  return (
    forms.length > 0 &&
    forms.every((form) => /unknown.* start$/u.test(form)) &&
    [...BEHIND_NAME, ...SAID_OF_NAME].every((feature) => !features.has(feature))
  );
}

/** Somebody whom the rules know by another form of the name: short, misheard, or with another family name since. */
function isFormOf(person: PersonName, party: NamedPerson): boolean {
  const [said, known] = [person.first ?? person.full, party.first ?? party.full].map(fold) as [string, string];
  const short = person.last === null && said.length >= 3 && known.startsWith(said);
  const sameFirst = person.last !== null && party.last !== null && person.first !== null && said === known;
  return short || sameFirst || (person.last !== null && similar(person.full, party.full));
}

const DOMAIN = /@([\p{L}\p{N}-]{1,63})\./gu;

/** The names before the ending of the addresses that are written out: the company, more often than not. */
function domainNames({ texts }: Reading): Set<string> {
  return new Set(
    texts.flatMap((text) => [...text.matchAll(DOMAIN)].map((match) => fold(match[1] ?? '').replaceAll('-', ''))),
  );
}
