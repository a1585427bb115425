import type { Span } from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { endsWith, type NamedPerson, namesIn, type People, type Place, startsWith } from './named-person.ts';
import { mentionsOf, namesPerson, type PersonName, spansOf } from './names.ts';
import { matches } from './patterns.ts';
import { type Reading, sentenceAt } from './reading.ts';
import { fold } from './segments.ts';

/** Whose value it is: the main contact, another party, or somebody who is none of the founders. */
export type Owner = 'founder' | NamedPerson | null;

export type Contact = { owner: Owner; value: string; place: Place };
/** The person a value belongs to: by the name inside it, by who is spoken of before it, else by who was asked. */
export function ownerOf(
  reading: Reading,
  people: People,
  span: Span,
  turn: number,
  speaker: Owner,
  handle: string,
  ownQuestions: string[],
): Owner {
  const named = handle === '' ? [] : everybody(people).filter(({ person }) => carriesName(handle, person));
  if (named.length === 1 && named[0]) return usable(named[0].owner);
  const sentence = sentenceAt(reading, turn, span.start);
  const asked = reading.asked[turn] ?? '';
  if (sentence) {
    const left = sentence.text.slice(0, span.start - sentence.start);
    const spoken = lastSpokenOf(
      left,
      people,
      reading.lexicon,
      latestThird(reading, people, turn, sentence.start),
      speaker,
    );
    if (spoken !== undefined) return usable(spoken);
    if (matches(reading.lexicon.outsiders, left)) return null;
  }
  if (asked === 'co_founders') {
    const self = speaker === 'founder' ? null : speaker;
    return usable(latestThird(reading, people, turn, span.start, self === null ? 0 : turn) ?? self);
  }
  if (ownQuestions.includes(asked) || asked === '') return speaker;
  // said unasked: only with a name in it or a first person before it
  return sentence && matches(reading.lexicon.self, sentence.text.slice(0, span.start - sentence.start))
    ? speaker
    : null;
}

function usable(owner: Owner): Owner {
  return owner !== null && owner !== 'founder' && owner.excluded !== null ? null : owner;
}

export function everybody(people: People): { person: NamedPerson; owner: Owner }[] {
  const others = people.others.map((person) => ({ person, owner: person as Owner }));
  return people.founder ? [{ person: people.founder, owner: 'founder' as Owner }, ...others] : others;
}

/** Whether an address carries the person's first or last name. */
export function carriesName(handle: string, person: NamedPerson): boolean {
  const plain = fold(handle);
  const umlauts = handle.toLowerCase();
  // "bea" for Beatrix
  if (plain.length >= 3 && person.first !== null && fold(person.first).startsWith(plain)) return true;
  const parts = [person.first, person.last].flatMap((name) => (name ?? '').split(/[\s-]/u));
  return [person.first, person.last, ...parts.filter((part) => part.length >= 4)].some((name) => {
    if (name === null) return false;
    const forms = [
      fold(name),
      name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss'),
    ].map((form) => form.replace(/[^\p{L}]/gu, ''));
    return forms.some(
      (form) => form.length >= 3 && (plain.replace(/[^\p{L}]/gu, '').includes(form) || umlauts.includes(form)),
    );
  });
}

/** Who the words before a value speak of last; undefined when of nobody. */
function lastSpokenOf(
  left: string,
  people: People,
  lexicon: CompiledLexicon,
  latest: NamedPerson | undefined,
  speaker: Owner,
): Owner | undefined {
  const marks: { at: number; owner: Owner }[] = [];
  const owners = new Map(everybody(people).map(({ person, owner }) => [person, owner]));
  for (const span of spansOf([...owners.keys()], left)) {
    marks.push({ at: span.start, owner: owners.get(span.person) ?? null });
  }
  const strangers = namesIn(left, lexicon).filter(
    (name) => !everybody(people).some(({ person }) => namesPerson(name, person)),
  );
  for (const name of strangers) if (name.last !== null) marks.push({ at: name.start, owner: null });
  for (const match of left.matchAll(lexicon.self)) {
    const head = left.slice(0, match.index);
    // "she is our COO" and "Lea, our COO" are still about her
    if (endsWith(lexicon.copula, head) || endsWith(lexicon.third, head)) continue;
    const titled = isSomebodysTitle(left.slice(match.index + match[0].length), lexicon);
    if (titled && (follows(head, [...owners.keys()]) || follows(head, strangers))) continue;
    const owner = titled ? null : speaker;
    marks.push({ at: match.index, owner });
  }
  for (const match of left.matchAll(lexicon.third)) {
    // a pronoun after a name in the same words means that name
    const before = marks.filter(({ at, owner }) => at < match.index && owner !== speaker);
    const named = before.sort((a, b) => a.at - b.at).at(-1);
    const stranger = strangers.some(({ start }) => start < match.index);
    if (named) marks.push({ at: match.index, owner: named.owner });
    else if (stranger) marks.push({ at: match.index, owner: null });
    else if (latest) marks.push({ at: match.index, owner: latest });
  }
  marks.sort((a, b) => a.at - b.at);
  return marks.at(-1)?.owner;
}

/** `text` ends with the name of one of `people` and a comma. */
function follows(text: string, people: readonly PersonName[]): boolean {
  return people.some((person) => mentionsOf(person, text).some(({ end }) => /^\s*,\s*$/u.test(text.slice(end))));
}

/** "our COO has …", "my lawyer is on …": the possessive is before somebody who is not named. */
function isSomebodysTitle(behind: string, lexicon: CompiledLexicon): boolean {
  return [lexicon.roles, lexicon.outsiders].some((list) => startsWith(list, behind));
}

/** The co-founder last spoken of before an offset of a turn, or earlier, from the turn `since`, in the answers to the same question. */
function latestThird(
  reading: Reading,
  people: People,
  turn: number,
  offset: number,
  since = 0,
): NamedPerson | undefined {
  for (let index = turn; index >= since && reading.asked[index] === reading.asked[turn]; index--) {
    if (reading.turns[index]?.speaker === 'interviewer') continue;
    const text = (reading.texts[index] ?? '').slice(0, index === turn ? offset : undefined);
    const last = spansOf(people.others, text).at(-1);
    if (last) return last.person;
  }
  return undefined;
}
