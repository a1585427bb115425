import { spanOf } from '../model-usage/index.ts';
import type { FounderReply } from './check-model-reading.ts';
import {
  type Extraction,
  type FoundField,
  type Person,
  type Span,
  TEXT_FIELDS,
  type TextField,
} from './extraction/index.ts';

type Words = Span & { value: string };

/** What a language model found in one answer; `turn` is its number in the log, places are those of its text. */
export type ReadAnswer = {
  turn: number;
  texts: (Words & { field: TextField })[];
  role: Words | null;
  coFounders: { name: Words; role: Words | null }[];
};

/** A checked reply with the places of its words. */
export function readAnswerOf({ texts, role, coFounders }: FounderReply, turn: number, text: string): ReadAnswer {
  const words = (quote: string | null): Words[] => {
    const span = quote === null ? null : spanOf(quote, text);
    return span === null ? [] : [{ ...span, value: text.slice(span.start, span.end) }];
  };
  return {
    turn,
    texts: texts.flatMap(({ field, quote }) => {
      const known = TEXT_FIELDS.find((one) => one === field);
      return known === undefined ? [] : words(quote).map((found) => ({ ...found, field: known }));
    }),
    role: words(role)[0] ?? null,
    coFounders: coFounders.flatMap(({ name, role: said }) =>
      words(name).map((found) => ({ name: found, role: words(said)[0] ?? null })),
    ),
  };
}

/**
 * What the rules read together with what a model read, answer by answer. Words that a model files elsewhere leave the field
 * where the rules had put them; what it does not file stays there. Addresses, numbers, places and the founder's own name
 * are the rules' alone; a role or a co-founder is added where they found none. What was corrected since is left out.
 *
 * @param read with places by the log's numbers
 * @param textOf the text of a turn as it counts now
 */
export function withModelReading(
  read: Extraction,
  answers: readonly ReadAnswer[],
  textOf: (turn: number) => string | undefined,
): Extraction {
  const holds = (turn: number, { start, end, value }: Words): boolean => textOf(turn)?.slice(start, end) === value;
  const valid = answers.map(
    ({ turn, texts, role, coFounders }): ReadAnswer => ({
      turn,
      texts: texts.filter((found) => holds(turn, found)),
      role: role !== null && holds(turn, role) ? role : null,
      coFounders: coFounders
        .filter(({ name }) => holds(turn, name))
        .map((person) => ({ ...person, role: person.role !== null && holds(turn, person.role) ? person.role : null })),
    }),
  );
  const fields = valid.reduce((known, answer) => withTexts(known, answer, textOf(answer.turn) ?? ''), read.fields);
  return { ...read, fields: valid.reduce(withPeople, fields) };
}

function withTexts(known: readonly FoundField[], { turn, texts }: ReadAnswer, text: string): FoundField[] {
  if (texts.length === 0) return [...known];
  const isText = ({ field }: FoundField): boolean => TEXT_FIELDS.some((one) => one === field);
  const isHere = (found: FoundField): boolean => found.turn === turn && found.span !== null && isText(found);
  const piece = (field: FoundField['field'], { start, end }: Span): FoundField => ({
    person: 'founder',
    field,
    value: text.slice(start, end),
    turn,
    span: { start, end },
    origin: 'said',
  });
  const kept = known.filter(isHere).flatMap((found) => {
    const others = texts.filter(({ field }) => field !== found.field);
    return found.span === null ? [] : without(found.span, others, text).map((part) => piece(found.field, part));
  });
  const added = texts.flatMap(({ field, start, end }) => {
    const same = kept.flatMap(({ field: own, span }) => (own === field && span !== null ? [span] : []));
    return without({ start, end }, same, text).map((part) => piece(field, part));
  });
  const here = [...kept, ...added].toSorted((one, other) => (one.span?.start ?? 0) - (other.span?.start ?? 0));
  // Texts of several answers are in the order in which they were said.
  const before = known.filter((found) => !isHere(found) && !(isText(found) && (found.turn ?? -1) > turn));
  const after = known.filter((found) => !isHere(found) && isText(found) && (found.turn ?? -1) > turn);
  return [...before, ...here, ...after];
}

/** What is left of a place without others: whole words, and more than signs between sentences. */
function without(place: Span, others: readonly Span[], text: string): Span[] {
  const cut = others
    .filter(({ start, end }) => start < place.end && place.start < end)
    .toSorted((one, other) => one.start - other.start);
  if (cut.length === 0) return [place];
  const left: Span[] = [];
  let from = place.start;
  for (const { start, end } of cut) {
    if (start > from) left.push({ start: from, end: start });
    from = Math.max(from, end);
  }
  if (from < place.end) left.push({ start: from, end: place.end });
  return left.flatMap(({ start, end }) => {
    const part = text.slice(start, end);
    const words = part.replace(/^[\s.,;:!?。、！？।–—-]+/u, '').trimEnd();
    const at = start + part.indexOf(words);
    return hasWords(words) ? [{ start: at, end: at + words.length }] : [];
  });
}

/** "And" between two filed clauses indicates nothing by itself. */
function hasWords(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 1 || [...(words[0] ?? '')].length > 6;
}

function withPeople(known: readonly FoundField[], { turn, role, coFounders }: ReadAnswer): FoundField[] {
  const fields = [...known];
  const add = (person: Person, field: FoundField['field'], value: string, { start, end }: Span): void => {
    fields.push({ person, field, value, turn, span: { start, end }, origin: 'said' });
  };
  const has = (person: Person, field: FoundField['field']): boolean =>
    fields.some((found) => found.person === person && found.field === field);
  if (role !== null && !has('founder', 'role')) add('founder', 'role', role.value, role);
  for (const { name, role: said } of coFounders) {
    const person = personOf(name.value, fields);
    if (person === 'founder') continue;
    const number =
      person ?? 1 + Math.max(0, ...fields.flatMap((found) => (found.person === 'founder' ? [] : [found.person])));
    if (person === null) {
      const [first, last] = partsOf(name.value);
      if (first !== null) add(number, 'firstName', first, name);
      if (last !== null) add(number, 'lastName', last, name);
      add(number, 'name', name.value, name);
    }
    if (said !== null && !has(number, 'role')) add(number, 'role', said.value, said);
  }
  return fields;
}

/** Who of the known people a name is: a part of a name is the same person. */
function personOf(name: string, fields: readonly FoundField[]): Person | null {
  const words = wordsOf(name);
  const found = fields.find(
    ({ field, value }) =>
      ['name', 'firstName', 'lastName'].includes(field) && wordsOf(value).some((word) => words.includes(word)),
  );
  return found?.person ?? null;
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Names without a space are written in another order: they stay whole. */
function partsOf(name: string): [string | null, string | null] {
  const words = name.trim().split(/\s+/u);
  if (words.length === 1) return /[\p{sc=Han}\p{sc=Hangul}]/u.test(name) ? [null, null] : [words[0] ?? null, null];
  return [words[0] ?? null, words.slice(1).join(' ')];
}
