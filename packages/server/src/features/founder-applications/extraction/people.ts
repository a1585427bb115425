import type { Span, Turn } from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import {
  casedNames,
  mentionsOf,
  type NameMention,
  namesPerson,
  type PersonName,
  patternNames,
  spansOf,
  splitName,
} from './names.ts';
import { countMatches, firstMatch, matches } from './patterns.ts';
import type { Reading } from './reading.ts';
import { fold, type Sentence } from './segments.ts';
import { readSpelled, similar, titleCase } from './spelling.ts';

export type Place = Span & { turn: number };

/** Somebody named in the conversation who is, or was taken for, one of the founders. */
export type Party = PersonName & {
  /** Where the full name in force was said. */
  said: Place;
  speaker: Turn['speaker'] | null;
  /** Why this person is not a co-founder any more or never was. */
  excluded: 'left' | 'outsider' | null;
};

export type People = { founder: Party | null; others: Party[] };

/** Who founds the company: the main contact, and everybody else named as a founder, in the order named. */
export function readPeople(reading: Reading): People {
  const founder = readOwnName(reading, 'founder');
  const others: Party[] = [];
  for (const speaker of new Set(reading.turns.map((turn) => turn.speaker))) {
    if (speaker === 'interviewer' || speaker === 'founder') continue;
    const party = readOwnName(reading, speaker);
    if (party) others.push(party);
  }
  readNamedFounders(reading, founder, others);
  markExcluded(reading, founder, others);
  const order = (party: Party) => firstMention(reading, party);
  others.sort((a, b) => order(a) - order(b));
  return { founder, others };
}

function firstMention(reading: Reading, party: Party): number {
  for (let turn = 0; turn < reading.texts.length; turn++) {
    if (reading.turns[turn]?.speaker === 'interviewer') continue;
    const mention = mentionsOf({ ...party, last: null }, reading.texts[turn] ?? '')[0];
    if (mention) return turn * 1e6 + mention.start;
  }
  return party.said.turn * 1e6 + party.said.start;
}

/** `asked`: the text answers the question for the speaker's name, which settles doubtful readings. */
export function namesIn(text: string, lexicon: CompiledLexicon, asked = false): NameMention[] {
  const patterns = asked ? [...lexicon.ownNamePatterns, ...lexicon.namePatterns] : lexicon.namePatterns;
  const names = patterns.length > 0 ? patternNames(text, patterns, lexicon) : [];
  const cased = casedNames(text, lexicon).filter((name) =>
    names.every((other) => name.end <= other.start || other.end <= name.start),
  );
  return [...names, ...cased]
    .filter((name) => [...name.full].length > 1 && !/^\p{L}\.?$/u.test(name.full))
    .sort((a, b) => a.start - b.start);
}

/** `text` ends with a phrase of `pattern`, commas and blanks aside. */
export function endsWith(pattern: RegExp, text: string): boolean {
  const trimmed = text.replace(/[\s,:"„“«]+$/u, '');
  return [...trimmed.matchAll(pattern)].some((match) => match.index + match[0].length === trimmed.length);
}

function startsWith(pattern: RegExp, text: string): boolean {
  const trimmed = text.replace(/^[\s,]+/u, '');
  return firstMatch(pattern, trimmed)?.start === 0;
}

/** What a speaker says their own name is; the last correction holds. */
function readOwnName(reading: Reading, speaker: Turn['speaker']): Party | null {
  const { lexicon } = reading;
  let party: Party | null = null;
  let stated = false;
  reading.turns.forEach((turn, index) => {
    if (turn.speaker !== speaker) return;
    const nameAsked = reading.asked[index] === 'founder_name' || reading.asked[index] === null;
    const text = reading.texts[index] ?? '';
    const earlier = party;
    for (const sentence of reading.sentences[index] ?? []) {
      for (const mention of namesIn(sentence.text, lexicon, reading.asked[index] === 'founder_name')) {
        const left = sentence.text.slice(0, mention.start);
        const right = sentence.text.slice(mention.end);
        const introduced =
          endsWith(lexicon.introBefore, left) ||
          startsWith(lexicon.introAfter, right) ||
          lexicon.namePatterns.length > 0;
        if (!nameAsked && (party !== null || mention.last === null || !introducesSelf(reading, index, left))) continue;
        if (endsWith(lexicon.rejectBefore, left) || isAside(left, lexicon)) continue;
        // somebody else is introduced: "this is my partner Lea", "his name is Olek", "my assistant Greta set this up"
        if (speaker === 'founder' && matches(lexicon.coFounder, left.slice(-30))) continue;
        if (matches(lexicon.third, left.slice(-25)) && (!introduced || !matches(lexicon.self, left.slice(-16))))
          continue;
        if (!introduced && matches(lexicon.outsiders, left.slice(-30))) continue;
        const place = { turn: index, start: sentence.start + mention.start, end: sentence.start + mention.end };
        const before = text.slice(0, place.start);
        const corrected =
          matches(lexicon.correction, before) || (earlier !== null && party === earlier) || (introduced && !stated);
        stated ||= introduced;
        party = updated(party, mention, place, speaker, {
          introduced,
          corrected,
          lastName: endsWith(lexicon.lastNameWords, left.replace(/\s*(?:is|ist|es|est|は)\s*$/u, '')),
        });
      }
    }
    if (party !== null && nameAsked) party = respelled(party, text, index, lexicon);
  });
  return party;
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

type Statement = { introduced: boolean; corrected: boolean; lastName: boolean };

function updated(
  party: Party | null,
  mention: NameMention,
  said: Place,
  speaker: Turn['speaker'] | null,
  statement: Statement,
): Party {
  const made: Party = { full: mention.full, first: mention.first, last: mention.last, said, speaker, excluded: null };
  if (party === null)
    return statement.lastName && mention.last === null ? { ...made, first: null, last: mention.full } : made;
  if (mention.last !== null && mention.first !== null) {
    const complete = party.first === null || party.last === null;
    return complete || statement.corrected ? made : party;
  }
  const word = mention.full;
  const part =
    statement.lastName ||
    (party.last !== null && similar(party.last, word) && !(party.first !== null && similar(party.first, word)))
      ? 'last'
      : 'first';
  const known = party[part];
  if (known === null && part === 'last' && statement.lastName) return renamed(party, 'last', word);
  if (known !== null && statement.corrected && (similar(known, word) || statement.lastName))
    return renamed(party, part, word);
  return party;
}

function renamed(party: Party, part: 'first' | 'last', word: string): Party {
  const next = { ...party, [part]: word };
  const eastern = /\p{Script=Han}/u.test(party.full);
  const parts = eastern ? [next.last, next.first] : [next.first, next.last];
  return { ...next, full: parts.filter((name) => name !== null).join(eastern ? '' : ' ') };
}

/** The letters are those of one word of a longer name, said rightly already. */
function spellsOneWord(party: Party, word: string): boolean {
  return [party.first, party.last].some(
    (part) => part !== null && /\s/u.test(part) && part.split(/\s+/u).some((piece) => fold(piece) === fold(word)),
  );
}

/** Takes the letters of a name that is spelled out; a spelling without the accents of the written name changes nothing. */
function respelled(party: Party, text: string, _turn: number, lexicon: CompiledLexicon): Party {
  let next = party;
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

/** Persons named as co-founders: in the answer to that question, or anywhere with "my co-founder". */
function readNamedFounders(reading: Reading, founder: Party | null, others: Party[]): void {
  const { lexicon } = reading;
  reading.sentences.forEach((sentences, turn) => {
    const askedHere = reading.asked[turn] === 'co_founders';
    const text = reading.texts[turn] ?? '';
    for (const sentence of sentences) {
      const alone = askedHere && saysAlone(text.slice(0, sentence.start), lexicon);
      for (const mention of namesIn(sentence.text, lexicon)) {
        const left = sentence.text.slice(0, mention.start);
        const right = sentence.text.slice(mention.end);
        if (founder && namesPerson(mention, founder)) continue;
        const known = others.find((party) => namesPerson(mention, party));
        const declared = declaredCoFounder(sentence.text, mention, lexicon);
        if (!known && !askedHere && !declared) continue;
        if (endsWith(lexicon.rejectBefore, left) && !declared) continue;
        if (
          !known &&
          !declared &&
          matches(lexicon.outsiders, left) &&
          !matches(lexicon.roles, right) &&
          !matches(lexicon.duties, right)
        )
          continue;
        if (alone && !known && !declared && !matches(lexicon.roles, right)) continue;
        if (!known && mention.last !== null && lexicon.words.spaced && endsWith(lexicon.placeBefore, left) && !declared)
          continue;
        if (!known && mention.last === null && !declared && !linkedSingleName(left, right, lexicon, others)) {
          correctKnown(others, mention, text, sentence, askedHere, lexicon);
          continue;
        }
        const said = { turn, start: sentence.start + mention.start, end: sentence.start + mention.end };
        if (!known) {
          const misheard = others.find(
            (party) =>
              party.speaker === null &&
              mention.last !== null &&
              party.first !== null &&
              party.last !== null &&
              similar(party.full, mention.full) &&
              (mention.first === party.first || mention.last === party.last),
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

function isBare(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

/** "I am on my own": who is named after it is none of the founders; "I started alone" says nothing of today. */
function saysAlone(text: string, lexicon: CompiledLexicon): boolean {
  if (
    text
      .split(/[.!?。\n]/u)
      .some((sentence) => matches(lexicon.none, sentence) && isBare(sentence.replace(lexicon.none, '')))
  )
    return true;
  return [...text.matchAll(lexicon.noCoFounder)].some((match) => {
    const before = text.slice(0, match.index);
    const statement = before.slice(Math.max(...['.', '!', '?', '。', '\n'].map((end) => before.lastIndexOf(end))) + 1);
    return (
      !matches(lexicon.past, statement) &&
      !matches(lexicon.negation, statement.slice(statement.search(/[^,、]*$/u)).slice(-10))
    );
  });
}

/** "my co-founder Idris", "Idris, my co-founder" */
function declaredCoFounder(text: string, mention: Span, lexicon: CompiledLexicon): boolean {
  for (const match of text.matchAll(lexicon.coFounder)) {
    const end = match.index + match[0].length;
    const own = matches(lexicon.self, text.slice(Math.max(0, match.index - 14), end));
    if (!own) continue;
    const between =
      end <= mention.start
        ? text.slice(end, mention.start)
        : match.index >= mention.end
          ? text.slice(mention.end, match.index)
          : '';
    if (
      between.length <= 28 &&
      !/[.;!?。]/u.test(between) &&
      countMatches(/\p{Lu}\p{Ll}+/gu, between) <= (lexicon.words.capitalNouns ? 2 : 1)
    )
      return true;
  }
  return false;
}

/** A first name alone counts only where the sentence ties it to the founding: "me and Tom", "Tom, he's our CTO". */
function linkedSingleName(left: string, right: string, lexicon: CompiledLexicon, others: readonly Party[]): boolean {
  const pair = matches(lexicon.and, left.slice(-6)) && matches(lexicon.self, left.slice(-24));
  const pairAfter = startsWith(lexicon.and, right) && matches(lexicon.self, right.slice(0, 16));
  const title = endsWith(lexicon.titles, left);
  const next = right.replace(/^[\s,]+/u, '').replace(/^[’']s\s+/u, 'is ');
  const role = firstMatch(lexicon.roles, next);
  const roleFollows =
    role !== null &&
    role.start <= 22 &&
    !/[.!?。]/u.test(next.slice(0, role.start)) &&
    !matches(lexicon.self, next.slice(0, role.start));
  const duty = firstMatch(lexicon.duties, next);
  const bare = left.trim() === '' || matches(/^[\p{L}\s]{1,12}[,:]\s*$/giu, left);
  const dutyFollows = duty !== null && duty.start <= 8 && !lexicon.words.capitalNouns;
  if (
    others.some(
      (party) => party.excluded === null && party.last !== null && party.first !== null && similar(party.first, left),
    )
  )
    return false;
  return pair || pairAfter || title || roleFollows || (dutyFollows && bare);
}

/** "Oosterlaak, not Oosterlak": a single name close to a known one corrects it. */
function correctKnown(
  others: Party[],
  mention: NameMention,
  text: string,
  sentence: Sentence,
  askedHere: boolean,
  lexicon: CompiledLexicon,
): void {
  if (!askedHere || !matches(lexicon.correction, text.slice(0, sentence.start + mention.end))) return;
  for (const party of others) {
    for (const part of ['last', 'first'] as const) {
      const known = party[part];
      if (
        party.speaker === null &&
        known !== null &&
        fold(known) !== fold(mention.full) &&
        similar(known, mention.full)
      ) {
        Object.assign(party, renamed(party, part, mention.full));
        return;
      }
    }
  }
}

/** Marks who left and who only works for, advises or competes with the company. */
function markExcluded(reading: Reading, founder: Party | null, others: Party[]): void {
  const { lexicon } = reading;
  let latest: Party | null = null;
  reading.sentences.forEach((sentences, turn) => {
    const askedHere = reading.asked[turn] === 'co_founders';
    latest = null;
    for (const sentence of sentences) {
      const spans = spansOf([...others, ...(founder ? [founder] : [])], sentence.text);
      for (const match of sentence.text.matchAll(lexicon.left)) {
        const before = spans.filter((span) => span.start < match.index).at(-1);
        const pronoun =
          matches(lexicon.third, sentence.text.slice(0, match.index)) ||
          !matches(lexicon.self, sentence.text.slice(0, match.index));
        const head = sentence.text.slice(0, match.index + match[0].length);
        const strangers = matches(lexicon.indefinite, head) || namesIn(head, lexicon).length > 0;
        const target: Party | null =
          before?.party ?? (spans.length === 0 && pronoun && !strangers ? latest : null) ?? spans[0]?.party ?? null;
        if (target && target.speaker === null && target !== founder) target.excluded = 'left';
      }
      if (askedHere || spans.length > 0) {
        spans.forEach((span, index) => {
          if (span.party.speaker !== null || span.party === founder) return;
          const until = spans.slice(index + 1).find((next) => next.party !== span.party)?.start ?? sentence.text.length;
          const behind = sentence.text.slice(span.end, until);
          const front = sentence.text.slice(Math.max(0, span.start - 40, spans[index - 1]?.end ?? 0), span.start);
          const whole = sentence.text.slice(span.end);
          if (declaredCoFounder(sentence.text, span, lexicon)) return;
          const all = firstMatch(lexicon.notFounder, whole);
          const allOfThem =
            all !== null && matches(lexicon.third, whole.slice(0, all.start)) && until < sentence.text.length;
          const listed =
            index > 0 &&
            spans[index - 1]?.party.excluded === 'outsider' &&
            isListGap(sentence.text.slice(spans[index - 1]?.end, span.start), lexicon);
          const told = askedHere ? tellsOutsider(behind, lexicon) : isCalledOutsider(behind, lexicon);
          if (listed || told || introducesOutsider(front, behind, lexicon) || (askedHere && allOfThem))
            span.party.excluded ??= 'outsider';
        });
        if (
          askedHere &&
          spans.length === 0 &&
          latest !== null &&
          (latest as Party).speaker === null &&
          tellsPronounOutsider(sentence.text, lexicon)
        ) {
          (latest as Party).excluded ??= 'outsider';
        }
      }
      latest = spans.filter((span) => span.party !== founder).at(-1)?.party ?? latest;
    }
  });
}

/** "Lea is an intern", "Lea, our intern": said of the name itself; other people may stand in the same sentence. */
function isCalledOutsider(behind: string, lexicon: CompiledLexicon): boolean {
  const cue = firstMatch(lexicon.notFounder, behind);
  if (!cue || !tellsOutsider(behind, lexicon)) return false;
  const gap = behind.slice(0, cue.start);
  return gap.length <= 24 && (/^\s*,[^,]*$/u.test(gap) || (!/[,;]/u.test(gap) && matches(lexicon.copula, gap)));
}

/** Only a comma or "and" between two names. */
function isListGap(gap: string, lexicon: CompiledLexicon): boolean {
  return /^[\s,、]*$/u.test(gap.replace(lexicon.and, ' '));
}

/** The words after a name call the person an outsider before they give a role. */
function tellsOutsider(behind: string, lexicon: CompiledLexicon): boolean {
  const cue = firstMatch(lexicon.notFounder, behind);
  if (!cue || cue.start > 60) return false;
  const role = firstMatch(lexicon.roles, behind);
  const coFounder = firstMatch(lexicon.coFounder, behind);
  if (
    coFounder &&
    coFounder.start <= cue.start &&
    !matches(lexicon.negation, behind.slice(Math.max(0, coFounder.start - 12), coFounder.end))
  )
    return false;
  // a husband who is the CEO is a founder all the same
  const kin = matches(lexicon.privatePeople, cue.text);
  return !(role && (kin || role.start < cue.start));
}

/** "He is an intern."; not "His wife Aya helps us." */
function tellsPronounOutsider(text: string, lexicon: CompiledLexicon): boolean {
  const pronoun = firstMatch(lexicon.third, text);
  const cue = firstMatch(lexicon.notFounder, text);
  return (
    startsWith(lexicon.third, text) &&
    pronoun !== null &&
    cue !== null &&
    cue.start >= pronoun.end &&
    namesIn(text, lexicon).length === 0 &&
    tellsOutsider(text, lexicon)
  );
}

/** "our intern Lea", "advisors: Prof. Lea Berg"; a husband who is the CTO is a founder all the same. */
function introducesOutsider(front: string, behind: string, lexicon: CompiledLexicon): boolean {
  const last = [...front.matchAll(lexicon.notFounder)].at(-1);
  if (!last) return false;
  const kin = matches(lexicon.privatePeople, last[0]);
  if (kin && matches(lexicon.roles, behind) && !matches(lexicon.negation, behind)) return false;
  const between = front.slice(last.index + last[0].length).replace(/(?<!\p{L})\p{Lu}\p{L}{0,4}\.(?=\s)/gu, '');
  return between.length <= 18 && !/[.;!?。]|\s(?:and|und|y|et)\s/u.test(between);
}

/** A name that came with the link, read like a said one. */
export function givenName(full: string, lexicon: CompiledLexicon): PersonName {
  return { full, ...splitName(full, lexicon) };
}
