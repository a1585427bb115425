import type { Turn } from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import {
  endsWith,
  LONGEST_PHRASE,
  type NamedPerson,
  namesIn,
  type Place,
  renamed,
  startsWith,
} from './named-person.ts';
import type { NameMention } from './names.ts';
import { firstMatch, matches } from './patterns.ts';
import type { Reading } from './reading.ts';
import { fold } from './segments.ts';
import { readSpelled, similar, titleCase } from './spelling.ts';

/** What a speaker says their own name is; the last correction holds. */
export function readOwnName(reading: Reading, speaker: Turn['speaker']): NamedPerson | null {
  // a name in papers is used when no other is given
  const stated = statedName(reading, speaker, false);
  if (stated !== null && stated.last !== null) return stated;
  const official = statedName(reading, speaker, true);
  // "Petra is only what she calls me, on paper it's …": a name alone gives way to a whole one
  return official !== null && official.last !== null ? official : (stated ?? official);
}

function statedName(reading: Reading, speaker: Turn['speaker'], papers: boolean): NamedPerson | null {
  const { lexicon } = reading;
  let person: NamedPerson | null = null;
  let stated = false;
  reading.turns.forEach((turn, index) => {
    if (turn.speaker !== speaker) return;
    const nameAsked = reading.asked[index] === 'founder_name' || reading.asked[index] === null;
    const text = reading.texts[index] ?? '';
    const earlier = person;
    let wasCorrected = false;
    let readTo = 0;
    for (const sentence of reading.sentences[index] ?? []) {
      for (const mention of namesIn(sentence.text, lexicon, reading.asked[index] === 'founder_name')) {
        const left = sentence.text.slice(0, mention.start);
        const right = sentence.text.slice(mention.end);
        const introduced =
          endsWith(lexicon.introBefore, left) ||
          startsWith(lexicon.introAfter, right) ||
          lexicon.namePatterns.length > 0;
        // "Put Pugh-Morgan as the surname", said later
        if (
          !nameAsked &&
          person?.last &&
          mention.last === null &&
          amends(person.last, mention.full, sentence.text, lexicon)
        )
          person = renamed(person, 'last', mention.full);
        const joins = speaker !== 'founder' && joinsIn(sentence.start, left, right, lexicon);
        if (
          !nameAsked &&
          (person !== null || mention.last === null || !(joins || introducesSelf(reading, index, left)))
        )
          continue;
        if (endsWith(lexicon.rejectBefore, left) || (!papers && isAside(left, lexicon))) continue;
        // somebody else is introduced: "this is my partner Lea", "his name is Olek", "my assistant Greta set this up"
        if (speaker === 'founder' && matches(lexicon.coFounder, left.slice(-30))) continue;
        if (matches(lexicon.third, left.slice(-25)) && (!introduced || !matches(lexicon.self, left.slice(-16))))
          continue;
        if (!introduced && matches(lexicon.outsiders, left.slice(-30))) continue;
        const place = { turn: index, start: sentence.start + mention.start, end: sentence.start + mention.end };
        // What stood before the mention before it is known; a phrase may lie across that place.
        wasCorrected ||= matches(lexicon.correction, text.slice(Math.max(0, readTo - LONGEST_PHRASE), place.start));
        readTo = place.start;
        const corrected = wasCorrected || (earlier !== null && person === earlier) || (introduced && !stated);
        stated ||= introduced;
        // "Sibusiso, S-I-B-U-S-I-S-O, Ndlovu": the name goes on after its letters
        const goesOn = person !== null && person.last === null && mention.last === null && SPELLED_GAP.test(left);
        // "Annika with two n's, Sjöberg with the dots"
        const adjacentLetters =
          person !== null &&
          person.last === null &&
          mention.last === null &&
          person.said.turn === index &&
          fold(person.full) !== fold(mention.full) &&
          isBetweenRemarks(text.slice(person.said.end, place.start), lexicon);
        // "Peter. I mean Piotr"
        const instead =
          person?.last === null &&
          person.said.turn === index &&
          mention.last === null &&
          endsWith(lexicon.repair, left);
        if (instead) person = null;
        // "zur Mühlen, first name Anna-Lena"
        const family = person === null && mention.last === null && PARTICLES_ONLY.test(left);
        const declared = family ? 'last' : declaredPart(left, right, lexicon);
        const part = goesOn || adjacentLetters ? 'last' : (declared ?? askedPart(reading, index));
        const named = part === 'last' ? withParticles(mention, left) : mention;
        person = updated(person, named, place, speaker, {
          introduced,
          corrected,
          part,
          declared: declared !== null && !NAME_ITSELF.test(left),
        });
      }
    }
    if (person !== null && nameAsked) person = respelled(person, text, index, lexicon);
  });
  return person;
}

/** "Tate Ormond, I do operations.", "That's me, Tate Ormond.": a second founder opens their first words with their name. */
function joinsIn(sentenceStart: number, left: string, right: string, lexicon: CompiledLexicon): boolean {
  const rest = [lexicon.filler, lexicon.self, lexicon.introBefore].reduce(
    (text, list) => text.replace(list, ' '),
    left.replace(/(?<!\p{L})that['’]s(?!\p{L})/giu, ' '),
  );
  return (
    sentenceStart === 0 && !/\p{L}/u.test(rest) && (/^[\s,.!]/u.test(right) || startsWith(lexicon.introAfter, right))
  );
}

/** A family name said again, a little different or longer, in a sentence about the family name. */
function amends(known: string, said: string, sentence: string, lexicon: CompiledLexicon): boolean {
  // "last spring" is no family name
  const named = [...sentence.matchAll(lexicon.lastNameWords)].some(
    ([word]) => !lexicon.words.spaced || word.length > 'last'.length,
  );
  if (fold(known) === fold(said) || !named) return false;
  return similar(known, said) || fold(said).split('-').includes(fold(known));
}

/** "I am X Y" outside the question for the name, never where co-founders are asked for. */
function introducesSelf(reading: Reading, turn: number, left: string): boolean {
  const { lexicon } = reading;
  return (
    reading.asked[turn] !== 'co_founders' &&
    endsWith(lexicon.introBefore, left) &&
    matches(lexicon.self, left.slice(-20))
  );
}

/** A nickname, or the name of the passport that is not to be used. */
function isAside(left: string, lexicon: CompiledLexicon): boolean {
  const clause = left.slice(Math.max(left.lastIndexOf(','), left.lastIndexOf(';'), left.lastIndexOf('、')) + 1);
  return matches(lexicon.nickname, clause) || matches(lexicon.officialName, clause);
}

type NamePart = 'first' | 'last';
/** `declared`: the words around the name tell its part, not the question alone. */
type Statement = { introduced: boolean; corrected: boolean; part: NamePart | null; declared: boolean };

/** "Koh being the family name" */
const BEING = /^(?:being|that['’]s|that is|which is|siendo|étant|sendo|essendo|zijnde)(?!\p{L})/iu;

/** A verb of being with nothing but the name of the part behind it. */
const SAID_OF =
  /(?:\sis|['’]s|\sist|\ses|\sest|\sè|\sé)\s+(?:(?:the|my|der|mein|el|mi|le|mon|il mio|o meu|de|mijn)\s+)?(?:\p{L}+\s)?\p{L}+,\s*$/iu;

/** "Mi nombre es …": the word for the first name is the one for the whole name too. */
const NAME_ITSELF = /(?<!\p{L})(?:nombre|nome)\s+(?:completo\s+)?(?:es|é|è)?\s*$/iu;

const PARTICLES =
  /(?:(?:van|von|vom|der|den|de|del|della|di|da|dos|du|des|te|ter|ten|zu|zum|zur|la|le|ap|bin|al|el)\s+)+$/iu;

const PARTICLES_ONLY =
  /^(?:(?:van|von|vom|der|den|de|del|della|di|da|dos|du|des|te|ter|ten|zu|zum|zur|la|le|ap|bin|al|el)\s+)+$/iu;

const SPELLED_GAP = /(?:\p{L}[\s,.-]+){2,}\p{L}[\s,.]*$/u;

/** Nothing but letters and remarks on the spelling are between two names. */
function isBetweenRemarks(between: string, lexicon: CompiledLexicon): boolean {
  const letters = readSpelled(between, lexicon);
  const remark = new RegExp(`^[\\s,]*(?:${lexicon.spellingRemark.source})\\s[^,.]{1,16}[,.]\\s*$`, 'iu');
  if (remark.test(between)) return true;
  const rest = letters.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), between);
  return letters.length > 0 && !/\p{L}/u.test(rest);
}

/** "My first name is …", "… is the surname": the words around a name tell which part of it is said. */
function declaredPart(left: string, right: string, lexicon: CompiledLexicon): NamePart | null {
  const behind = right.replace(/^[\s,]+/u, '');
  const verb =
    firstMatch(lexicon.copula, behind)?.start === 0 ? firstMatch(lexicon.copula, behind) : BEING.exec(behind);
  if (lexicon.words.spaced && verb) {
    const named = behind
      .slice('end' in verb ? verb.end : verb[0].length)
      .replace(/^\s*(?:the|my|der|mein|el|mi|le|mon)\s/iu, '');
    if (startsWith(lexicon.lastNameWords, named) || /^\s*(?:the |my )?family(?=\s*[,.;]|$)/iu.test(named))
      return 'last';
    if (startsWith(lexicon.firstNameWords, named)) return 'first';
  }
  const before = left.replace(PARTICLES, '').replace(/\s*(?:is|ist|lautet|es|est|は|が)\s*$/u, '');
  const told = lexicon.words.spaced
    ? undefined
    : /^が(?<part>下の名前|名前|名(?=で)|名字|苗字|姓)/u.exec(right)?.groups?.part;
  if (told !== undefined) return /^(?:名字|苗字|姓)/u.test(told) ? 'last' : 'first';
  // "Koh is my family name, Yi Ting …": said of the name before
  const ofAnother = /,\s*$/u.test(left) && lexicon.words.spaced && SAID_OF.test(left);
  if (ofAnother) return null;
  if (endsWith(lexicon.lastNameWords, before)) return 'last';
  return endsWith(lexicon.firstNameWords, before) ? 'first' : null;
}

/** "First of all, …", "お名前": no question for one part. */
const ORDINARY_PART = /^(?:first|last|名|nombre|nome)$/iu;

/** "And your surname?": the part of the name the interviewer asked for. */
function askedPart({ turns, lexicon }: Reading, turn: number): NamePart | null {
  const question = turns.slice(0, turn).findLast(({ speaker }) => speaker === 'interviewer')?.text ?? '';
  const asksFor = (list: RegExp) => [...question.matchAll(list)].some(([word]) => !ORDINARY_PART.test(word));
  const [first, last] = [lexicon.firstNameWords, lexicon.lastNameWords].map(asksFor);
  if (first === last) return null;
  return last ? 'last' : 'first';
}

/** "surname van der Heide": what is before the capital belongs to a family name said alone. */
function withParticles(mention: NameMention, left: string): NameMention {
  const particles = PARTICLES.exec(left)?.[0].replace(/\s+/gu, ' ');
  return particles === undefined || mention.last !== null ? mention : { ...mention, full: particles + mention.full };
}

function updated(
  person: NamedPerson | null,
  mention: NameMention,
  said: Place,
  speaker: Turn['speaker'] | null,
  statement: Statement,
): NamedPerson {
  const made: NamedPerson = {
    full: mention.full,
    first: mention.first,
    last: mention.last,
    said,
    speaker,
    excluded: null,
  };
  const single = mention.last === null || mention.first === null;
  if (person === null)
    return statement.part !== null && (single || statement.declared)
      ? { ...made, first: null, last: null, [statement.part]: mention.full }
      : made;
  const split = statement.part === null || !statement.declared ? null : splitAt(person, mention.full, statement.part);
  if (split) return split;
  // "Le, first name Tuan Anh": what was said alone before is the other part
  const unlike = person.first !== null && !similar(person.first, mention.full);
  if (statement.part === 'first' && statement.declared && person.last === null && unlike)
    return renamed({ ...person, last: person.first, first: null }, 'first', mention.full);
  // "Jia Hui, and the surname is Lim": both words before were the given name
  const given = statement.part === 'last' && statement.declared && single && person.said.turn === said.turn;
  if (
    given &&
    person.first !== null &&
    person.last !== null &&
    /^\S+\s\S+$/u.test(person.full) &&
    !similar(person.last, mention.full)
  )
    return { ...person, first: person.full, last: mention.full, full: `${person.full} ${mention.full}` };
  const other = statement.part === 'last' ? person.first : person.last;
  if (
    statement.part !== null &&
    person[statement.part] === null &&
    (single || (statement.part === 'last' && other !== null && fold(other) !== fold(mention.first ?? '')))
  )
    return renamed(person, statement.part, mention.full);
  // "Okonkwo. Okonkwo is the surname."
  if (
    statement.part === 'last' &&
    person.last === null &&
    person.first !== null &&
    fold(person.first) === fold(mention.full)
  )
    return { ...person, first: null, last: mention.full };
  if (!single) {
    // "Chua is the family name, and then Zi Xin"
    const rest = person.first === null && person.last !== null && person.said.turn === said.turn;
    const again =
      person.last !== null && mention.full.split(/\s+/u).some((word) => fold(word) === fold(person.last ?? ''));
    if (rest && !again && !similar(person.last ?? '', mention.last ?? '') && /^\p{Script=Latin}/u.test(mention.full))
      return renamed(person, 'first', mention.full);
    const complete = person.first === null || person.last === null;
    return complete || statement.corrected ? made : person;
  }
  const word = mention.full;
  const closer =
    person.last !== null && similar(person.last, word) && !(person.first !== null && similar(person.first, word));
  const part = statement.part ?? (closer ? 'last' : 'first');
  const known = person[part];
  const longer = person.last !== null && fold(word).startsWith(`${fold(person.last)}-`);
  if (longer && statement.corrected) return renamed(person, 'last', word);
  if (known !== null && statement.corrected && (similar(known, word) || statement.part === 'last'))
    return known.endsWith(` ${word}`) ? person : renamed(person, part, word);
  return person;
}

/** "Tan Mei Xuan. Tan is the surname.": what was said to be one part leaves the rest of the name to the other. */
function splitAt(person: NamedPerson, said: string, part: NamePart): NamedPerson | null {
  if (/^[\p{Script=Han}々]+$/u.test(person.full) && said.length < person.full.length) {
    const head = part === 'last' && person.full.startsWith(said);
    const tail = part === 'first' && person.full.endsWith(said);
    const rest = head ? person.full.slice(said.length) : person.full.slice(0, -said.length);
    return head ? { ...person, last: said, first: rest } : tail ? { ...person, last: rest, first: said } : null;
  }
  const whole = person.full.split(/[\s・]+/u);
  const words = said.split(/[\s・]+/u);
  if (words.length >= whole.length || /[\p{Script=Han}\p{Script=Hangul}]/u.test(person.full)) return null;
  const same = (from: number) => words.every((word, index) => fold(word) === fold(whole[from + index] ?? ''));
  const from = same(0) ? 0 : same(whole.length - words.length) ? whole.length - words.length : null;
  if (from === null) return null;
  const rest = (from === 0 ? whole.slice(words.length) : whole.slice(0, from)).join(' ');
  const [first, last] = part === 'first' ? [said, rest] : [rest, said];
  return { ...person, first, last, full: person.full.includes('・') ? person.full : `${first} ${last}` };
}

/** Takes the letters of a name that is spelled out; a spelling without the accents of the written name changes nothing. */
export function respelled(person: NamedPerson, text: string, _turn: number, lexicon: CompiledLexicon): NamedPerson {
  let next = person;
  for (const spelled of readSpelled(text, lexicon)) {
    const word = titleCase(spelled.letters);
    if (spellsOneWord(next, word)) continue;
    const head = text.slice(0, spelled.start);
    const parts = (['first', 'last'] as const).filter((part) => next[part] !== null && similar(next[part] ?? '', word));
    const closest =
      parts.find((part) => fold(next[part] ?? '') === fold(word)) ??
      (matches(lexicon.lastNameWords, head.slice(-40)) ? 'last' : parts.at(-1));
    if (closest && fold(next[closest] ?? '') !== fold(word)) next = renamed(next, closest, word);
  }
  return next;
}

/** The letters are those of one word of a longer name, said rightly already. */
function spellsOneWord(person: NamedPerson, word: string): boolean {
  return [person.first, person.last].some(
    (part) => part !== null && /\s/u.test(part) && part.split(/\s+/u).some((piece) => fold(piece) === fold(word)),
  );
}
