import { isBare, saysAloneFrom } from './alone.ts';
import { amongNouns } from './candidates.ts';
import { markExcluded } from './exclusions.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { SERVICES } from './lexicon/services.ts';
import {
  confirmedBy,
  declaredCoFounder,
  endsWith,
  listsSpeaker,
  type NamedPerson,
  namesIn,
  type People,
  renamed,
  startsWith,
} from './named-person.ts';
import { mentionsOf, type NameMention, namesPerson, splitBy } from './names.ts';
import { readOwnName, respelled } from './own-name.ts';
import { firstMatch, matches } from './patterns.ts';
import type { Reading } from './reading.ts';
import { scoredPeople } from './scored-people.ts';
import { fold, type Sentence, wordCount } from './segments.ts';
import { readSpelled, similar } from './spelling.ts';

/** Who founds the company: the main contact, and everybody else named as a founder, in the order named. */
export function readPeople(reading: Reading): People {
  const { founder, others } = namedByRules(reading);
  const { founders, none } = scoredPeople(reading, founder, others);
  others.push(...founders, ...none.filter((person) => !others.includes(person)));
  // "Martin and Esther, but Martin's gone": what is said of somebody else must not be taken for the founder named before
  markExcluded(reading, founder, others);
  for (const person of none) person.excluded ??= 'outsider';
  const order = (person: NamedPerson) => firstMention(reading, person);
  others.sort((a, b) => order(a) - order(b));
  return { founder, others };
}

/** Who speaks, and whom a rule takes for one of the founders, those who left or only work for them among them. */
export function namedByRules(reading: Reading): People {
  const founder = readOwnName(reading, 'founder');
  const others: NamedPerson[] = [];
  for (const speaker of new Set(reading.turns.map((turn) => turn.speaker))) {
    if (speaker === 'interviewer' || speaker === 'founder') continue;
    const person = readOwnName(reading, speaker);
    if (person) others.push(person);
  }
  readNamedFounders(reading, founder, others);
  return { founder, others };
}

function firstMention(reading: Reading, person: NamedPerson): number {
  for (let turn = 0; turn < reading.texts.length; turn++) {
    if (reading.turns[turn]?.speaker === 'interviewer') continue;
    const mention = mentionsOf({ ...person, last: null }, reading.texts[turn] ?? '')[0];
    if (mention) return turn * 1e6 + mention.start;
  }
  return person.said.turn * 1e6 + person.said.start;
}

/** Each name is compared with every person named before: more are no company's founders, and cost time. */
const MOST_PEOPLE = 40;

/** Persons named as co-founders: in the answer to that question, or anywhere with "my co-founder". */
function readNamedFounders(reading: Reading, founder: NamedPerson | null, others: NamedPerson[]): void {
  const { lexicon } = reading;
  reading.sentences.forEach((sentences, turn) => {
    const askedHere = reading.asked[turn] === 'co_founders';
    const text = reading.texts[turn] ?? '';
    const aloneFrom = askedHere ? saysAloneFrom(text, lexicon) : Number.POSITIVE_INFINITY;
    for (const [at, sentence] of sentences.entries()) {
      const alone = aloneFrom <= sentence.start;
      const named = namesIn(sentence.text, lexicon).map((name) =>
        lexicon.words.capitalNouns ? (amongNouns(name, lexicon) ?? name) : name,
      );
      for (const mention of joinedOverLetters(named, sentence.text, lexicon)) {
        const left = sentence.text.slice(0, mention.start);
        const right = sentence.text.slice(mention.end);
        if (founder && (namesPerson(mention, founder) || splitBy(founder, mention) !== founder)) continue;
        for (const person of others) Object.assign(person, splitBy(person, mention));
        const known = others.find((person) => namesPerson(mention, person));
        const mayBeNoun = lexicon.words.capitalNouns && mention.last === null;
        const declared = declaredCoFounder(sentence.text, mention, lexicon, mayBeNoun);
        if (!known && (others.length >= MOST_PEOPLE || (!askedHere && !declared))) continue;
        if (endsWith(lexicon.rejectBefore, left) && !declared && !(askedHere && listsSpeaker(right, lexicon))) continue;
        if (
          !known &&
          !declared &&
          matches(lexicon.outsiders, left) &&
          !matches(lexicon.roles, right) &&
          !matches(lexicon.duties, right) &&
          !confirmedBy(sentences[at + 1], mention, lexicon)
        )
          continue;
        if (
          alone &&
          !known &&
          !declared &&
          !matches(lexicon.roles, right) &&
          !confirmedBy(sentences[at + 1], mention, lexicon)
        )
          continue;
        if (!known && !declared && isOfAnother(right, lexicon) && !confirmedBy(sentences[at + 1], mention, lexicon))
          continue;
        if (!known && !declared && !alone && inPassing(sentences, at, mention, others, turn, lexicon)) continue;
        const afterPlaceWord = lexicon.words.spaced && endsWith(lexicon.placeBefore, left);
        if (
          !known &&
          afterPlaceWord &&
          (mention.last === null || !(declared || (askedHere && isTitled(right, lexicon))))
        )
          continue;
        const isServed = SERVICES.has(mention.full.toLowerCase());
        // names of the same form, one after the other
        const goesOn =
          askedHere &&
          !alone &&
          !isServed &&
          others.some(({ said, last }) => last === null && said.turn === turn && said.start >= sentence.start);
        if (
          !known &&
          mention.last === null &&
          !declared &&
          !linkedSingleName(left, right, lexicon, others, { goesOn, alone }) &&
          !(askedHere && !alone && isNamedAlone(left, right, sentences[at + 1], lexicon))
        ) {
          correctKnown(others, mention, text, sentence, askedHere, lexicon);
          continue;
        }
        const said = { turn, start: sentence.start + mention.start, end: sentence.start + mention.end };
        if (!known) {
          const misheard = others.find(
            (person) =>
              person.speaker === null &&
              mention.last !== null &&
              person.first !== null &&
              person.last !== null &&
              similar(person.full, mention.full) &&
              !matches(lexicon.notFounder, right) &&
              (mention.first === person.first || mention.last === person.last),
          );
          if (misheard) Object.assign(misheard, { first: mention.first, last: mention.last, full: mention.full, said });
          else
            others.push({
              full: mention.full,
              first: mention.first,
              last: mention.last,
              said,
              speaker: null,
              excluded: null,
            });
        } else if (known.last === null && mention.last !== null) {
          Object.assign(known, { full: mention.full, first: mention.first, last: mention.last, said });
        }
      }
      if (!askedHere) continue;
      const latest = others.at(-1);
      if (latest && latest.speaker === null) Object.assign(latest, respelled(latest, sentence.text, turn, lexicon));
    }
  });
}

const TITLE_LENGTH = 16;

/** "The firmware comes from Ivo Brandt, he's our CTO": the role told behind the name is that person's. */
function isTitled(right: string, lexicon: CompiledLexicon): boolean {
  const rest = right.replace(/^\s*[,;–—-]\s*/u, '');
  const role = rest === right ? null : firstMatch(lexicon.roles, rest);
  return (
    role !== null &&
    role.start <= TITLE_LENGTH &&
    !/[.!?]/u.test(rest.slice(0, role.start)) &&
    !startsWith(lexicon.copula, rest.slice(role.end))
  );
}

/** "Dafydd, spelled D-A-F-Y-D-D, Owen": one name, its first part spelled before the last follows. */
function joinedOverLetters(names: readonly NameMention[], text: string, lexicon: CompiledLexicon): NameMention[] {
  const joined: NameMention[] = [];
  for (const name of names) {
    const before = joined.at(-1);
    const between = before ? text.slice(before.end, name.start) : '';
    const letters = readSpelled(between, lexicon);
    const rest = letters.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), between);
    if (before?.last === null && name.last === null && letters.length > 0 && /^[\s,]*\p{L}*[\s,:]*$/u.test(rest))
      joined.splice(-1, 1, {
        start: before.start,
        end: name.end,
        full: `${before.full} ${name.full}`,
        first: before.full,
        last: name.full,
      });
    else joined.push(name);
  }
  return joined;
}

const OF_ANOTHER =
  /^\s+(?:(?:over )?at|from|of|vom|von der|aus dem|aus der|beim|bei der|del|de la|en el|en la|du|de la|de l['’]|au|à la|van het|van de|bij de|do|da|no|na|dell['’]|della|al|alla)\s+(?:(?:the|an?|their)\s+)?\p{Ll}{4,}/u;

/** "Ann Burke at the enterprise office has been good to us": somebody of another house, of whom no part in this one is told. */
function isOfAnother(right: string, lexicon: CompiledLexicon): boolean {
  return (
    lexicon.words.spaced &&
    OF_ANOTHER.test(right) &&
    ![lexicon.roles, lexicon.duties, lexicon.joined, lexicon.functions].some((list) => matches(list, right))
  );
}

const INTRODUCING_WORDS = 2;

/** "The register still lists Karl Benning": somebody after the founders, in a sentence that says nothing of founding. */
function inPassing(
  sentences: readonly Sentence[],
  at: number,
  mention: NameMention,
  others: readonly NamedPerson[],
  turn: number,
  lexicon: CompiledLexicon,
): boolean {
  const sentence = sentences[at];
  if (!sentence || !lexicon.words.spaced || sentence.listItem) return false;
  if (!others.some(({ said }) => said.turn === turn && said.start < sentence.start)) return false;
  const right = sentence.text.slice(mention.end);
  const next = sentences[at + 1];
  if (
    [lexicon.roles, lexicon.duties, lexicon.joined].some((list) => matches(list, sentence.text)) ||
    matches(lexicon.assigned, right.slice(0, 12)) ||
    confirmedBy(next, mention, lexicon)
  )
    return false;
  const left = [lexicon.filler, lexicon.and, lexicon.articles, lexicon.copula, lexicon.self, lexicon.third].reduce(
    (text, list) => text.replace(list, ' '),
    sentence.text.slice(0, mention.start),
  );
  return wordCount(left) > INTRODUCING_WORDS;
}

/** "Yes, Ola. She looks after operations.": nothing but the name, and the next sentence says what the person does. */
function isNamedAlone(left: string, right: string, next: Sentence | undefined, lexicon: CompiledLexicon): boolean {
  return (
    !lexicon.words.capitalNouns &&
    matches(/^(?:[\p{L}\s]{1,12}[,:]\s*)?$/giu, left) &&
    isBare(right) &&
    next !== undefined &&
    startsWith(lexicon.third, next.text) &&
    (matches(lexicon.duties, next.text) || matches(lexicon.roles, next.text)) &&
    !matches(lexicon.notFounder, next.text) &&
    !matches(lexicon.employed, next.text)
  );
}

const NEXT_VERB_LENGTH = 2;

/**
 * A first name alone counts only where the sentence ties it to the founding: "me and Tom", "Tom, he's our CTO".
 * `goesOn`: another founder was named by a first name in the same sentence, which says what each of them does.
 * `alone`: the speaker has said that there is nobody else.
 */
function linkedSingleName(
  left: string,
  right: string,
  lexicon: CompiledLexicon,
  others: readonly NamedPerson[],
  { goesOn, alone }: { goesOn: boolean; alone: boolean },
): boolean {
  const pair = matches(lexicon.and, left.slice(-6)) && matches(lexicon.self, left.slice(-24));
  const pairAfter = startsWith(lexicon.and, right) && matches(lexicon.self, right.slice(0, 16));
  const title = endsWith(lexicon.titles, left);
  const next = right.replace(/^[\s,]+/u, '').replace(/^[’']s\s+/u, 'is ');
  const role = firstMatch(lexicon.roles, next);
  const roleFollows =
    role !== null &&
    role.start <= 22 &&
    !/[.!?。]/u.test(next.slice(0, role.start)) &&
    // "Léo, notre directeur": the article of a title says nothing of the speaker
    !matches(
      lexicon.self,
      alone ? next.slice(0, role.start) : next.slice(0, role.start).replace(lexicon.articles, ' '),
    );
  const duty = firstMatch(lexicon.duties, next);
  const bare = left.trim() === '' || matches(/^[\p{L}\s]{1,12}[,:]\s*$/giu, left);
  const dutyFollows = duty !== null && duty.start <= 8 && !lexicon.words.capitalNouns;
  if (
    others.some(
      (person) =>
        person.excluded === null && person.last !== null && person.first !== null && similar(person.first, left),
    )
  )
    return false;
  const listed =
    goesOn && duty !== null && duty.start < NEXT_VERB_LENGTH && (endsWith(lexicon.and, left) || /,\s*$/u.test(left));
  return pair || pairAfter || title || roleFollows || (dutyFollows && (bare || listed));
}

/** "Lindeboom, not Lindebom": a single name close to a known one corrects it. */
function correctKnown(
  others: NamedPerson[],
  mention: NameMention,
  text: string,
  sentence: Sentence,
  askedHere: boolean,
  lexicon: CompiledLexicon,
): void {
  if (!askedHere || !matches(lexicon.correction, text.slice(0, sentence.start + mention.end))) return;
  for (const person of others) {
    for (const part of ['last', 'first'] as const) {
      const known = person[part];
      if (
        person.speaker === null &&
        known !== null &&
        fold(known) !== fold(mention.full) &&
        (similar(known, mention.full) || fold(mention.full).startsWith(`${fold(known)}-`))
      ) {
        Object.assign(person, renamed(person, part, mention.full));
        return;
      }
    }
  }
}
